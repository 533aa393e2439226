import { weightedSum } from './weighted-sum.ts';

// Numbers by which suppliers know where they supply: EAN of electricity (GS1, 18 digits), EIC of gas
// (ENTSO-E, 16 characters). Each ends with a check character.

const EAN = /^\d{18}$/;
const EIC = /^[0-9A-Z-]{16}$/;
const EAN_WEIGHTS = Array.from({ length: 17 }, (_, at) => (at % 2 === 0 ? 3 : 1));
/** Values of the characters of an EIC are their places here. */
const EIC_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-';

/** The eighteenth digit that belongs to the first seventeen; throws a RangeError for anything but seventeen digits. */
export function eanCheckDigit(seventeen: string): number {
  return (10 - (weightedSum(seventeen, EAN_WEIGHTS) % 10)) % 10;
}

/** The sixteenth character that belongs to the first fifteen; throws a RangeError for anything else. */
export function eicCheckCharacter(fifteen: string): string {
  const values = Array.from(fifteen, (character) => EIC_CHARACTERS.indexOf(character));
  if (values.length !== 15 || values.includes(-1)) throw new RangeError('Expected 15 characters');
  const sum = values.reduce((all, value, at) => all + value * (16 - at), 0);
  return EIC_CHARACTERS.charAt(36 - ((sum + 36) % 37));
}

/** The number as it is kept: an EAN and an EIC without spaces and in capitals, another as it was written. */
export function formatSupplyCode(text: string): string {
  const bare = text.replaceAll(/\s/gu, '').toUpperCase();
  return EAN.test(bare) || EIC.test(bare) ? bare : text;
}

function eanDoubt(code: string): string | null {
  if (!EAN.test(code)) return 'EAN elektřiny má 18 číslic';
  const expected = eanCheckDigit(code.slice(0, -1));
  return code.endsWith(String(expected))
    ? null
    : `Poslední číslice EAN nesouhlasí (má být ${expected}); zkontrolujte ho na vyúčtování`;
}

function eicDoubt(code: string): string | null {
  if (!EIC.test(code)) return 'EIC plynu má 16 znaků, například 27ZG…';
  const expected = eicCheckCharacter(code.slice(0, -1));
  return code.endsWith(expected)
    ? null
    : `Poslední znak EIC nesouhlasí (má být ${expected}); zkontrolujte ho na vyúčtování`;
}

/** What is odd about the number of a supply of the kind: suppliers also use numbers of their own. */
export function supplyCodeDoubt(value: unknown, record: Readonly<Record<string, unknown>>) {
  const code = formatSupplyCode(typeof value === 'string' ? value.trim() : '');
  if (code === '') return null;
  if (record['kind'] === 'electricity') return eanDoubt(code);
  return record['kind'] === 'gas' ? eicDoubt(code) : null;
}
