/** Which actions a click on an element could have meant: the server is asked why none of them is possible. */

export function whyNotActions(element: string): string[] {
  const at = element.indexOf("-");
  const [kind, name] = [element.slice(0, at), element.slice(at + 1)];
  switch (kind) {
    case "space":
      return [`place spearman ${name}`, `place rider ${name}`, `withdraw spearman ${name}`];
    case "wild":
      return [`move ${name}`];
    case "source":
      return [`scout ${name}`];
    case "ability":
      return [`use ${name}`];
    case "dragon":
      return [`mark ${name}`, `keep ${name}`];
    case "resource":
      return [`give_back ${name}`];
    case "tile":
      return [`lay ${name} W1`];
    case "statue":
      return [`set 73 ${name}`];
    case "objective":
      return [`set ${name} S1`];
    case "vassal":
      return [`place ${name} C1`, `spend ${name} home`];
    default:
      return [];
  }
}
