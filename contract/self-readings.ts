import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { day, id, moment, requiredText } from './fields.ts';
import { measuredUnit, meterKind } from '#contract/metering/meter-words.ts';
import { sentPhoto, withPhotos } from '#contract/metering/photos.ts';
import { stateNumber } from '#contract/metering/reading-cells.ts';
import { selfOutcome } from '#contract/metering/self-rounds.ts';

// Readings that people send without an account, by the link of a mail or by the code of a sheet.

/** The secret of a link, or a code however it was copied. */
const secret = requiredText(100);
/** Calls of one address within a minute: a family at one table, not somebody who guesses. */
const A_MINUTE = 60;

const REFUSED = ['sheet-code-unknown', 'asking-ended', 'module-off'] as const;

/** A meter to be read: nothing of what it showed before. */
export const selfMeter = z.object({
  meter_id: z.int(),
  kind: meterKind,
  /** Where in the space it is. */
  location: z.string(),
  serial_number: z.string(),
  measured_unit: measuredUnit,
  /** Of its counter, before the decimal point and behind it. */
  digits: z.int(),
  decimals: z.int(),
  /** That a state was sent and what became of it, without the state. */
  sent: z.object({ created: moment, outcome: selfOutcome, outcome_reason: z.string() }).nullable(),
});
export type SelfMeter = z.infer<typeof selfMeter>;

/** What is to be read in a space, and of nobody. */
export const selfAsked = z.object({
  round_name: z.string(),
  /** Who asks: the unit. */
  unit_name: z.string(),
  building_name: z.string(),
  place: z.string(),
  space_number: z.string(),
  /** The first and the last day on which people read. */
  opens: day,
  closes: day,
  meters: z.array(selfMeter),
});
export type SelfAsked = z.infer<typeof selfAsked>;

export const openSelfReading = endpoint({
  method: 'POST',
  path: '/v1/self-readings/open',
  access: 'public',
  summary:
    'Samoodečet podle odkazu z e-mailu nebo kódu z listu: měřidla prostoru, bez osob a stavů',
  perMinute: A_MINUTE,
  body: z.object({ secret }),
  result: selfAsked,
  refuses: REFUSED,
});

export const sendSelfReading = endpoint({
  method: 'POST',
  path: '/v1/self-readings',
  access: 'public',
  summary:
    'Zaslání stavu jednoho měřidla prostoru; dokud ho správce nepřevzal, lze ho poslat znovu',
  perMinute: A_MINUTE,
  ...withPhotos,
  body: z.object({
    secret,
    meter_id: id,
    read_on: day,
    state: stateNumber,
    /** Sent all the same, although it does not follow from the readings before. */
    confirmed: z.boolean().default(false),
    photo: sentPhoto.optional(),
  }),
  result: selfAsked,
  refuses: [...REFUSED, 'self-reading-doubtful', 'files-limit-reached'],
});
