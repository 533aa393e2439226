import { czechPlural } from '#contract/rules/plural.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';

/** How many visits: '3 návštěvy'. */
export const visitsText = (count: number): string =>
  `${count}\u00A0${czechPlural(count, 'návštěva', 'návštěvy', 'návštěv')}`;

/** Whether there is a time of which people can be told. */
export const hasTime = ({ day, state }: Pick<Visit, 'day' | 'state'>): boolean =>
  day !== null && state !== 'cancelled';

/** Whether somebody is to come at a time of which nobody was told. */
export const isUntold = ({ state, told_on }: Pick<Visit, 'state' | 'told_on'>): boolean =>
  state === 'planned' && told_on === null;
