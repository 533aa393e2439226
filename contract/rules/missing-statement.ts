import { czechDate, shiftDays } from '#contract/czech/iso-date.ts';

/** A statement of a bank with what is missing before it, and whether the one after it is. */
interface Broken {
  /** Whether anything is missing before it. */
  readonly is_broken: boolean;
  readonly missing_first: number | null;
  readonly missing_last: number | null;
  readonly from_on: string;
  readonly to_on: string;
  /** The last day of the statement before; null of the first one. */
  readonly after_on: string | null;
  /** By when the next one was to come, which has not; null where none is awaited yet. */
  readonly next_due_on: string | null;
}

/**
 * What is missing before a statement: its number or numbers; else the days that lie between; else that the
 * balance jumps between two statements that follow one another.
 */
function beforeText({ missing_first, missing_last, from_on, after_on }: Broken): string {
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

/** That the statement after this one has not come: 'další výpis měl přijít do 7. 5. 2026'. */
export const nextDueText = (next_due_on: string) =>
  `další výpis měl přijít do ${czechDate(next_due_on)}`;

/** What is missing before a statement, and after it where it is the newest one. */
export function missingStatementText(statement: Broken): string {
  const { is_broken, next_due_on } = statement;
  const before = is_broken ? [beforeText(statement)] : [];
  const after = next_due_on === null ? [] : [nextDueText(next_due_on)];
  return [...before, ...after].join(', ');
}
