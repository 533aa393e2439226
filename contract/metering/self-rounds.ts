import { z } from 'zod';
import { day, moment } from '#contract/fields.ts';
import { measuredUnit, meterKind } from './meter-words.ts';

// Records of self-reading: people of a house read their meters by a link or by the code of a sheet.

/** A round takes states, is closed, or was cancelled: nothing of a cancelled one is taken over. */
export const selfRoundState = z.enum(['running', 'closed', 'cancelled']);
export type SelfRoundState = z.infer<typeof selfRoundState>;

/** The address on which people read; a code or the secret of a link may follow it. */
export const SELF_READING_PATH = '/odecty';

/** A round of a house, with how far it has got. */
export const selfRound = z
  .object({
    self_reading_round_id: z.int(),
    unit_id: z.int(),
    /** pasport_id of its house. */
    pasport_id: z.int(),
    building_name: z.string(),
    name: z.string(),
    /** What is read. */
    kinds: z.array(meterKind),
    /** The first and the last day on which people read. */
    opens: day,
    closes: day,
    state: selfRoundState,
    /** When it was closed or cancelled. */
    ended: moment.nullable(),
    /** Who began it. */
    user_name: z.string(),
    created: moment,
    version: z.int(),
    spaces_count: z.int(),
    /** Spaces from which something came. */
    answered_count: z.int(),
    /** States that wait to be decided about. */
    waiting_count: z.int(),
  })
  .meta({ id: 'SelfReadingRound' });
export type SelfRound = z.infer<typeof selfRound>;

/** What became of a state that was sent: it waits, was taken over, was refused, or a later one came instead. */
export const selfOutcome = z.enum(['waiting', 'accepted', 'refused', 'replaced']);
export type SelfOutcome = z.infer<typeof selfOutcome>;

/** A state as somebody of the house has sent it, beside what is known of the device. */
export const selfReading = z
  .object({
    self_reading_id: z.int(),
    pasport_id: z.int(),
    space_number: z.string(),
    measuring_place_id: z.int(),
    meter_id: z.int(),
    serial_number: z.string(),
    kind: meterKind,
    /** Where in the space it is. */
    location: z.string(),
    measured_unit: measuredUnit,
    decimals: z.int(),
    read_on: day,
    state: z.number(),
    /** By which way it came. */
    way: z.enum(['link', 'code']),
    created: moment,
    /** Photos that came with it; those of a state that was taken over are of its reading. */
    photo_ids: z.array(z.int()),
    outcome: selfOutcome,
    /** Why it was refused. */
    outcome_reason: z.string(),
    /** Who decided about it, and when. */
    user_name: z.string(),
    decided: moment.nullable(),
    /** The last known state before its day; null where there is none. */
    before: z.object({ read_on: day, state: z.number() }).nullable(),
    /** Of an allocator that begins anew each year, the month with which its scale ends. */
    scale_month: z.int().nullable(),
    /** Why it cannot be taken over as it stands, of one that waits; empty when it can. */
    fault: z.string(),
    /** Whether it could be taken over as one after the counter began anew. */
    may_overflow: z.boolean(),
  })
  .meta({ id: 'SelfReading' });
export type SelfReading = z.infer<typeof selfReading>;

/** How somebody was asked: by the first mail, by a reminder, or by a printed sheet. */
export const selfAsking = z.enum(['invitation', 'reminder', 'sheet']);
export type SelfAsking = z.infer<typeof selfAsking>;

/** A space of a round: what is to be read there, and what came. */
export const selfSpace = z
  .object({
    pasport_id: z.int(),
    pasport_space_id: z.int(),
    space_number: z.string(),
    /** Who bears its costs on the first day; empty where nobody does. */
    payer_names: z.string(),
    /** Whether whoever represents them can be asked by mail. */
    has_email: z.boolean(),
    meters_count: z.int(),
    /** Meters of which a state waits or was taken over. */
    sent_count: z.int(),
    waiting_count: z.int(),
    /** Its link and code were taken back: they lead nowhere. */
    revoked: z.boolean(),
    /** When somebody was last asked, and how; null while nobody was. */
    asked: z.object({ kind: selfAsking, created: moment }).nullable(),
  })
  .meta({ id: 'SelfReadingSpace' });
export type SelfSpace = z.infer<typeof selfSpace>;

/** What of a sheet is to be printed for a space: its code, and the address with the code in it. */
export const selfSheet = z.object({
  pasport_id: z.int(),
  space_number: z.string(),
  code: z.string(),
  url: z.string(),
});
export type SelfSheet = z.infer<typeof selfSheet>;
