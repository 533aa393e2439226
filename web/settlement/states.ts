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

type Standing = Pick<Settlement, 'state' | 'reviewed_at'>;

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

export type ListFilter = 'all' | SettlementState;

/** The chosen filter of the list; all settlements for a choice that nobody offers. */
export const listFilter = (name: string | undefined): ListFilter =>
  settlementState.options.find((known) => known === name) ?? 'all';

/** Whether the filter leaves the settlement. */
export const isOfList = (name: ListFilter, { state }: Pick<Settlement, 'state'>): boolean =>
  name === 'all' || state === name;

/** Choices over the list with how many each leaves: states that are there, and the chosen one. */
export function listChoices(rows: readonly Settlement[] | undefined, chosen: ListFilter) {
  const count = (name: ListFilter) => rows?.filter((row) => isOfList(name, row)).length;
  const states = settlementState.options.filter((state) => state === chosen || count(state));
  return [
    { name: 'all', text: 'Vše', count: rows?.length },
    ...states.map((name) => ({ name, text: settlementStates[name].many, count: count(name) })),
  ];
}
