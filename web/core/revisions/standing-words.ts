import { daysBetween } from '#contract/czech/iso-date.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { RevisionState } from '#contract/rules/revision-standing.ts';
import type { Revision } from '#contract/revisions.ts';

/** How something inspected stands, and the day that this is about. */
export type Standing = Pick<Revision, 'state' | 'due_on'>;

const stateWords: Readonly<Record<RevisionState, string>> = {
  unfit: 'nevyhovuje',
  'faults-overdue': 'závady po termínu',
  overdue: 'po termínu',
  'never-overdue': 'bez revize, po termínu',
  faults: 'se závadami',
  never: 'bez revize',
  soon: 'blíží se',
  ok: 'v pořádku',
  none: 'bez termínu',
};
/** Whether a state is one of something inspected. */
export const isRevisionState = (state: string): state is RevisionState =>
  Object.hasOwn(stateWords, state);

/** States that are told with how many days are left, or are over. */
const withDays: readonly RevisionState[] = ['faults-overdue', 'overdue', 'never-overdue', 'faults'];

/** The standing in words: po termínu 5 dní, za 19 dní, v pořádku. */
export function standingText({ state, due_on }: Standing, today: string): string {
  const words = stateWords[state];
  if (due_on === null) return words;
  const days = daysBetween(today, due_on);
  if (state === 'soon') return aheadText(days);
  if (!withDays.includes(state)) return words;
  return days < 0 ? `${words} ${inDays(-days)}` : `${words}, ${aheadText(days)}`;
}

const inDays = (days: number) => `${days} ${czechPlural(days, 'den', 'dny', 'dní')}`;
/** A day to come by how far it is: dnes, za 19 dní. */
export const aheadText = (days: number) => (days === 0 ? 'dnes' : `za ${inDays(days)}`);
