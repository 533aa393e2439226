import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { toldStateValue, type ToldState } from '#contract/fieldwork/result-words.ts';
import { isVisitOpen, standingText } from '../visits/visit-text.ts';
import type { QueuedResult } from './queue.ts';
import type { Receipt } from './receipts.ts';

/** How a visit stands for who is at the place. */
export interface CardState {
  readonly text: string;
  /** Sentences under it: why it was refused, or why the office looks at it. */
  readonly reasons: readonly string[];
  /** By which the card is coloured. */
  readonly tone: 'open' | 'done' | 'missed' | 'waiting' | 'wrong';
  /** Something can still be told of it. */
  readonly isOpen: boolean;
}

interface Known {
  readonly today: string;
  /** What was told here and the server has not got. */
  readonly queued: QueuedResult | undefined;
  readonly receipt: Receipt | undefined;
  /** Something is on its way just now. */
  readonly isBusy: boolean;
  /** The day is as the device has kept it, so its states may be older than what was told since. */
  readonly isKept: boolean;
}

const word = (state: ToldState) => toldStateValue.text(state).toLocaleLowerCase('cs');
const toneOf = (state: ToldState): CardState['tone'] => (state === 'done' ? 'done' : 'missed');

function queuedState(
  { told, fault, photos, is_reported }: QueuedResult,
  isBusy: boolean,
): CardState {
  const { state } = told;
  if (fault !== '')
    return {
      text: `${toldStateValue.text(state)}: portál výsledek nepřijal`,
      reasons: [fault],
      tone: 'wrong',
      isOpen: false,
    };
  const faults = photos.map((photo) => photo.fault).filter((one) => one !== '');
  if (faults.length > 0)
    return {
      text: `${toldStateValue.text(state)}: fotky se neodeslaly`,
      reasons: [...new Set(faults)],
      tone: 'wrong',
      isOpen: false,
    };
  const what = is_reported ? 'fotky' : word(state);
  return {
    text: isBusy ? `Odesílá se: ${what}` : `Čeká na odeslání: ${what}`,
    reasons: [],
    tone: 'waiting',
    isOpen: false,
  };
}

/** How the card of a visit says that it stands: by what was told here, else by the day. */
export function cardState(
  job: VisitJob,
  { today, queued, receipt, isBusy, isKept }: Known,
): CardState {
  if (queued !== undefined) return queuedState(queued, isBusy);
  const isOpen = isVisitOpen(job);
  // Somebody may have returned the visit meanwhile: then it is open again.
  if (receipt !== undefined && (isKept || !isOpen)) {
    const isReview = receipt.outcome === 'review';
    return {
      text: isReview ? 'Odesláno, kancelář to zkontroluje' : `Odesláno: ${word(receipt.state)}`,
      reasons: isReview ? receipt.reasons : [],
      tone: toneOf(receipt.state),
      isOpen: false,
    };
  }
  const text = standingText(job, today);
  return {
    text: text.charAt(0).toLocaleUpperCase('cs') + text.slice(1),
    reasons: [],
    tone: isOpen ? 'open' : job.state === 'done' ? 'done' : 'missed',
    isOpen,
  };
}
