import pg from 'pg';

const { builtins } = pg.types;

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const SECOND_LENGTH = 'YYYY-MM-DD HH:MM:SS'.length;
const IN_UTC = '+00';

function moment(text: string): string {
  // A list has thousands of them, and the portal's sessions are in UTC: there is nothing to reckon.
  if (text.endsWith(IN_UTC) && text[DAY_LENGTH] === ' ') {
    const thousandths = text
      .slice(SECOND_LENGTH + 1, -IN_UTC.length)
      .slice(0, 3)
      .padEnd(3, '0');
    return `${text.slice(0, DAY_LENGTH)}T${text.slice(DAY_LENGTH + 1, SECOND_LENGTH)}.${thousandths}Z`;
  }
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
