import type { RoundPlace } from '#contract/metering/reading-round.ts';
import type { Plausibility } from '#contract/rules/meter-plausibility.ts';
import { usedText } from '../meter-text.ts';
import { BY_JUDGEMENT, estimateOn } from './estimate.ts';
import { verdictOn, type Verdict } from './judge.ts';
import { lineName, type LineAt } from './kept.ts';
import { onlyNumber } from './line-keys.ts';
import { spaceText, typedText } from './line-text.ts';
import {
  dropLine,
  dueLine,
  foundIn,
  isTold,
  outLines,
  toldBy,
  typeLine,
  type OutLine,
  type Typing,
} from './outbox.ts';
import { sendDue } from './sender.ts';
import { said, type Walk } from './walk.ts';

type Here = Pick<Walk, 'house' | 'day' | 'reading_kind' | 'medians'>;

/** The line of the place in the walk. */
export const lineAt = ({ house, day }: Here, { meter_id }: RoundPlace): LineAt => ({
  house,
  day,
  meter_id,
});

/** Where the line is typed, and what the person sees there. */
export const typingAt = (walk: Here, place: RoundPlace): Typing => ({
  ...lineAt(walk, place),
  reading_kind: walk.reading_kind,
  seen: place.reading?.version ?? null,
});

const lineOf = (walk: Here, place: RoundPlace) => outLines().get(lineName(lineAt(walk, place)));

/** Said of a meter whose state is not known yet: it waits on the device. */
const isNoteAlone = ({ text, status }: OutLine) => text === '' && status !== 'no-access';

const isDoubted = (plausibility: Verdict['plausibility']): plausibility is Plausibility =>
  plausibility?.level === 'odd' || plausibility?.level === 'unlikely';

/** Whether the line says nothing of a note that the day has not already. */
const isUnnoted = ({ reading }: RoundPlace, { note }: OutLine) =>
  note === null || note.trim() === (reading?.note ?? '');

/** Whether the line says nothing, or what the day has already. */
const saysNothingNew = (place: RoundPlace, line: OutLine): boolean =>
  (isNoteAlone(line) && isUnnoted(place, line)) ||
  (place.reading !== null && isTold(toldBy(line), place.reading));

function say(place: RoundPlace, words: string): void {
  said.set(`${spaceText(place)}: ${words}`);
}

/** Ends the typing of a line, which then goes to the server; false when what is typed cannot be true. */
export function finishLine(walk: Here, place: RoundPlace): boolean {
  const line = lineOf(walk, place);
  if (line?.phase !== 'draft') return true;
  if (saysNothingNew(place, line)) {
    dropLine(line);
    return true;
  }
  if (isNoteAlone(line)) {
    say(place, 'poznámka čeká na stav, nebo na to, že místo nebylo přístupné');
    return true;
  }
  const { fault, plausibility, used } = verdictOn(place, walk.day, line, walk.medians);
  if (fault !== null) {
    say(place, fault.message);
    return false;
  }
  if (isDoubted(plausibility))
    say(place, `${usedText(used ?? 0, place.measured_unit)}, ${plausibility.words}`);
  dueLine(line);
  sendDue();
  return true;
}

/** What the counter shows, as it is being typed. */
export function typeState(walk: Here, place: RoundPlace, value: string): void {
  typeLine(typingAt(walk, place), { text: onlyNumber(value), status: foundIn(place.reading) });
}

/** Nobody got in; said again, it is taken back. False when the day has a state that would be lost by it. */
export function markNoAccess(walk: Here, place: RoundPlace): boolean {
  const line = lineOf(walk, place);
  if (line?.status === 'no-access') {
    typeLine(typingAt(walk, place), { status: foundIn(place.reading) });
    finishLine(walk, place);
    return false;
  }
  if (place.reading !== null && place.reading.state !== null) {
    say(place, 'stav už je zapsaný');
    return false;
  }
  typeLine(typingAt(walk, place), {
    text: '',
    status: 'no-access',
    overflowed: false,
    source: 'entry',
    estimate_method: '',
  });
  return finishLine(walk, place);
}

/** The state is estimated, with what is likely offered; said again, it is not. */
export function markEstimate(walk: Here, place: RoundPlace): void {
  const line = lineOf(walk, place);
  if (line?.source === 'estimate') {
    typeLine(typingAt(walk, place), { source: 'entry', estimate_method: '' });
    return;
  }
  const own = line?.text ?? '';
  const { state, method } = estimateOn(place, walk.day);
  typeLine(typingAt(walk, place), {
    text: own === '' ? typedText(state) : own,
    status: foundIn(place.reading),
    source: 'estimate',
    estimate_method: own === '' ? method : BY_JUDGEMENT,
  });
}

/**
 * Whether the walk may write a note here: into a new reading, and into one that it could have written itself.
 * Others say more than a line does.
 */
export function mayNote({ reading }: RoundPlace): boolean {
  if (reading === null) return true;
  const { status, source, reading_kind } = reading;
  const isEdge = reading_kind === 'start' || reading_kind === 'end';
  return !isEdge && isLineStatus(status) && isLineSource(source);
}

const isLineStatus = (status: string) => status === 'ok' || status === 'no-access';
const isLineSource = (source: string): source is OutLine['source'] =>
  source === 'entry' || source === 'estimate';

/** What is noted of the meter; the rest of the line stays as it is. */
export function noteLine(walk: Here, place: RoundPlace, note: string): void {
  const { reading } = place;
  const isFirst = lineOf(walk, place) === undefined;
  const known =
    isFirst && reading !== null && isLineStatus(reading.status) && isLineSource(reading.source)
      ? {
          text: typedText(reading.state),
          status: reading.status,
          source: reading.source,
          overflowed: reading.overflowed,
          estimate_method: reading.estimate_method,
        }
      : {};
  typeLine(typingAt(walk, place), { ...known, note });
}

/** The counter has gone through zero since the state before, or it has not. */
export function markOverflow(walk: Here, place: RoundPlace): void {
  const line = lineOf(walk, place);
  if (line === undefined || line.text === '') return;
  typeLine(typingAt(walk, place), { overflowed: !line.overflowed });
}

/** Forgets what is typed and not accepted; false when there is nothing such. */
export function forgetLine(walk: Here, place: RoundPlace): boolean {
  const line = lineOf(walk, place);
  if (line === undefined || line.phase === 'sending') return false;
  dropLine(line);
  return true;
}
