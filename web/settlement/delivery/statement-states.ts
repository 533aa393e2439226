import type { SettlementStatement } from '#contract/settlement/statements.ts';
import {
  DELIVERED,
  deliveredBy,
  statementStateNames,
  type DeliveredBy,
  type StatementState,
} from '#contract/settlement/words.ts';

/** What narrows the list of statements: by how they stand, or by what somebody has to be found out. */
export type StatementFilter =
  | 'all'
  | 'undelivered'
  | 'failed'
  | 'no-email'
  | 'mailed'
  | DeliveredBy;

interface Measure {
  /** The word of its badge, and the colour. */
  readonly text: string;
  readonly color: string;
  /** Filters that leave it. */
  readonly filters: readonly StatementFilter[];
}

const looks: Readonly<Record<StatementState, Omit<Measure, 'text'>>> = {
  made: { color: 'gray', filters: ['undelivered'] },
  waiting: { color: 'kastelan', filters: ['undelivered'] },
  failing: { color: 'yellow', filters: ['undelivered', 'failed'] },
  refused: { color: 'red', filters: ['undelivered', 'failed'] },
  sent: { color: 'green', filters: ['mailed'] },
  handed: { color: 'green', filters: ['handed'] },
  posted: { color: 'green', filters: ['posted'] },
  'data-box': { color: 'green', filters: ['data-box'] },
};

/** How a statement stands: its badge and the filters that leave it, by one measure. */
export const measureOf = (state: StatementState): Measure => ({
  text: statementStateNames[state],
  ...looks[state],
});

const filterNames: readonly (readonly [StatementFilter, string])[] = [
  ['all', 'Vše'],
  ['undelivered', 'Nedoručeno'],
  ['failed', 'E-mail nedošel'],
  ['no-email', 'Nedoručeno, bez e-mailu'],
  ['mailed', 'E-mailem'],
  ...deliveredBy.options.map((way) => [way, wayNames(way)] as const),
];

/** A way of delivery as a choice names it. */
export function wayNames(way: DeliveredBy): string {
  const name = statementStateNames[way];
  return name.charAt(0).toLocaleUpperCase('cs') + name.slice(1);
}

/** The chosen filter; all statements for a choice that nobody offers. */
export const statementFilter = (name: string | undefined): StatementFilter =>
  filterNames.find(([known]) => known === name)?.[0] ?? 'all';

type Standing = Pick<SettlementStatement, 'state' | 'email'>;

/** Whether the filter leaves the statement. */
export function isOfFilter(name: StatementFilter, { state, email }: Standing): boolean {
  if (name === 'all') return true;
  if (name === 'no-email') return !DELIVERED.has(state) && email === '';
  return measureOf(state).filters.includes(name);
}

/** Choices with how many statements each leaves; those that leave none are not offered, but for the chosen one. */
export function filterChoices(rows: readonly Standing[], chosen: StatementFilter) {
  return filterNames
    .map(([name, text]) => ({
      name,
      text,
      count: rows.filter((row) => isOfFilter(name, row)).length,
    }))
    .filter(({ name, count }) => count > 0 || name === chosen || name === 'all');
}

/** States of mails that left, or are about to. */
const MAILED: ReadonlySet<StatementState> = new Set<StatementState>(['waiting', 'failing', 'sent']);

/** Whether it may be mailed: there is an address, and nothing was delivered or is on its way. */
export const isMailable = ({ state, email }: Standing): boolean =>
  email !== '' && !MAILED.has(state) && !DELIVERED.has(state);

/** Whether it may be put into a data box: there is one, and nothing was delivered or is on its way. */
export const isBoxable = ({ state, data_box }: Pick<SettlementStatement, 'state' | 'data_box'>) =>
  data_box !== '' && !MAILED.has(state) && !DELIVERED.has(state);

/** Whether a person may record its delivery: what went by mail is recorded by the portal itself. */
export const isRecordable = ({ state }: Pick<Standing, 'state'>): boolean => !MAILED.has(state);
