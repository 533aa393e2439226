import { z } from 'zod';
import { presumedDelivery } from '#contract/rules/advance-raise.ts';
import { choice } from '#contract/values/choice.ts';

// How people are told of a visit, and what proves that they were.

export const noticeChannel = z.enum([
  'email',
  'poster',
  'slip',
  'hand',
  'post',
  'data-box',
  'phone',
]);
export type NoticeChannel = z.infer<typeof noticeChannel>;
export const noticeChannelValue = choice(
  noticeChannel,
  {
    email: ['E-mail'],
    poster: ['Plakát v domě'],
    slip: ['Lístek do schránky nebo na dveře'],
    hand: ['Osobně proti podpisu'],
    post: ['Doporučený dopis'],
    'data-box': ['Datová schránka'],
    phone: ['Telefon'],
  },
  'poster',
);

/** How a notice stands: a person wrote it down, or how its mail got on. */
export const noticeState = z.enum(['recorded', 'waiting', 'failing', 'sent', 'refused']);
export type NoticeState = z.infer<typeof noticeState>;

/** What of a notice says whether and when it came. */
export interface SentNotice {
  readonly channel: NoticeChannel;
  readonly state: NoticeState;
  /** ISO days. */
  readonly told_on: string;
  readonly delivered_on: string | null;
}

/** When a notice came; presumed where a law alone says so. */
export interface Delivery {
  readonly day: string;
  readonly isPresumed: boolean;
}

/**
 * When a notice demonstrably came (občanský zákoník, § 570 odst. 1); null where nothing proves it. Against a
 * signature it came when it was handed over, a registered letter is presumed to have come on the third
 * working day (§ 573); anything else only on the day that somebody can prove: a certificate of delivery, an
 * answer, a confirmation. A mail that was not taken over has not come.
 */
export function deliveryOf({ channel, state, told_on, delivered_on }: SentNotice): Delivery | null {
  if (state === 'refused') return null;
  if (delivered_on !== null) return { day: delivered_on, isPresumed: false };
  if (channel === 'hand') return { day: told_on, isPresumed: false };
  return channel === 'post' ? { day: presumedDelivery(told_on), isPresumed: true } : null;
}
