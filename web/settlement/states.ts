import type { GuardState, UnopenedSettlement } from '#contract/settlement/guard-record.ts';
import { GUARD_DAYS } from '#contract/settlement/guard.ts';
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
type Guarded = Pick<
  Settlement,
  'state' | 'deliver_guard' | 'answer_guard' | 'raise' | 'later_documents'
>;

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

/** Narrows the list by how terms stand and what is offered, the word of many beside it. */
const guardFilters = {
  late: 'Po lhůtě',
  soon: 'Lhůty',
  raise: 'Zvýšit zálohy',
  documents: 'Změněné doklady',
} as const;
/** The same of one kind of terms, to which a line of the day leads; those of what is not opened leave no row. */
const termFilters = {
  'deliver-late': 'Doručení po lhůtě',
  'deliver-soon': `Doručit do ${GUARD_DAYS} dnů`,
  'answers-late': 'Námitky po lhůtě',
  answers: 'Námitky čekají',
  'unopened-late': 'Nezaložená po lhůtě',
  'unopened-soon': 'Nezaložená',
} as const;
const guardTexts = { ...guardFilters, ...termFilters } as const;
type GuardFilter = keyof typeof guardTexts;
const guardNames = Object.keys(guardTexts) as GuardFilter[];

export type ListFilter = 'all' | SettlementState | GuardFilter;

/** The chosen filter of the list; all settlements for a choice that nobody offers. */
export const listFilter = (name: string | undefined): ListFilter =>
  settlementState.options.find((known) => known === name) ??
  guardNames.find((known) => known === name) ??
  'all';

/** Whether the filter leaves the settlement. */
export function isOfList(name: ListFilter, row: Guarded): boolean {
  const { state, deliver_guard: delivery, answer_guard: answer } = row;
  const isLate = delivery?.state === 'late' || answer?.state === 'late';
  const filters: Readonly<Partial<Record<ListFilter, boolean>>> = {
    all: true,
    late: isLate,
    soon: !isLate && (delivery?.state === 'soon' || answer !== null),
    'deliver-late': delivery?.state === 'late',
    'deliver-soon': delivery?.state === 'soon',
    'answers-late': answer?.state === 'late',
    answers: answer !== null && answer.state !== 'late',
    raise: row.raise !== null,
    documents: row.later_documents.length > 0,
  };
  return filters[name] ?? state === name;
}

/** Whether the filter leaves what nobody has opened. */
export const isOfUnopened = (name: ListFilter, { guard }: UnopenedSettlement): boolean =>
  name === 'all' || name === guard.state || name === `unopened-${guard.state}`;

/** Choices over the list with how many each leaves: states that are there, and the chosen one. */
export function listChoices(
  rows: readonly Settlement[],
  unopened: readonly UnopenedSettlement[],
  chosen: ListFilter,
) {
  const count = (name: ListFilter) =>
    rows.filter((row) => isOfList(name, row)).length +
    unopened.filter((one) => isOfUnopened(name, one)).length;
  const isShown = (name: ListFilter) =>
    name === chosen || (!(name in termFilters) && count(name) > 0);
  const states = settlementState.options.filter(isShown);
  return [
    { name: 'all', text: 'Vše', count: count('all') },
    ...guardNames
      .filter(isShown)
      .map((name) => ({ name, text: guardTexts[name], count: count(name) })),
    ...states.map((name) => ({ name, text: settlementStates[name].many, count: count(name) })),
  ];
}
