import { z } from 'zod';
import { daysBetween } from '#contract/czech/iso-date.ts';
import { hasPassed } from './term.ts';

// How something inspected stands: one measure for words, colours, filters, tiles and notices. The
// result of the newest report and its faults come before dates.

/** From the most urgent one. */
export const revisionState = z.enum([
  'unfit',
  'faults-overdue',
  'overdue',
  'never-overdue',
  'faults',
  'never',
  'soon',
  'ok',
  'none',
]);
export type RevisionState = z.infer<typeof revisionState>;

/** What the standing is measured by. */
export interface RevisionFacts {
  /** The newest report; null before the first one. */
  readonly last_on: string | null;
  /** The newest report says that it must not be used, and nobody has repaired it since. */
  readonly is_unfit: boolean;
  /** A report tells of faults that were not repaired, and no newer one is without faults. */
  readonly has_faults: boolean;
  /** The soonest term of such a fault. */
  readonly repair_by: string | null;
  readonly next_on: string | null;
  readonly warning_days: number;
}

export interface RevisionStanding {
  readonly state: RevisionState;
  /** The day that the state is about: of the repair, otherwise of the next revision. */
  readonly due_on: string | null;
}

/** How it stands on a day. */
export function revisionStandingOn(facts: RevisionFacts, today: string): RevisionStanding {
  const { last_on, next_on, repair_by } = facts;
  const isLate = hasPassed(next_on, today);
  if (facts.is_unfit) return { state: 'unfit', due_on: repair_by };
  if (facts.has_faults) return faultyOn(repair_by, isLate ? next_on : null, today);
  if (last_on === null) return { state: isLate ? 'never-overdue' : 'never', due_on: next_on };
  if (next_on === null) return { state: 'none', due_on: null };
  if (isLate) return { state: 'overdue', due_on: next_on };
  const isNear = daysBetween(today, next_on) <= facts.warning_days;
  return { state: isNear ? 'soon' : 'ok', due_on: next_on };
}

/** Faults are late by their own term, or by that of the revision; the older of the two is told. */
function faultyOn(repair_by: string | null, lateFrom: string | null, today: string) {
  const passed = [hasPassed(repair_by, today) ? repair_by : null, lateFrom];
  const [oldest] = passed.filter((term) => term !== null).toSorted();
  return oldest === undefined
    ? ({ state: 'faults', due_on: repair_by } as const)
    : ({ state: 'faults-overdue', due_on: oldest } as const);
}

/** Groups of states that lists are filtered by, and that tiles count. */
export const revisionGroups = {
  faulty: ['unfit', 'faults-overdue'],
  overdue: ['overdue', 'never-overdue'],
  repairs: ['faults'],
  never: ['never', 'never-overdue'],
  soon: ['soon'],
} as const satisfies Record<string, readonly RevisionState[]>;

export type RevisionGroup = keyof typeof revisionGroups;

/** Whether a state is of the group. */
export function isOfGroup(group: RevisionGroup, state: RevisionState): boolean {
  const states: readonly RevisionState[] = revisionGroups[group];
  return states.includes(state);
}

/** How urgent a state is: something is broken or late, something waits, all is well, nothing is known. */
export type RevisionUrgency = 'late' | 'waits' | 'well' | 'unknown';

/** The urgency of a state; colours follow from it. */
export function urgencyOf(state: RevisionState): RevisionUrgency {
  if (isOfGroup('faulty', state) || isOfGroup('overdue', state)) return 'late';
  if (state === 'ok') return 'well';
  return state === 'none' ? 'unknown' : 'waits';
}
