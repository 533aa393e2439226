import {
  GUARD_DAYS,
  type GuardState,
  type UnopenedSettlement,
} from '#contract/settlement/guard.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { settlementState, type SettlementState } from '#contract/settlement/words.ts';

/** How settlements stand: the colour that goes with the word, and the word of many that narrows the list. */
export const settlementStates: Readonly<
  Record<SettlementState, { readonly many: string; readonly color: string }>
> = {
  draft: { many: 'Rozpracovaná', color: 'gray' },
  counted: { many: 'Spočtená', color: 'kastelan' },
  reviewed: { many: 'Zkontrolovaná', color: 'kastelan' },
  issued: { many: 'Vydaná', color: 'yellow' },
  correcting: { many: 'Opravovaná', color: 'brick' },
  delivered: { many: 'Doručená', color: 'green' },
  closed: { many: 'Uzavřená', color: 'gray' },
};

/** The colour that goes with how a term stands. */
export const guardColors: Readonly<Record<GuardState, string>> = {
  late: 'red',
  soon: 'yellow',
  ahead: 'gray',
};

type Standing = Pick<Settlement, 'state' | 'reviewed_at'>;
type Guarded = Pick<Settlement, 'state' | 'deliver_guard' | 'answer_guard'>;

const LOCKED: ReadonlySet<SettlementState> = new Set<SettlementState>([
  'issued',
  'delivered',
  'closed',
]);

/** Whether it is issued, so that only a correction changes it. */
export const isLocked = ({ state }: Pick<Settlement, 'state'>): boolean => LOCKED.has(state);

/** Whether its last count was looked through and may be issued. */
export const isReviewed = ({ state, reviewed_at }: Standing): boolean =>
  state === 'reviewed' || (state === 'correcting' && reviewed_at !== null);

/** Whether what is counted will be issued in the place of statements that were issued before. */
export const isCorrected = (settlement: Pick<Settlement, 'state' | 'issued_on'>): boolean =>
  settlement.issued_on !== null && !isLocked(settlement);

/** Narrows the list by how terms stand, the word of many beside it; those of what is not opened leave no row. */
const guardFilters = {
  late: 'Po lhůtě',
  soon: `Doručit do ${GUARD_DAYS} dnů`,
  'answers-late': 'Námitky po lhůtě',
  answers: 'Námitky čekají',
  'unopened-late': 'Nezaložená po lhůtě',
  'unopened-soon': 'Nezaložená',
} as const;
type GuardFilter = keyof typeof guardFilters;
const guardNames = Object.keys(guardFilters) as GuardFilter[];

export type ListFilter = 'all' | SettlementState | GuardFilter;

/** The chosen filter of the list; all settlements for a choice that nobody offers. */
export const listFilter = (name: string | undefined): ListFilter =>
  settlementState.options.find((known) => known === name) ??
  guardNames.find((known) => known === name) ??
  'all';

/** Whether the filter leaves the settlement. */
export function isOfList(name: ListFilter, row: Guarded): boolean {
  const { state, deliver_guard, answer_guard } = row;
  if (name === 'late' || name === 'soon') return deliver_guard?.state === name;
  if (name === 'answers-late') return answer_guard?.state === 'late';
  if (name === 'answers') return answer_guard !== null && answer_guard.state !== 'late';
  return name === 'all' || state === name;
}

/** Whether the filter leaves what nobody has opened. */
export const isOfUnopened = (name: ListFilter, { guard }: UnopenedSettlement): boolean =>
  name === 'all' || name === `unopened-${guard.state}`;

/** Choices over the list with how many each leaves: states that are there, and the chosen one. */
export function listChoices(
  rows: readonly Settlement[],
  unopened: readonly UnopenedSettlement[],
  chosen: ListFilter,
) {
  const count = (name: ListFilter) =>
    name.startsWith('unopened')
      ? unopened.filter((one) => isOfUnopened(name, one)).length
      : rows.filter((row) => isOfList(name, row)).length;
  const isShown = (name: ListFilter) => name === chosen || count(name) > 0;
  const states = settlementState.options.filter(isShown);
  return [
    { name: 'all', text: 'Vše', count: rows.length },
    ...guardNames
      .filter(isShown)
      .map((name) => ({ name, text: guardFilters[name], count: count(name) })),
    ...states.map((name) => ({ name, text: settlementStates[name].many, count: count(name) })),
  ];
}
