import { daysBetween } from '#contract/czech/iso-date.ts';
import type { DueThing } from '#contract/pasports/summaries.ts';
import { aheadText, isRevisionState, standingText } from '#web/core/revisions/standing-words.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';

type Standing = Pick<DueThing, 'kind' | 'state' | 'on'>;

function contractText({ state, on }: Standing, today: string): string {
  if (on === null) return '';
  if (state === 'expired') return `nájem trvá po konci smlouvy ${formatDate(on)}`;
  if (state === 'ending') return `smlouva končí ${aheadText(daysBetween(today, on))}`;
  return `upozornění na smlouvu od ${formatDate(on)}`;
}

/** How what burns or waits stands: po termínu 12 dní, smlouva končí za 19 dní. */
export function dueText(due: Standing, today: string): string {
  if (due.kind === 'contract') return contractText(due, today);
  const { state, on } = due;
  return isRevisionState(state) ? standingText({ state, due_on: on }, today) : '';
}

/** The address of a space's record with one of its tabs. */
export function spaceAddress(unit_id: number, space_id: number | null, tab: string): string {
  return `${paths.pasports}?unit=${unit_id}&space=${space_id}&tab=${tab}`;
}

/** The address of something inspected. */
export function deviceAddress(unit_id: number, revision_id: number | null): string {
  return `${paths.AuxiliariesRevisionTypes}?unit=${unit_id}&type=0&device=${revision_id}`;
}

/** Where it is done. */
export function dueAddress(
  { kind, record_id }: Pick<DueThing, 'kind' | 'record_id'>,
  unit_id: number,
): string {
  return kind === 'contract'
    ? spaceAddress(unit_id, record_id, 'tenants')
    : deviceAddress(unit_id, record_id);
}
