/** An object of a file, by its keys. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** A value as a cell says it; what is no plain value is told as JSON. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'ano' : 'ne';
  if (typeof value === 'number') {
    const text = String(value);
    return text.includes('e') ? value.toFixed(6) : text;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}
