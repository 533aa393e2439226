import { withMinus } from '#contract/rules/minus.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(least: number, most: number): Intl.NumberFormat {
  const key = `${least} ${most}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat('cs-CZ', {
    minimumFractionDigits: least,
    maximumFractionDigits: most,
  });
  formats.set(key, made);
  return made;
}

/** A number with so many decimals at least and at most: 1 234,50 with no-break spaces and a real minus. */
export function czechNumber(value: number, least: number, most = least): string {
  return withMinus(formatOf(least, most).format(value));
}
