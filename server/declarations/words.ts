import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Portal } from '#server/portal.ts';

export const today = (portal: Portal) => pragueDay(portal.now());
