import { z } from 'zod';
import { choice } from '#contract/values/choice.ts';

// What is to be done at a place, and how a visit of it stands: values of the wire with their Czech words.

/** What meters of a place need, the most urgent first. */
export const errandKind = z.enum(['exchange', 'mounting', 'check', 'reading']);
export type ErrandKind = z.infer<typeof errandKind>;
export const errandKindValue = choice(
  errandKind,
  {
    exchange: ['Výměna'],
    mounting: ['Montáž'],
    check: ['Kontrola'],
    reading: ['Odečet'],
  },
  'reading',
);

/** How a visit stands; `unplaced` has no time yet. */
export const visitState = z.enum(['unplaced', 'planned', 'done', 'no-access', 'cancelled']);
export type VisitState = z.infer<typeof visitState>;
export const visitStateValue = choice(
  visitState,
  {
    unplaced: ['Bez termínu'],
    planned: ['Naplánováno'],
    done: ['Hotovo'],
    'no-access': ['Nepřístupno'],
    cancelled: ['Zrušeno'],
  },
  'unplaced',
);
/** States in which a visit still waits for somebody to come. */
export const OPEN_STATES: ReadonlySet<VisitState> = new Set(['unplaced', 'planned']);
