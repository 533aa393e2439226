import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

// What people of a flat say to a visit by its link: values of the wire with their Czech words.

/** Where people choose the time of a visit, without its secret. */
export const SLOT_PATH = '/termin';
/** Where the poster of a house leads to, without its secret. */
export const POSTER_PATH = `${SLOT_PATH}/dum`;

/** The most that people may write to a crew. */
export const MOST_NOTE = 300;

/** What was said: the time suits, another one was chosen, or none suits. */
export const slotAnswer = z.enum(['confirmed', 'chosen', 'unsuited']);
export type SlotAnswer = z.infer<typeof slotAnswer>;
export const slotAnswerValue = choice(
  slotAnswer,
  {
    confirmed: ['Potvrzeno'],
    chosen: ['Termín zvolil obyvatel'],
    unsuited: ['Žádný termín nevyhovuje'],
  },
  'confirmed',
);
