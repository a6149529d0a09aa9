/** Which actions a click on an element could have meant: the server is asked why none of them is possible. */

export function whyNotActions(element: string): string[] {
  const at = element.indexOf("-");
  const [kind, name] = [element.slice(0, at), element.slice(at + 1)];
  switch (kind) {
    case "dragon":
      return ["entice", "tuck", "pay_dragon", "discard_dragon"].map((verb) => `${verb} ${name}`);
    case "card":
      return ["excavate", "pay_cave", "discard_cave"].map((verb) => `${verb} ${name}`);
    case "cave":
      return ["explore", "into"].map((verb) => `${verb} ${name}`);
    case "kind":
      return ["", ...["gain", "pay", "discard"].map((verb) => `${verb} ${name}`)];
    case "place":
      // Nothing is always done with a place: only what can be done with some place now is asked about.
      return name === "mat"
        ? ["", "lay mat", "pay_egg mat"]
        : ["", ...["lay", "under", "cover", "activate", "pay_egg"].map((verb) => `${verb} ${name}`)];
    case "deck":
      return [`draw_${name}`];
    default:
      return element === "coin" ? ["pay_coin"] : [];
  }
}
