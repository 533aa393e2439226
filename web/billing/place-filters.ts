import { billingKind, billingKindShort, type BillingKind } from '#contract/billing/place-words.ts';
import type { BillingPlace } from '#contract/billing/places.ts';
import { supplyContractOn, supplyContractState } from '#contract/rules/supply-contract.ts';
import { SOON_DAYS } from '#contract/rules/term.ts';

/** Questions over the list besides the kinds. */
const questions = {
  all: 'Vše',
  expired: 'Smlouva skončila',
  notice: `Výpověď podat do ${SOON_DAYS} dnů`,
  ending: `Smlouva končí do ${SOON_DAYS} dnů`,
  'no-supplier': 'Bez dodavatele',
} as const;
type Question = keyof typeof questions;
export type FilterName = Question | BillingKind;

const isQuestion = (name: string | undefined): name is Question =>
  name !== undefined && Object.hasOwn(questions, name);

/** The chosen filter; all places for a choice that nobody offers. */
export function filterName(name: string | undefined): FilterName {
  if (isQuestion(name)) return name;
  return billingKind.options.find((kind) => kind === name) ?? 'all';
}

/** Whether the filter leaves the place. */
export function isOfFilter(name: FilterName, place: BillingPlace, today: string): boolean {
  if (name === 'all') return true;
  if (name === 'no-supplier') return place.address_id === null;
  const { data: state } = supplyContractState.safeParse(name);
  if (state !== undefined) return !place.hidden && supplyContractOn(place, today)?.state === state;
  return place.kind === name;
}

/** The choices with how many places each of them would leave; kinds that the unit has, and the chosen one. */
export function filterChoices(
  rows: readonly BillingPlace[] | undefined,
  chosen: FilterName,
  today: string,
) {
  const kinds = billingKind.options.filter(
    (kind) => kind === chosen || rows?.some((row) => row.kind === kind),
  );
  const named: readonly (readonly [FilterName, string])[] = [
    ...(Object.keys(questions) as Question[]).map((name) => [name, questions[name]] as const),
    ...kinds.map((kind) => [kind, billingKindShort(kind)] as const),
  ];
  return named.map(([name, text]) => ({
    name,
    text,
    count: rows?.filter((row) => isOfFilter(name, row, today)).length,
  }));
}
