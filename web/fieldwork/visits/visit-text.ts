import { clockText, spanText } from '#contract/fieldwork/planning/time-text.ts';
import type { Errand } from '#contract/fieldwork/errands.ts';
import type { VisitAccess, VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { slotAnswerValue, type SlotAnswer } from '#contract/fieldwork/slot-words.ts';
import { errandKindValue, OPEN_STATES, type VisitState } from '#contract/fieldwork/visit-words.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';

/** Where it is: 'Lipová 12, prostor 7'; of a house 'Lipová 12, společné'. */
export function whereText({
  building_name,
  space_number,
}: Pick<VisitPlace, 'building_name' | 'space_number'>): string {
  return `${building_name}, ${space_number === '' ? 'společné' : `prostor ${space_number}`}`;
}

/** What is to be done at a place: 'Výměna 2, odečet 1'. */
export function errandsText(errands: readonly Errand[]): string {
  const parts = errands.map(({ kind, meters }) => `${errandKindValue.text(kind)}\u00A0${meters}`);
  const text = parts.join(', ').toLocaleLowerCase('cs');
  return text.charAt(0).toLocaleUpperCase('cs') + text.slice(1);
}

/** The last minute of a day, exclusive. */
const END = 1440;

/** How one gets in: 'pes · 13:00–24:00'; empty where nothing is known. */
export function accessText({ note, from_minute, to_minute }: VisitAccess): string {
  const isAnyTime = from_minute === null && to_minute === null;
  const hours = isAnyTime ? '' : spanText({ from: from_minute ?? 0, to: to_minute ?? END });
  return [hours, note].filter((part) => part !== '').join(' · ');
}

const RESIDENT: Readonly<Record<SlotAnswer, readonly [string, string]>> = {
  confirmed: [slotAnswerValue.text('confirmed'), 'potvrdil dřívější termín'],
  chosen: [slotAnswerValue.text('chosen'), 'zvolil dřívější termín'],
  unsuited: [slotAnswerValue.text('unsuited'), 'nevyhovoval dřívější termín'],
};

/** What people of the flat said: 'Potvrzeno', or to which time that is not the one; empty where nothing. */
export function residentText({ resident }: Pick<Visit, 'resident'>): string {
  if (resident === null) return '';
  return RESIDENT[resident.answer][resident.stands ? 0 : 1];
}

/** The same with their words. */
export const residentSaidText = (visit: Pick<Visit, 'resident'>): string =>
  [residentText(visit), visit.resident?.note ?? ''].filter((part) => part !== '').join(': ');

/** A visit as its state is told. */
interface Told {
  readonly state: VisitState;
  readonly day: string | null;
  readonly from_minute: number | null;
  readonly attempt: number;
}

/** When somebody comes: '3. 12. 2026 9:30'; empty without a time. */
export function timeText({ day, from_minute }: Pick<Told, 'day' | 'from_minute'>): string {
  return day === null || from_minute === null
    ? ''
    : `${formatDate(day)}\u00A0${clockText(from_minute)}`;
}

/** How a visit stands, in words; a planned one whose day has passed says so. */
export function visitText(visit: Told, today: string): string {
  const { state, day, attempt } = visit;
  if (state === 'unplaced') return 'čeká na termín';
  if (state === 'cancelled') return 'zrušeno';
  if (state === 'done') return day === null ? 'hotovo' : `hotovo ${formatDate(day)}`;
  if (state === 'no-access') return `nepřístupno ${attempt}×`;
  const when = timeText(visit);
  return day !== null && day < today ? `termín prošel ${when}` : when;
}

/** How the last visit of a place stands; empty where nobody was ever sent. */
export const placeStateText = ({ visit }: VisitPlace, today: string): string =>
  visit === null ? '' : visitText(visit, today);

/** Whether somebody is still to come. */
export const isVisitOpen = ({ state }: Pick<Told, 'state'>): boolean => OPEN_STATES.has(state);

/** Where the round of a visit is opened. */
export const roundAddress = ({ unit_id, round_id }: Pick<Visit, 'unit_id' | 'round_id'>): string =>
  `${paths.InmesAddresses}?tab=rounds&unit=${unit_id}&round=${round_id}`;

/** How a visit stands beside its time, which is told apart. */
export function standingText(visit: Told, today: string): string {
  const { state, day } = visit;
  if (state !== 'planned') return visitText(visit, today);
  return day !== null && day < today ? 'termín prošel' : 'naplánováno';
}
