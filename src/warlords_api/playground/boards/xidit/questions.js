// @ts-check
// All decisions but the plan: what can be pressed on the map for them, and the form beside it.

/** @import {Draft, Reward, Scene} from "./types.js" */
/** @import {Presses} from "./map.js" */
/** @import {Say} from "./words.js" */
import { h } from "../../svg.js";
import { button, counter, row } from "./controls.js";
import { NOTHING } from "./map.js";
import { rewardIcon, unitIcon } from "./pieces.js";
import { UNITS } from "./words.js";

/**
 * @typedef {object} Question
 * @property {Presses} presses
 * @property {(HTMLElement|false)[]} form
 */

/** @type {readonly Reward[]} */
const REWARDS = ["gold", "bards", "storeys"];

/**
 * Change what is half chosen, and draw again.
 * @param {Scene} scene @param {Partial<Draft>} change
 */
function draft(scene, change) {
  Object.assign(scene.draft, change);
  scene.redraw();
}

/**
 * What is asked, as a form and as places to press.
 * @param {Scene} scene @param {Say} say
 * @returns {Question}
 */
export function question(scene, say) {
  switch (scene.mine?.type) {
    case "hero_due":
      return placingHero(scene, say);
    case "recruit_due":
      return recruiting(scene, say, scene.mine.city);
    case "titan_due":
      return fightingTitan(scene, say);
    case "rewards_due":
      return takingRewards(scene, say, scene.mine);
    case "bards_due":
      return placingBards(scene, say, scene.mine);
    case "storey_due":
      return placingStorey(scene, say);
    case "show_due":
      return showing(scene, say, UNITS.indexOf(scene.mine.unit));
    case "dummy_due":
      return raisingDummy(scene, say);
    default:
      return { presses: NOTHING, form: [] };
  }
}

/** @param {Scene} scene @param {Say} say @returns {Question} */
function placingHero(scene, say) {
  const taken = new Set(scene.view.players.map(player => player.hero));
  return {
    presses: {
      ...NOTHING,
      city: city =>
        taken.has(city)
          ? null
          : {
              key: `city-${city}`,
              label: say("place-hero", { city }),
              onchoose: () => scene.choose({ type: "place_hero", city }),
            },
    },
    form: [h("p", { class: "xd-hint", text: say("city-hint") })],
  };
}

/** @param {Scene} scene @param {Say} say @param {number} here @returns {Question} */
function recruiting(scene, say, here) {
  const recruit = () => scene.choose({ type: "recruit" });
  return {
    presses: {
      ...NOTHING,
      city: city => (city !== here ? null : { key: "map-recruit", label: say("recruit"), onchoose: recruit }),
    },
    form: [
      row(
        button("recruit", say("recruit"), recruit, { main: true }),
        button("decline", say("decline"), () => scene.choose({ type: "decline" })),
      ),
    ],
  };
}

/** @param {Scene} scene @param {Say} say @returns {Question} */
function fightingTitan(scene, say) {
  const raging = scene.view.table.titans.flatMap((stack, place) => {
    const titan = stack.raging ? scene.pack.titans[place]?.[stack.killed] : undefined;
    return titan ? [{ place, titan }] : [];
  });
  const chosen = raging.find(each => each.place === scene.draft.stack) ?? raging[0];
  const held = scene.view.screen?.units ?? [],
    units = scene.draft.units ?? [0, 0, 0, 0, 0];
  const sum = units.reduce((total, count) => total + count, 0),
    price = chosen?.titan.price ?? 0;
  return {
    presses: NOTHING,
    form: [
      row(
        ...raging.map(({ place }) =>
          button(
            `stack-${place}`,
            say("stack", { stack: place }),
            () => draft(scene, { stack: place, units: [0, 0, 0, 0, 0] }),
            { selected: place === chosen?.place },
          ),
        ),
      ),
      h(
        "div",
        { class: "xd-counters" },
        UNITS.map(
          (unit, kind) =>
            (held[kind] ?? 0) > 0 &&
            counter(
              say,
              `unit-${kind}`,
              say(unit),
              units[kind] ?? 0,
              sum >= price ? (units[kind] ?? 0) : (held[kind] ?? 0),
              count => draft(scene, { units: units.with(kind, count) }),
              unitIcon(say, kind),
            ),
        ),
      ),
      h("p", { class: "xd-hint", "aria-live": "polite", text: say("price", { held: sum, price }) }),
      row(
        button(
          "fight",
          say("fight", { count: price }),
          () => scene.choose({ type: "fight_titan", stack: chosen?.place ?? 0, units }),
          { main: true, disabled: sum !== price },
        ),
        button("decline", say("decline"), () => scene.choose({ type: "decline" })),
      ),
    ],
  };
}

/**
 * @param {Scene} scene @param {Say} say @param {{gold: number, bards: number, storeys: number}} prizes
 * @returns {Question}
 */
