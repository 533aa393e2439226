import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import {
  chosenId,
  day,
  id,
  longText,
  moment,
  requiredText,
  version,
  wholeNumber,
} from '#contract/fields.ts';
import { deleted } from '#contract/pasports/pasport.ts';
import { visit, visitMinutes } from './visits.ts';

// A round: one work at many places of a unit, by some crews on some days.

/** So many places one round has at most, days it is walked on, and crews that walk it. */
export const MOST_PLACES = 2000;
export const MOST_DAYS = 62;
export const MOST_CREWS = 20;

const list = <S extends z.ZodType>(one: S, most: number, none: string, many: string) =>
  z
    .array(one)
    .min(1, none)
    .max(most, `${many} nejvýše ${most}`)
    .transform((all) => [...new Set(all)]);

/** Places, days and crews that a round is planned with. */
const planned = {
  days: list(day, MOST_DAYS, 'Vyberte aspoň jeden den', 'Vyberte dnů'),
  crew_ids: list(id, MOST_CREWS, 'Vyberte aspoň jednu četu', 'Vyberte čet'),
  minutes: visitMinutes,
  /** Minutes on the way between two houses, and between two visits of one. */
  travel: wholeNumber(0, 240),
  gap: wholeNumber(0, 60),
};
const places = list(id, MOST_PLACES, 'Vyberte aspoň jedno místo', 'Vyberte míst');

/** A round with how far it is. */
export const round = z
  .object({
    round_id: z.int(),
    unit_id: z.int(),
    name: z.string(),
    work_id: z.int(),
    work_name: z.string(),
    note: z.string(),
    days: z.array(z.iso.date()),
    crew_ids: z.array(z.int()),
    minutes: z.int(),
    travel: z.int(),
    gap: z.int(),
    /** Visits, given up ones not among them, by how they stand. */
    visits: z.int(),
    unplaced: z.int(),
    planned: z.int(),
    done: z.int(),
    /** Nobody opened, and no other visit was made yet. */
    missed: z.int(),
    /** The first and the last day of what has a time; null where nothing has. */
    first_day: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
    closed: moment.nullable(),
    created: moment,
    version: z.int(),
  })
  .meta({ id: 'Round' });
export type Round = z.infer<typeof round>;

/** A round with its visits in the order of walking. */
export const roundRecord = round.extend({ all_visits: z.array(visit) }).meta({ id: 'RoundRecord' });
export type RoundRecord = z.infer<typeof roundRecord>;

/** Why a visit got no time. */
export const unplacedReason = z.enum(['no-hours', 'too-long', 'no-window', 'no-time']);
export type UnplacedReason = z.infer<typeof unplacedReason>;

/** What a plan would look like. */
export const roundPlan = z
  .object({
    placed: z.array(
      z.object({
        pasport_id: z.int(),
        crew_id: z.int(),
        day: z.iso.date(),
        from_minute: z.int(),
      }),
    ),
    unplaced: z.array(z.object({ pasport_id: z.int(), reason: unplacedReason })),
    /** Minutes of each crew on each day that it works: its hours, visits of this plan and of others, on the way, what stays free. */
    load: z.array(
      z.object({
        crew_id: z.int(),
        day: z.iso.date(),
        hours: z.int(),
        work: z.int(),
        booked: z.int(),
        travel: z.int(),
        free: z.int(),
      }),
    ),
    /** Minutes that the places ask for, and that crews have free on those days. */
    asked: z.int(),
    free: z.int(),
  })
  .meta({ id: 'RoundPlan' });
export type RoundPlan = z.infer<typeof roundPlan>;

export const listRounds = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/rounds/{unit_id}',
  access: 'user',
  modules: ['visits'],
  summary: 'Obchůzky jednotky a jak která pokračuje; nejnovější první',
  params: z.object({ unit_id: id }),
  result: listOf(round),
});

export const previewRound = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/rounds/preview/{unit_id}',
  access: 'user',
  modules: ['visits'],
  reads: true,
  summary: 'Jak by obchůzka vyšla: komu, kdy, kolik času zbude a co se nevejde. Nic se neuloží',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  body: z.object({ pasport_ids: places, ...planned }),
  result: roundPlan,
});

export const createRound = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/rounds/{unit_id}',
  access: 'user',
  modules: ['visits'],
  summary:
    'Nová obchůzka: místa dostanou termíny podle volného času čet; na co nezbyl, čeká bez termínu',
  creates: true,
  timeoutMs: 10_000,
  params: z.object({ unit_id: id }),
  body: z.object({
    name: requiredText(100),
    work_id: chosenId('Vyberte práci'),
    note: longText(2000).default(''),
    pasport_ids: places,
    ...planned,
  }),
  result: roundRecord,
  refuses: ['licence-expired'],
});

const ofRound = z.object({ unit_id: id, round_id: id });
const path = '/v1/fieldwork/round/{unit_id}/{round_id}';

export const readRoundRecord = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['visits'],
  summary: 'Jedna obchůzka se všemi návštěvami v pořadí obchůzky',
  params: ofRound,
  result: roundRecord,
});

export const saveRound = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['visits'],
  summary: 'Název a poznámka obchůzky a zda je uzavřená',
  params: ofRound,
  body: z.object({
    name: requiredText(100).optional(),
    note: longText(2000).optional(),
    is_closed: z.boolean().optional(),
    version,
  }),
  result: roundRecord,
  refuses: ['round-open-visits'],
});

export const deleteRound = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['visits'],
  summary: 'Smazání obchůzky, ve které se ještě nic nestalo',
  params: ofRound,
  result: deleted,
});

export const planRound = endpoint({
  method: 'POST',
  path: `${path}/plan`,
  access: 'user',
  modules: ['visits'],
  summary: 'Termíny návštěvám, které na ně čekají, na vybrané dny vybraným četám',
  timeoutMs: 10_000,
  params: ofRound,
  body: z.object({ ...planned, version }),
  result: roundRecord,
  refuses: ['round-closed'],
});

export const addToRound = endpoint({
  method: 'POST',
  path: `${path}/places`,
  access: 'user',
  modules: ['visits'],
  summary: 'Další místa do obchůzky; kde návštěva ještě čeká, druhá nevznikne',
  creates: true,
  params: ofRound,
  body: z.object({ pasport_ids: places }),
  result: roundRecord,
  refuses: ['round-closed', 'licence-expired'],
});
