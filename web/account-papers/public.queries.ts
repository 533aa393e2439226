import { openAccountLink, printAccountLink } from '#contract/money/account-links.ts';
import { openConfirmationLink, printConfirmationLink } from '#contract/money/confirmation-links.ts';
import { verifyConfirmation } from '#contract/money/debt-confirmations.ts';
import { useCall } from '#web/lib/query.ts';

/** What the link shows; the same in PDF. */
export const useOpenAccount = () => useCall(openAccountLink);
export const usePrintOpened = () => useCall(printAccountLink);

/** The confirmation of the link; the same in PDF. */
export const useOpenConfirmation = () => useCall(openConfirmationLink);
export const usePrintConfirmed = () => useCall(printConfirmationLink);

/** Whether a confirmation was issued. */
export const useVerify = () => useCall(verifyConfirmation);
