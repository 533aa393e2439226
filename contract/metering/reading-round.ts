import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, longText, text, wholeNumber } from '#contract/fields.ts';
import {
  measuredUnit,
  meterKind,
  meterLevel,
  readingKind,
  readingSource,
  readingStatus,
} from './meter-words.ts';

// A walk through a house in which every meter is read on one day.

/** Kinds of readings that a walk brings; a device begins and ends elsewhere. */
export const roundKind = readingKind.extract(['current', 'billing', 'month-end']);
export type RoundKind = z.infer<typeof roundKind>;

/** What is told of a meter in a walk. */
const toldInRound = {
  /** Null where nobody got in. */
  state: z.number().nullable(),
  status: readingStatus,
  overflowed: z.boolean(),
  reading_kind: roundKind,
  source: readingSource.extract(['entry', 'estimate']),
  /** How and why it was estimated; empty of what was not. */
  estimate_method: text(200),
};

/** A reading that a day already has, whoever wrote it. */
export const readingOfDay = z
  .object({
    meter_reading_id: z.int(),
    state: z.number().nullable(),
    status: readingStatus,
    overflowed: z.boolean(),
    reading_kind: readingKind,
    source: readingSource,
    estimate_method: z.string(),
    note: z.string(),
    /** How many photos it has. */
    photo_count: z.int().min(0),
    version: z.int(),
    /** Who wrote to it last; empty for the portal itself. */
    written_by: z.string(),
  })
  .meta({ id: 'ReadingOfDay' });
export type ReadingOfDay = z.infer<typeof readingOfDay>;

const knownState = z.object({
  read_on: z.iso.date(),
  state: z.number(),
  overflowed: z.boolean(),
  status: readingStatus,
});

/** A meter on the way through a house, with all by which what is typed of it can be judged at once. */
export const roundPlace = z
  .object({
    measuring_place_id: z.int(),
    /** The device that stands there on the day. */
    meter_id: z.int(),
    kind: meterKind,
    level: meterLevel,
    location: z.string(),
    floor_name: z.string(),
    space_number: z.string(),
    room_name: z.string(),
    element_name: z.string(),
    serial_number: z.string(),
    measured_unit: measuredUnit,
    digits: z.int(),
    decimals: z.int(),
    /** Of an allocator that begins anew each year, the month with which its scale ends. */
    scale_month: z.int().nullable(),
    /** By what a difference of states is multiplied: the multiplier and, of an allocator, its coefficients. */
    factor: z.number(),
    mounted_on: z.iso.date(),
    removed_on: z.iso.date().nullable(),
    /** The nearest known states around the day. */
    before: knownState.nullable(),
    after: knownState.nullable(),
    /** What the day has already. */
    reading: readingOfDay.nullable(),
    /** What was used in the same time a year before; null where not all of it is known. */
    former: z.object({ amount: z.number(), days: z.int() }).nullable(),
    /** Of heat: degree-days of the town in both times; null where not all of them are known. */
    weather: z.object({ now: z.number(), former: z.number() }).nullable(),
    /** How many people live in the space on the day; null where that is not known, and out of spaces. */
    persons: z.int().nullable(),
    /** Heated m² of the space; null where they are not known, and out of spaces. */
    area: z.number().nullable(),
  })
  .meta({ id: 'RoundPlace' });
export type RoundPlace = z.infer<typeof roundPlace>;

export const readRound = endpoint({
  method: 'GET',
  path: '/v1/meters/round/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Obchůzka domu, nebo jen měřidla jednoho prostoru: osazená k danému dni v pořadí obchůzky, s předchozím stavem, loňskou spotřebou a s tím, co už ten den má',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, pasport_id: id }),
  query: z.object({ day }),
  result: listOf(roundPlace).extend({ building_name: z.string() }),
});

/** So many readings one call brings at most. */
const MOST_LINES = 100;

/** A reading as it was typed in a walk. */
const roundLine = z.object({
  meter_id: id,
  read_on: day,
  ...toldInRound,
  /** What stays as it is when nothing is said of it. */
  note: longText(1000).optional(),
  /** The version of the day's reading that the person saw; null when there was none. */
  version: wholeNumber(1, 2_147_483_647).nullable(),
});
/** A reading as a walk sends it. */
export type RoundLine = z.output<typeof roundLine>;

/** What became of a line of a walk. */
export const roundAnswer = z
  .object({
    meter_id: z.int(),
    read_on: z.iso.date(),
    /** A line sent again is accepted as it stands; a conflict is with what another person wrote meanwhile. */
    outcome: z.enum(['accepted', 'refused', 'conflict']),
    /** As the day has it now: what was accepted, or what stands in the way; null where there is none. */
    reading: readingOfDay.nullable(),
    /** The field at fault and the sentence, of what was refused; empty otherwise. */
    field: z.string(),
    message: z.string(),
    /** What may explain a state that is lower than the one before. */
    offers: z.array(z.enum(['overflow', 'exchange'])),
  })
  .meta({ id: 'RoundAnswer' });
export type RoundAnswer = z.infer<typeof roundAnswer>;

export const writeRound = endpoint({
  method: 'POST',
  path: '/v1/meters/round/{unit_id}',
  access: 'user',
  modules: ['meters'],
  summary:
    'Odečty z obchůzky: každý se posuzuje sám a sám má odpověď; znovu poslaný se nezdvojí ani nekoliduje',
  creates: true,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  body: z.object({ lines: z.array(roundLine).min(1).max(MOST_LINES) }),
  result: listOf(roundAnswer),
  refuses: ['licence-expired'],
});

export const orderRound = endpoint({
  method: 'POST',
  path: '/v1/meters/round/order/{unit_id}/{pasport_id}',
  access: 'user',
  modules: ['meters'],
  summary: 'Pořadí obchůzky domu: měřicí místa domu v novém pořadí',
  params: z.object({ unit_id: id, pasport_id: id }),
  body: z.object({ measuring_place_ids: z.array(id).min(1).max(5000) }),
  result: z.object({ changed_count: z.int() }),
});
