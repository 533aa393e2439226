import { openAccountLink, printAccountLink } from '#contract/money/account-links.ts';
import { verifyConfirmation } from '#contract/money/debt-confirmations.ts';
import { useCall } from '#web/lib/query.ts';

/** What the link shows; the same in PDF. */
export const useOpenAccount = () => useCall(openAccountLink);
export const usePrintOpened = () => useCall(printAccountLink);

/** Whether a confirmation was issued. */
export const useVerify = () => useCall(verifyConfirmation);
