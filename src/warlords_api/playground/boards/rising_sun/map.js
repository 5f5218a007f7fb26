// @ts-check
// The map: provinces with their rewards, wars and pieces, the ways between them, and the four shrines.

/** @import {Province, Scene} from "./scene.js" */
/** @import {Layout, Point, Shape} from "./layout.js" */
import { h, hit, s, svg } from "../../svg.js";
import { icon, sign } from "./icons.js";
import { WIDTH, between, layout } from "./layout.js";
import { goodsName, placeName } from "./names.js";
import { partOfPlace } from "./parts.js";
import { piecesAt, textWidth } from "./pieces.js";
import { say, sayable } from "./scene.js";
import { shrines } from "./shrines.js";
import { filled, words } from "./words.js";

/**
 * The map in a box of its own that scrolls where the window is narrow.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
export function map(scene) {
  const drawn = layout(scene.pack.provinces);
  const picture = svg(WIDTH, drawn.height, words(scene.language).map,
    s("rect", { width: WIDTH, height: drawn.height, rx: 18, class: "fill-water" }),
    ways(scene.pack.provinces, drawn),
    shrines(scene),
    scene.pack.provinces.map(province => {
      const shape = drawn.shapes.get(province.id);
      return shape && [land(scene, province, shape), piecesAt(scene, province.id, shape.room)];
    }).flat());
  // What scrolls must be reached by keyboard too.
  return h("div", { class: "rs-land-and-legend" },
    h("div", { class: "rs-map", tabindex: 0, role: "region", "aria-label": words(scene.language).map, "data-key": "map" }, picture),
    legend(scene));
}

/**
 * What the drawings stand for.
 * @param {Scene} scene
 * @returns {HTMLElement}
 */
function legend(scene) {
  const say = words(scene.language);
  const drawn = [
    ["daimyo", say.kind.daimyo], ["bushi", say.kind.bushi], ["shinto", say.kind.shinto], ["stronghold", say.kind.stronghold],
    ["monster", say.cardType.monster], ["vp", say.short.vp], ["coins", say.short.coins], ["ronin", say.short.ronin],
  ];
  return h("ul", { class: "rs-legend" },
    drawn.map(([name, text]) => h("li", {}, sign(name ?? "", "fill-muted"), text)),
    Object.values(say.legend).map(text => h("li", { text })));
}

/**
 * Borders as isthmuses, sea routes as dotted lines.
 * @param {readonly Province[]} provinces
 * @param {Layout} drawn
 * @returns {SVGElement}
 */
function ways(provinces, drawn) {
  const lines = provinces.flatMap(({ id, land, sea }) => [
    ...sea.filter(other => id < other).map(other => ({ name: between(id, other), style: "rs-sea" })),
    ...land.filter(other => id < other).map(other => ({ name: between(id, other), style: "rs-land" })),
  ]);
  return s("g", { "aria-hidden": "true" }, lines.map(({ name, style }) => s("path", { d: drawn.routes.get(name), class: style })));
}

/**
 * A province without its pieces; a button where it can be chosen.
 * @param {Scene} scene
 * @param {Province} province
 * @param {Shape} shape
 * @returns {SVGElement}
 */
function land(scene, province, shape) {
  const name = placeName(scene, province.id);
  const told = [name, filled(words(scene.language).harvest, { goods: goodsName(scene, province.harvest) }), warText(scene, province.id)];
  const part = partOfPlace(scene, province.id);
  const open = part !== null && sayable(scene, part);
  const [x, y] = shape.name;
  const node = s("g", { class: fighting(scene, province.id) ? "rs-fought" : "" },
    s("path", { d: shape.outline, class: open ? "rs-province rs-open" : "rs-province" }),
    s("text", { x, y, class: "rs-name" }, name),
    rewards(province, shape.rewards ?? [x + 12 + 1.15 * textWidth(name, 22), y - 7]),
    warSign(scene, province.id, x, y));
  const label = told.filter(Boolean).join(". ");
  if (open) return hit(node, { key: `place-${province.id}`, label, onchoose: () => say(scene, part) });
  node.setAttribute("role", "img");
  node.setAttribute("aria-label", label);
  return node;
}

/**
 * What a harvest pays here: numbers with their signs.
 * @param {Province} province
 * @param {Point} at
 * @returns {SVGElement}
 */
function rewards({ harvest }, [x, y]) {
  const goods = /** @type {const} */ (["vp", "coins", "ronin"]).filter(each => harvest[each]);
  return s("g", {}, goods.map((each, place) => s("g", { transform: `translate(${x + place * 38} ${y})` },
    s("text", { x: 0, y: 6, class: "rs-small" }, harvest[each]),
    icon(each, "fill-muted", "translate(19 0) scale(.8)"))));
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {boolean} whether the battle that is being fought is here
 */
function fighting(scene, id) {
  return scene.view.table.battle?.province === id;
}

/**
 * @param {Scene} scene
 * @param {string} id
 * @returns {string} which war of the season is here
 */
function warText(scene, id) {
  const say = words(scene.language);
  const { wars, fought } = scene.view.table;
  const place = wars.indexOf(id);
  if (place < 0) return "";
  const state = fighting(scene, id) ? say.fighting : place < fought ? say.over : "";
  return [filled(say.warNumber, { number: place + 1 }), state].filter(Boolean).join(say.list);
}

/**
 * The number of the war here, on the left of the name; pale when it is settled.
 * @param {Scene} scene
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @returns {SVGElement|null}
 */
function warSign(scene, id, x, y) {
  const { wars, fought } = scene.view.table;
  const place = wars.indexOf(id);
  if (place < 0) return null;
  return s("g", { transform: `translate(${x - 18} ${y - 7})`, class: place < fought ? "rs-war rs-over" : "rs-war" },
    s("circle", { r: 14 }),
    s("text", { y: 6, "text-anchor": "middle" }, place + 1));
}
