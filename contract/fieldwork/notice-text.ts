import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { deliveryOf } from './notice-words.ts';
import { clockText } from './planning/time-text.ts';
import type { VisitNotice } from './visit-notices.ts';

/** The time that was offered: '7. 12. 2026 8:00–9:00'. */
export const offeredText = ({
  day,
  from_minute,
  to_minute,
}: Pick<VisitNotice, 'day' | 'from_minute' | 'to_minute'>): string =>
  `${czechDate(day)}\u00A0${clockText(from_minute)}–${clockText(to_minute)}`;

type Delivered = Pick<
  VisitNotice,
  'channel' | 'state' | 'told_on' | 'delivered_on' | 'settled' | 'fault'
>;

/** Whether and when a notice came, and what that stands on; what nothing proves is told so. */
export function deliveryText(notice: Delivered): string {
  const { state, settled, fault } = notice;
  if (state === 'refused') return `nedoručeno${fault === '' ? '' : ` (${fault})`}`;
  const delivery = deliveryOf(notice);
  if (delivery?.isPresumed === true)
    return `má se za doručené ${czechDate(delivery.day)} (§\u00A0573 občanského zákoníku)`;
  if (delivery !== null) return `doručeno ${czechDate(delivery.day)}`;
  if (state === 'waiting') return 'čeká na odeslání';
  if (state === 'failing') return 'nedaří se odeslat, zkouší se znovu';
  if (state === 'sent' && settled !== '')
    return `předáno poštovnímu serveru ${czechDate(pragueDay(new Date(settled)))}, přijetí nedoloženo`;
  return 'doručení nedoloženo';
}
