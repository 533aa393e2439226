import { textOf } from './rule.ts';

/** The id of a data box without spaces, in small letters. */
export function formatDataBox(text: string): string {
  return text.replace(/\s/g, '').toLowerCase();
}

/** Told of a text that does not read as the id of a data box; it may stay. */
export function dataBoxDoubt(value: unknown): string | null {
  const box = formatDataBox(textOf(value));
  return box === '' || /^[a-z\d]{7}$/.test(box)
    ? null
    : 'Nevypadá jako datová schránka: má sedm písmen a číslic';
}
