import pg from 'pg';

const { builtins } = pg.types;

function moment(text: string): string {
  const withZone = /[+-]\d\d$/.test(text) ? `${text}:00` : text;
  return new Date(withZone.replace(' ', 'T')).toISOString();
}

function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`Whole number out of range: ${text}`);
  return value;
}

/** The type of a list of days, which pg has no name for. */
const DATES = 1182;

/** Days need no quotes, so they stand between braces and commas. */
function days(text: string): string[] {
  const inner = text.slice(1, -1);
  return inner === '' ? [] : inner.split(',');
}

const parsers = new Map<number, (text: string) => unknown>([
  // pg would turn a day into local midnight, which is the day before in UTC.
  [builtins.DATE, (text) => text],
  [DATES, days],
  [builtins.TIMESTAMPTZ, moment],
  [builtins.INT8, wholeNumber],
]);

/**
 * How values of PostgreSQL arrive: days and exact decimals as text, moments as ISO 8601 in UTC,
 * counts as numbers.
 */
export const wireTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number) => parsers.get(oid) ?? pg.types.getTypeParser(oid, 'text'),
};
