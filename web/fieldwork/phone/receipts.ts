import { z } from 'zod';
import { conflictSentences, resultOutcome, toldState } from '#contract/fieldwork/result-words.ts';
import type { VisitResult } from '#contract/fieldwork/results.ts';
import { needNames } from '#contract/fieldwork/work-words.ts';
import { log } from '#web/lib/log.ts';
import { ownKey } from '#web/lib/own-key.ts';
import { CREW_SENT_PREFIX } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

// What the server has answered to a result, so that the card of the visit says how it ended there.

const receipt = z.object({
  visit_id: z.int(),
  day: z.iso.date(),
  state: toldState,
  outcome: resultOutcome,
  /** Why the office has to look at it. */
  reasons: z.array(z.string()),
});
export type Receipt = z.infer<typeof receipt>;

const prefix = () => ownKey(CREW_SENT_PREFIX);

/** Why a result waits for the office, as far as it says so. */
export function reasonsOf({ conflict, findings, missing }: VisitResult): string[] {
  const refused = findings.filter(({ outcome }) => outcome === 'refused');
  const told = refused.map(({ message }) => message).filter((message) => message !== '');
  return [
    ...(conflict === null ? [] : [conflictSentences[conflict]]),
    ...new Set(told),
    ...(missing.length === 0
      ? []
      : [`Chybí, co práce vyžaduje: ${missing.map((need) => needNames[need]).join(', ')}.`]),
  ];
}

function readAll(): ReadonlyMap<number, Receipt> {
  const kept = Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix()))
    .flatMap((key) => {
      try {
        return receipt.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? [];
      } catch {
        // What somebody else wrote there is no receipt.
        return [];
      }
    });
  return new Map(kept.map((one) => [one.visit_id, one]));
}

const receipts = createStore<ReadonlyMap<number, Receipt>>(new Map());
/** Receipts by visits, inside a component. */
export const useReceipts = receipts.use;
export const rereadReceipts = (): void => receipts.set(readAll());

/** Keeps what was answered; receipts of days before are of no use any more. */
export function keepReceipt(one: Receipt, today: string): void {
  try {
    for (const { visit_id, day } of readAll().values())
      if (day < today) localStorage.removeItem(prefix() + visit_id);
    localStorage.setItem(prefix() + one.visit_id, JSON.stringify(one));
    rereadReceipts();
  } catch (error) {
    log.warn('Potvrzení o odeslání nelze v zařízení uchovat', error);
    receipts.set(new Map(receipts.get()).set(one.visit_id, one));
  }
}
