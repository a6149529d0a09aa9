/** What all of some labels begin with, up to a colon: “Put a marker: ”. Nothing if one of them begins otherwise. */
export function commonPrefix(labels: string[]): string {
  const [first = "", ...rest] = labels;
  const end = first.indexOf(": ");
  const begins = end < 0 ? "" : first.slice(0, end + 2);
  return rest.every((each) => each.startsWith(begins)) ? begins : "";
}

/** A label without its opening, which stands in the prompt already. */
export function shortened(label: string, begins: string): string {
  return label.charAt(begins.length).toLocaleUpperCase() + label.slice(begins.length + 1);
}
