import { z } from 'zod';
import { id } from '#contract/fields.ts';
import { measuredUnit, meterKind } from './meter-words.ts';
import { readingFields } from './reading-record.ts';

// States of meters of a space on the day on which it passes to other people.

const state = readingFields.state.value.write;
/** So many meters of a space are read at once at most. */
const MOST_STATES = 100;

/** What meters of the space showed at the end of the last day of those who leave. */
export const handedStates = z
  .array(
    z.object({
      meter_id: id,
      state: state.pipe(z.number('Zadejte stav měřidla')),
      /** Since the reading before, the counter has once begun anew. */
      overflowed: z.boolean().default(false),
    }),
  )
  .max(MOST_STATES)
  .default([]);
export type HandedStates = z.output<typeof handedStates>;

/** A known state of a meter of the space on that day. */
export const handedState = z
  .object({
    kind: meterKind,
    /** Room, place and element. */
    location: z.string(),
    serial_number: z.string(),
    measured_unit: measuredUnit,
    decimals: z.int(),
    state: z.number(),
  })
  .meta({ id: 'HandedState' });
export type HandedState = z.infer<typeof handedState>;
