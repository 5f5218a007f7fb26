"""What clans and season cards do: everything of RS-9 and RS-10, hooked to named moments.

A phase never names a clan or a card. It does four things:

* it asks ``traits.trait`` / ``traits.total`` for a standing fact and ``forces.force`` for force,
* it tells ``moments.happen`` that a moment has come (``bank``, ``killing``, ``summoning`` and ``honor`` tell it for
  what they do, so most phases need not),
* it lets ``killing.kill`` kill, so that what spares or counts the dead is heard,
* it pushes its own later steps, in the order in which they come: what listens goes on top of them by itself, as soon
  as the step or action that told it is carried out (``Draft.hear``). Only ``killing.kill`` pushes a step of its own,
  so what comes after the killing is pushed before it is called.

``moments.happen`` collects who listens (``Gain`` and ``Act`` of clans and owned cards, one ``Heard`` a copy) into one
``Responding`` step. ``responding.respond`` lets them work in the order of RS-6.1, asking ``Ordering`` and
``PickingEffect`` only where the order can matter. A ``Gain`` pays; an ``Act`` is looked up by its ``do`` in
``acts.ACTS``: one ``ActRule``, made of small functions.

To add a card: one entry in the pack's data. If no word of ``vocabulary`` says what it does, one function and one line
in ``acts``, and its name in ``vocabulary.ActName``; a new ``Moment`` only where nothing existing
fits. No phase file changes.
"""
