import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Portal } from '#server/portal.ts';

export const today = (portal: Portal) => pragueDay(portal.now());

/** What is said where a round of the manager takes no more. */
export const ROUND_ENDED = { errorMsg: 'Samoodečet už skončil.' };
