import type { RoundPlace } from '#contract/metering/reading-round.ts';
import { usedText } from '../meter-text.ts';
import { verdictOn } from './judge.ts';
import { lineName, type LineAt } from './kept.ts';
import { spaceText, typedText } from './line-text.ts';
import {
  dropLine,
  dueLine,
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

const isEmpty = ({ text, status }: OutLine) => text === '' && status === 'ok';

/** Whether the line says what the day has already. */
function saysNothingNew({ reading }: RoundPlace, line: OutLine): boolean {
  if (reading === null) return false;
  const told = toldBy(line);
  const names = ['state', 'status', 'overflowed', 'source', 'estimate_method'] as const;
  return names.every((name) => told[name] === reading[name]);
}

function say(place: RoundPlace, words: string): void {
  said.set(`${spaceText(place)}: ${words}`);
}

/** Ends the typing of a line, which then goes to the server; false when what is typed cannot be true. */
export function finishLine(walk: Here, place: RoundPlace): boolean {
  const line = lineOf(walk, place);
  if (line?.phase !== 'draft') return true;
  if (isEmpty(line) || saysNothingNew(place, line)) {
    dropLine(line);
    return true;
  }
  const { fault, plausibility, used } = verdictOn(place, walk.day, line, walk.medians);
  if (fault !== null) {
    say(place, fault.message);
    return false;
  }
  if (plausibility?.level === 'odd' || plausibility?.level === 'unlikely')
    say(place, `${usedText(used ?? 0, place.measured_unit)}, ${plausibility.words}`);
  dueLine(line);
  sendDue();
  return true;
}

/** Nobody got in; said again, it is taken back. False when the day has a state that would be lost by it. */
export function markNoAccess(walk: Here, place: RoundPlace): boolean {
  const line = lineOf(walk, place);
  if (line?.status === 'no-access') {
    dropLine(line);
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

const BY_LAST_YEAR = 'Podle spotřeby za stejnou dobu minulého roku, měřidlo nešlo odečíst';
const BY_JUDGEMENT = 'Odborný odhad, měřidlo nešlo odečíst';

/** The state that the counter would show if the same was used as a year before; empty where that is not known. */
function likelyState({ before, former, factor, decimals, digits }: RoundPlace): string {
  if (before === null || former === null || factor <= 0) return '';
  const state = Number((before.state + former.amount / factor).toFixed(decimals));
  return state < 10 ** digits ? typedText(state) : '';
}

/** The state is estimated, with what is likely offered; said again, it is not. */
export function markEstimate(walk: Here, place: RoundPlace): void {
  const line = lineOf(walk, place);
  if (line?.source === 'estimate') {
    typeLine(typingAt(walk, place), { source: 'entry', estimate_method: '' });
    return;
  }
  const text = likelyState(place);
  const own = line?.text ?? '';
  typeLine(typingAt(walk, place), {
    text: own === '' ? text : own,
    status: 'ok',
    source: 'estimate',
    estimate_method: own === '' && text !== '' ? BY_LAST_YEAR : BY_JUDGEMENT,
  });
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
