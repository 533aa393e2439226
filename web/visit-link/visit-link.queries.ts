import { answerVisit, openPoster, openVisitLink, proveFlat } from '#contract/fieldwork/slots.ts';
import { useCall } from '#web/lib/query.ts';

/** What a link or a poster shows, and what people of a flat say. */
export const useOpenVisit = () => useCall(openVisitLink);
export const useAnswerVisit = () => useCall(answerVisit);
export const useOpenPoster = () => useCall(openPoster);
export const useProveFlat = () => useCall(proveFlat);
