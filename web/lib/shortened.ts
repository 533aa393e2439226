/** The beginning of a text for a title; the whole stands elsewhere. */
export function shortened(text: string, most = 60): string {
  return text.length > most ? `${text.slice(0, most).trimEnd()}…` : text;
}
