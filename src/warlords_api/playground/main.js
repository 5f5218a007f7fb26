// @ts-check
import { h } from "./svg.js";

document.getElementById("main")?.replaceChildren(h("h1", { text: "Warlords" }));
