/**
 * The number after a space's one: 12 → 13, G9 → G10, 2/04 → 2/05; the next free one where it is
 * taken, and an empty text where the number does not end in a figure.
 */
export function nextNumber(number: string, taken: ReadonlySet<string>): string {
  const [, before, figures] = /^(.*?)(\d+)$/.exec(number) ?? [];
  if (before === undefined || figures === undefined) return '';
  for (let next = Number(figures) + 1; ; next += 1) {
    const made = before + String(next).padStart(figures.length, '0');
    if (!taken.has(made)) return made;
  }
}
