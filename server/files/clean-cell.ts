// Half a character, and the zero one, which no text of PostgreSQL can hold.
const unstorable = /[\p{Surrogate}\0]/gu;

/** The text of a cell as it can be kept. */
export function cleanCell(text: string): string {
  return text.replace(unstorable, '\uFFFD').trim();
}
