const HELLERS = 100;

// Line breaks of all kinds, and other characters that no printer prints.
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]/u;

/** Whether the text would tear its record apart, or stand in it unseen. */
export function isUnprintable(text: string): boolean {
  return UNPRINTABLE.test(text);
}

/** A field of a fixed length. Throws for what does not fit, or is not printed: the record would be another one. */
export function filled(value: string, length: number, align: 'left' | 'right'): string {
  if (isUnprintable(value)) throw new RangeError('A field has a character that is not printed');
  if (value.length > length) throw new RangeError(`${value} is longer than ${length}`);
  return align === 'left' ? value.padEnd(length) : value.padStart(length);
}

/** RRRR-MM as the post writes it: MMRRRR. */
export function wirePeriod(period: string): string {
  return `${period.slice(5)}${period.slice(0, 4)}`;
}

/** MMRRRR as the portal writes it; null for what is no month. */
export function readPeriod(text: string): string | null {
  const match = /^(0[1-9]|1[0-2])(\d{4})$/.exec(text);
  return match === null ? null : `${match[2]}-${match[1]}`;
}

/** Hellers of whole crowns as crowns with two decimals. */
export function formatAmount(hellers: number, mark: 'dot' | 'comma'): string {
  if (hellers % HELLERS !== 0) throw new RangeError(`${hellers} hellers are not whole crowns`);
  return `${hellers / HELLERS}${mark === 'dot' ? '.' : ','}00`;
}

/** Hellers of an amount with two decimals, with a dot or a comma; null for anything else. */
export function readAmount(text: string): number | null {
  const match = /^ *(\d{1,7})[.,](\d{2}) *$/.exec(text);
  return match === null ? null : Number(match[1]) * HELLERS + Number(match[2]);
}
