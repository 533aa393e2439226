import { bring, PartLost } from '#web/lib/bring.ts';
import { log } from '#web/lib/log.ts';
import { flashError, undoOffer } from '#web/notices/flash.ts';
import type { UndoOffer } from '#web/notices/flash.ts';

/** Takes an offered change back; what it needs is fetched only then. */
export function takeBackOffer(offer: UndoOffer): void {
  const work = async () => (await bring(() => import('./take-back.ts'))).takeBack(offer);
  work().catch((error: unknown) => {
    if (error instanceof PartLost) flashError(error.message);
    else log.error(error);
  });
}

/** Whether something may be taken back just now. */
export const isOffered = () => undoOffer.get() !== null;

/** Takes back what is offered just now, if anything is. */
export function takeBackOffered(): void {
  const offer = undoOffer.get();
  if (offer !== null) takeBackOffer(offer);
}
