/** Which actions a click on an element could have meant: the server is asked why none of them is possible. */

const IN_CASTLE = ["pick", "pair", "destroy"];
const IN_REALM = ["place", "turn_over", "build", "change", "turn_down", "lift", "set_down", "pay_tile"];

export function whyNotActions(element: string): string[] {
  const at = element.indexOf("-");
  const [kind, name] = [element.slice(0, at), element.slice(at + 1)];
  if (kind === "castle") return IN_CASTLE.map((verb) => `${verb} ${name}`);
  if (kind === "realm") return IN_REALM.filter((verb) => verb !== "change").map((verb) => `${verb} ${name}`);
  return [`spirit ${name}`];
}
