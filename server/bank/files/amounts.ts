/** No balance and no movement is greater, in hellers: ten billion crowns. */
const MOST = 1_000_000_000_000;

/** No bank writes an amount longer than this; longer texts are not looked through at all. */
const MOST_LENGTH = 40;

/** An amount without spaces and its currency; undefined for what is too long to be one. */
export function bareAmount(text: string): string | undefined {
  if (text.length > MOST_LENGTH) return undefined;
  return text
    .replaceAll(/[\s\u00a0\u202f]/g, '')
    .replace('\u2212', '-')
    .replace(/(?:Kč|CZK)$/i, '');
}

/** Hellers of a decimal number as banks write it, its currency behind it or not; undefined for anything else, and for what no account holds. */
export function hellersOf(text: string): number | undefined {
  const match = /^([+-]?)(\d+)(?:[.,](\d{1,2})0*)?$/.exec(bareAmount(text) ?? '');
  if (match === null) return undefined;
  const [, sign, whole = '', part = ''] = match;
  const hellers = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  if (hellers > MOST) return undefined;
  return sign === '-' && hellers !== 0 ? -hellers : hellers;
}

/** Hellers of digits of a fixed field; undefined for anything else. */
export function hellersOfDigits(digits: string): number | undefined {
  const hellers = /^\d+$/.test(digits) ? Number(digits) : NaN;
  return hellers <= MOST ? hellers : undefined;
}

/** Hellers as a sentence writes them: 3 450,00 Kč. */
export function amountText(hellers: number): string {
  return new Intl.NumberFormat('cs-CZ', { style: 'currency', currency: 'CZK' }).format(
    hellers / 100,
  );
}

/** A symbol as it is compared: digits without the zeros in front; empty for anything else. */
export function symbolOf(text: string): string {
  const bare = text.replaceAll(/\s/g, '').replace(/^0+/, '');
  return /^\d{1,10}$/.test(bare) ? bare : '';
}
