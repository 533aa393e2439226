import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';

/** A statement of a bank with what is missing before it. */
interface Broken {
  readonly missing_first: number | null;
  readonly missing_last: number | null;
  readonly from_on: string;
  /** The last day of the statement before; null of the first one. */
  readonly after_on: string | null;
}

/**
 * What is missing before a statement: its number or numbers; else the days that lie between; else that the
 * balance jumps between two statements that follow one another.
 */
export function missingStatementText(statement: Broken): string {
  const { missing_first, missing_last, from_on, after_on } = statement;
  if (missing_first !== null)
    return missing_last === null || missing_first === missing_last
      ? `chybí výpis č. ${missing_first}`
      : `chybí výpisy č. ${missing_first}–${missing_last}`;
  const first = after_on === null ? from_on : shiftDays(after_on, 1);
  const last = shiftDays(from_on, -1);
  if (first > last) return `zůstatek k ${czechDate(from_on)} nenavazuje`;
  return first === last
    ? `chybí výpis za ${czechDate(first)}`
    : `chybí výpis za ${czechDate(first)} – ${czechDate(last)}`;
}
