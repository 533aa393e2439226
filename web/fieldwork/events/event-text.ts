import { meterStateText } from '#contract/fieldwork/event-text.ts';
import type { FoundThing, VisitEvent } from '#contract/fieldwork/events.ts';
import type { VisitResult } from '#contract/fieldwork/results.ts';
import { resultOutcomeValue, toldStateValue } from '#contract/fieldwork/result-words.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { timeText } from '../visits/visit-text.ts';

/** When it was to be, or was told where it has no time any more. */
export function whenText(event: Pick<VisitEvent, 'day' | 'from_minute' | 'result'>): string {
  const time = timeText(event);
  if (time !== '') return time;
  return event.result === null ? '' : formatDateTime(event.result.told_at);
}

/** Sorted by the day and the minute together. */
export const whenValue = ({ day, from_minute, result }: VisitEvent): string =>
  day === null ? (result?.told_at ?? '') : `${day} ${String(from_minute ?? 0).padStart(4, '0')}`;

/** What was told and when: 'Hotovo, 12. 11. 2026 14:03' */
export const resultText = ({ state, told_at }: Pick<VisitResult, 'state' | 'told_at'>): string =>
  `${toldStateValue.text(state)}, ${formatDateTime(told_at)}`;

/** How a visit ended: 'hotovo', 'nepřístupno 2×', 'přesunout'; one whose day has passed says so. */
export function outcomeText(event: VisitEvent, today: string): string {
  const { state, day, missed, result } = event;
  if (state === 'planned') return day !== null && day < today ? 'po termínu' : 'naplánováno';
  if (state === 'no-access') return missed > 1 ? `nepřístupno ${missed}×` : 'nepřístupno';
  const text =
    state === 'unplaced' && result !== null
      ? toldStateValue.text(result.state)
      : visitStateValue.text(state);
  return text.toLocaleLowerCase('cs');
}

/** What of its results waits or is given up, beside how it ended; empty where all of it is written. */
export function reviewText({ to_review, result }: VisitEvent): string {
  if (to_review > 0) return 'ke kontrole';
  return result?.outcome === 'dismissed'
    ? resultOutcomeValue.text('dismissed').toLocaleLowerCase('cs')
    : '';
}

/** Whether there is something to say in a protocol: it ended, or something was told of it. */
export const hasProtocol = ({ ended, result }: Pick<VisitEvent, 'ended' | 'result'>): boolean =>
  ended !== null || result !== null;

/** The outcome and what waits, as one text. */
export const outcomeLine = (event: VisitEvent, today: string): string =>
  [outcomeText(event, today), reviewText(event)].filter((part) => part !== '').join(' · ');

/** States of all meters of the visit, one after another. */
export function statesText(
  { result }: Pick<VisitEvent, 'result'>,
  side: 'old_state' | 'new_state',
): string {
  const states = result?.found.flatMap((thing) =>
    thing.kind === 'revision' ? [] : [meterStateText(thing[side])],
  );
  return states?.map((text) => (text === '' ? '–' : text)).join('; ') ?? '';
}

/** The meter's place with the device or the reading open. */
export const meterAddress = (
  unit_id: number,
  place: number,
  open: { readonly device: number } | { readonly reading: number },
): string =>
  `${paths.MetersOverview}?unit=${unit_id}&place=${place}&${
    'device' in open ? `tab=devices&device=${open.device}` : `reading=${open.reading}`
  }`;

/** The inspected device with the report open. */
export const reportAddress = (unit_id: number, device: number, report: number): string =>
  `${paths.AuxiliariesRevisionTypes}?unit=${unit_id}&type=0&device=${device}&report=${report}`;

/** A new number where there is one, else that which was seen there. */
export const numberText = ({
  serial_number,
  new_serial_number,
}: Pick<FoundThing, 'serial_number' | 'new_serial_number'>): string =>
  new_serial_number === ''
    ? serial_number
    : [serial_number, new_serial_number].filter((part) => part !== '').join(' → ');
