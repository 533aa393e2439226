import { writeObjection } from '#contract/settlement/objections.ts';
import {
  openStatementLink,
  printStatementLink,
  readStatementDocument,
} from '#contract/settlement/statement-links.ts';
import { useCall } from '#web/lib/query.ts';

/** What the link shows; the same in PDF, and the documents that it stands on. */
export const useOpenStatement = () => useCall(openStatementLink);
export const usePrintOpened = () => useCall(printStatementLink);
export const useReadDocument = () => useCall(readStatementDocument);
export const useWriteObjection = () => useCall(writeObjection);
