// @ts-check
// Where provinces are drawn: by hand where the map is the known one, else in a ring.

/** @import {Province} from "./scene.js" */

/** @typedef {readonly [number, number]} Point */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */
/**
 * @typedef {object} Shape
 * @property {string} outline  a path
 * @property {Point} name  where its name begins
 * @property {Point|null} rewards  where its rewards begin; null: behind its name
 * @property {Box} room  where its pieces stand
 */
/** @typedef {{height: number, shapes: Map<string, Shape>, routes: Map<string, string>}} Layout */

export const WIDTH = 1000;
/** Below the shrines, which stand in the upper left corner of every map. */
const TOP = 225;

/** @type {Record<string, {corners: Point[], name: Point, room: Box}>} */
const BY_HAND = {
  hokkaido: {
    corners: [[700, 48], [790, 20], [900, 28], [978, 78], [970, 160], [905, 200], [832, 184], [772, 214], [712, 186], [688, 112]],
    name: [728, 70], room: { x: 716, y: 94, width: 244, height: 92 },
  },
  oshu: {
    corners: [[706, 250], [790, 234], [884, 246], [948, 296], [944, 380], [692, 386], [672, 338], [692, 292]],
    name: [728, 284], room: { x: 698, y: 302, width: 240, height: 76 },
  },
  edo: {
    corners: [[694, 400], [946, 394], [966, 452], [930, 520], [866, 566], [792, 546], [718, 562], [678, 500], [674, 440]],
    name: [712, 440], room: { x: 694, y: 456, width: 250, height: 88 },
  },
  kyoto: {
    corners: [[444, 338], [520, 296], [606, 280], [680, 294], [658, 338], [680, 390], [660, 438], [664, 480], [590, 488], [500, 478], [436, 450], [422, 390]],
    name: [476, 342], room: { x: 442, y: 362, width: 218, height: 108 },
  },
  kansai: {
    corners: [[392, 482], [432, 464], [500, 492], [592, 502], [628, 544], [606, 606], [530, 630], [450, 616], [380, 622], [344, 576], [348, 512]],
    name: [398, 518], room: { x: 362, y: 534, width: 248, height: 78 },
  },
  nagato: {
    corners: [[58, 424], [130, 390], [230, 384], [322, 404], [384, 440], [382, 474], [338, 506], [334, 556], [260, 578], [168, 552], [80, 534], [44, 478]],
    name: [92, 436], room: { x: 66, y: 452, width: 262, height: 92 },
  },
  kyushu: {
    corners: [[30, 618], [110, 592], [202, 602], [278, 644], [284, 724], [232, 784], [140, 800], [60, 778], [22, 700]],
    name: [62, 648], room: { x: 42, y: 664, width: 230, height: 108 },
  },
  shikoku: {
    corners: [[346, 676], [432, 656], [552, 660], [664, 684], [688, 744], [610, 802], [440, 810], [350, 788], [320, 730]],
    name: [376, 704], room: { x: 346, y: 720, width: 314, height: 72 },
  },
};

/** Sea routes that do not go straight. */
const BENT = {
  "hokkaido kansai": "M704 168C600 250 404 236 404 500",
  "hokkaido kyushu": "M700 150C560 250 120 200 44 340C4 420 8 540 60 640",
  "kansai kyushu": "M372 604L250 652",
};

/**
 * Where each province of a map is drawn.
 * @param {readonly Province[]} provinces
 * @returns {Layout}
 */
export function layout(provinces) {
  return provinces.every(({ id }) => id in BY_HAND) ? byHand(provinces) : inRing(provinces);
}

/**
 * What a sea route or a border is called: the same from both ends.
 * @param {string} one
 * @param {string} other
 * @returns {string}
 */
export function between(one, other) {
  return one < other ? `${one} ${other}` : `${other} ${one}`;
}

/**
 * @param {readonly Province[]} provinces
 * @returns {Layout}
 */
function byHand(provinces) {
  /** @type {Map<string, Shape>} */
  const shapes = new Map();
  for (const { id } of provinces) {
    const drawn = BY_HAND[id];
    if (drawn) shapes.set(id, { outline: rounded(drawn.corners, 22), name: drawn.name, rewards: null, room: drawn.room });
  }
  return { height: 824, shapes, routes: routes(provinces, shapes, BENT) };
}

/**
 * Any number of provinces, clockwise from the top, so that no line between two of them crosses a third.
 * @param {readonly Province[]} provinces
 * @returns {Layout}
 */
function inRing(provinces) {
  const number = provinces.length;
  const step = Math.sin((2 * Math.PI) / number);
  // So wide that the one at the top and its neighbours stand apart, so far down that those at the sides do.
  const width = Math.min(250, (490 * step - 10) / (1 + step / 2));
  const down = Math.max(200, 46 * number);
  /** @type {Map<string, Shape>} */
  const shapes = new Map();
  provinces.forEach(({ id }, place) => {
    const turn = (2 * Math.PI * place) / number;
    const x = WIDTH / 2 + (WIDTH / 2 - width / 2 - 10) * Math.sin(turn) - width / 2;
    const y = TOP + 10 + down * (1 - Math.cos(turn));
    /** @type {Point[]} */
    const corners = [[x, y], [x + width, y], [x + width, y + 130], [x, y + 130]];
    shapes.set(id, { outline: rounded(corners, 22), name: [x + 36, y + 28], rewards: [x + 14, y + 46],
      room: { x: x + 10, y: y + 60, width: width - 20, height: 62 } });
  });
  return { height: TOP + 2 * down + 150, shapes, routes: routes(provinces, shapes, {}) };
}

/**
 * A line for each border and each sea route.
 * @param {readonly Province[]} provinces
 * @param {Map<string, Shape>} shapes
 * @param {Record<string, string>} bent
 * @returns {Map<string, string>}
 */
function routes(provinces, shapes, bent) {
  /** @type {Map<string, string>} */
  const lines = new Map();
  for (const { id, land, sea } of provinces)
    for (const other of [...land, ...sea]) {
      const [from, to] = [middle(shapes.get(id)), middle(shapes.get(other))];
      const name = between(id, other);
      if (from && to) lines.set(name, bent[name] ?? `M${from}L${to}`);
    }
  return lines;
}

/**
 * @param {Shape|undefined} shape
 * @returns {Point|null}
 */
function middle(shape) {
  return shape ? [shape.room.x + shape.room.width / 2, shape.room.y + shape.room.height / 2] : null;
}

/**
 * A closed path with round corners.
 * @param {readonly Point[]} corners
 * @param {number} radius
 * @returns {string}
 */
function rounded(corners, radius) {
  const parts = corners.map((corner, place) => {
    const before = corners.at(place - 1) ?? corner;
    const behind = corners[(place + 1) % corners.length] ?? corner;
    return `${place ? "L" : "M"}${towards(corner, before, radius)}Q${corner} ${towards(corner, behind, radius)}`;
  });
  return `${parts.join("")}Z`;
}

/**
 * The point that lies so far from one on the way to another, or half way if that is nearer.
 * @param {Point} from
 * @param {Point} to
 * @param {number} distance
 * @returns {Point}
 */
function towards(from, to, distance) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = Math.min(0.5, distance / Math.hypot(dx, dy));
  return [Math.round(from[0] + dx * share), Math.round(from[1] + dy * share)];
}