function takingRewards(scene, say, prizes) {
  const open = (scene.offer?.actions ?? []).flatMap(action => (action.type === "take_rewards" ? [action.rewards] : []));
  const wanted = open[0]?.length ?? 0,
    chosen = scene.draft.rewards ?? (open.length === 1 ? [...(open[0] ?? [])] : []);
  /** @param {Reward} name */
  const toggle = name =>
    draft(scene, {
      rewards: chosen.includes(name)
        ? chosen.filter(each => each !== name)
        : REWARDS.filter(each => each === name || chosen.includes(each)),
    });
  return {
    presses: NOTHING,
    form: [
      row(
        ...REWARDS.map(name =>
          button(`reward-${name}`, say("prize", { count: prizes[name], what: say(name) }), () => toggle(name), {
            selected: chosen.includes(name),
            icon: rewardIcon(name),
            disabled:
              !open.some(rewards => rewards.includes(name)) || (!chosen.includes(name) && chosen.length >= wanted),
          }),
        ),
      ),
      row(
        button("take", say("take"), () => scene.choose({ type: "take_rewards", rewards: chosen }), {
          main: true,
          disabled: chosen.length !== wanted,
        }),
      ),
    ],
  };
}

/** @param {Scene} scene @param {Say} say @param {{city: number, bards: number}} due @returns {Question} */
function placingBards(scene, say, due) {
  const touched = scene.pack.cities.find(city => city.id === due.city)?.regions ?? [];
  const all = Math.min(due.bards, scene.view.screen?.bards ?? 0),
    placed = scene.draft.bards ?? {};
  const left = all - Object.values(placed).reduce((total, count) => total + count, 0);
  /** @param {number} region @param {number} count */
  const set = (region, count) => draft(scene, { bards: { ...placed, [region]: count } });
  /** @param {number} region */
  const name = region => regionName(scene, region);
  const regions = scene.pack.regions.flatMap((region, position) => (touched.includes(region.id) ? [position] : []));
  const bards = regions.flatMap(region => (placed[region] ? [{ region, count: placed[region] }] : []));
  return {
    presses: {
      ...NOTHING,
      region: region =>
        !regions.includes(region) || left <= 0
          ? null
          : {
              key: `region-${region}`,
              label: say("more", { what: name(region) }),
              onchoose: () => set(region, (placed[region] ?? 0) + 1),
            },
    },
    form: [
      h(
        "div",
        { class: "xd-counters" },
        regions.map(region =>
          counter(
            say,
            `bards-${region}`,
            name(region),
            placed[region] ?? 0,
            (placed[region] ?? 0) + left,
            count => set(region, count),
            rewardIcon("bards"),
          ),
        ),
      ),
      h("p", { class: "xd-hint", "aria-live": "polite", text: say("left", { count: left }) }),
      row(
        button("place-bards", say("place-bards"), () => scene.choose({ type: "place_bards", bards }), {
          main: true,
          disabled: left !== 0,
        }),
      ),
    ],
  };
}

/**
 * A region by its name in the reader's language.
 * @param {Scene} scene @param {number} region
 */
export function regionName(scene, region) {
  const known = scene.pack.regions[region];
  return known?.title?.[scene.language] ?? known?.id ?? `#${region}`;
}

/** @param {Scene} scene @param {Say} say @returns {Question} */
function placingStorey(scene, say) {
  const cities = (scene.offer?.actions ?? []).flatMap(action => (action.type === "place_storey" ? [action.city] : []));
  /** @param {number} city */
  const raise = city => scene.choose({ type: "place_storey", city });
  return {
    presses: {
      ...NOTHING,
      city: city =>
        !cities.includes(city)
          ? null
          : {
              key: `city-${city}`,
              label: say("raise", { city }),
              onchoose: () => raise(city),
            },
    },
    form: [
      row(
        ...cities.map(city =>
          button(`storey-${city}`, say("raise", { city }), () => raise(city), { icon: rewardIcon("storeys") }),
        ),
      ),
    ],
  };
}

/** @param {Scene} scene @param {Say} say @param {number} kind @returns {Question} */
function showing(scene, say, kind) {
  const held = scene.view.screen?.units[kind] ?? 0;
  return {
    presses: NOTHING,
    form: [
      row(
        ...Array.from({ length: held + 1 }, (_, count) =>
          button(`show-${count}`, say("show", { count }), () => scene.choose({ type: "show_units", count }), {
            main: count === held,
            icon: unitIcon(say, kind),
          }),
        ),
      ),
    ],
  };
}

/** @param {Scene} scene @param {Say} say @returns {Question} */
function raisingDummy(scene, say) {
  return {
    presses: NOTHING,
    form: [
      row(
        ...scene.view.table.checks.map(check =>
          button(`dummy-${check}`, say("raise-dummy", { check: say(check), step: scene.pack.dummy_step[check] }), () =>
            scene.choose({ type: "raise_dummy", check }),
          ),
        ),
      ),
    ],
  };
}
