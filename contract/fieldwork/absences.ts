import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, text, wholeNumber } from '#contract/fields.ts';
import { fieldModules } from '#contract/module-names.ts';
import { deleted, savedVersion, stamps } from '#contract/pasports/pasport.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import { absenceReason } from './crew-words.ts';
import { DAY_MINUTES, type AbsenceTime } from './working-intervals.ts';

/** When a crew or one of its members does not work. */
export const crewAbsence = z
  .object({
    crew_absence_id: z.int(),
    /** Of the whole crew; null where it is of one person. */
    crew_id: z.int().nullable(),
    /** Of one person, whatever crew he is in. */
    client_user_id: z.int().nullable(),
    /** Of the crew or of the person. */
    name: z.string(),
    day_from: z.iso.date(),
    /** Null for a whole day. */
    minute_from: z.int().nullable(),
    /** The last day. */
    day_to: z.iso.date(),
    /** Not included; null for a whole day. */
    minute_to: z.int().nullable(),
    /** Null for whoever does not manage crews: of health nobody else is told. */
    reason: absenceReason.nullable(),
    /** Empty for whoever does not manage crews. */
    note: z.string(),
    ...stamps,
  })
  .meta({ id: 'CrewAbsence' });
export type CrewAbsence = z.infer<typeof crewAbsence>;

const fields = {
  day_from: day,
  minute_from: wholeNumber(0, DAY_MINUTES - 1).nullable(),
  day_to: day,
  minute_to: wholeNumber(1, DAY_MINUTES).nullable(),
  reason: absenceReason,
  note: text(200),
};
const optional = z.object(fields).partial().shape;

/** An absence as its form holds it whole. */
export const absenceInput = z.object({
  crew_id: id.nullable(),
  client_user_id: id.nullable(),
  ...fields,
});

/** The end of an absence is after its beginning. */
export function absenceFault(
  absence: Pick<AbsenceTime, 'day_from' | 'minute_from' | 'day_to' | 'minute_to'>,
): FieldFault | null {
  const { day_from, day_to, minute_from, minute_to } = absence;
  if (day_to < day_from) return { field: 'day_to', message: 'Konec nesmí být dříve než začátek' };
  const isShort = day_from === day_to && (minute_to ?? DAY_MINUTES) <= (minute_from ?? 0);
  return isShort ? { field: 'minute_to', message: 'Konec musí být později než začátek' } : null;
}

export const browseAbsences = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/absences',
  access: 'user',
  modules: fieldModules,
  summary: 'Nepřítomnost čet a jejich členů, která zasahuje do dní; důvod vidí jen správce klienta',
  query: z.object({ from: day.optional(), to: day.optional() }),
  result: listOf(crewAbsence),
});

export const createAbsence = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/absences',
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Nepřítomnost čety, nebo jednoho jejího člena',
  creates: true,
  body: z.object({
    crew_id: id.nullable().optional(),
    client_user_id: id.nullable().optional(),
    ...optional,
    day_from: fields.day_from,
    day_to: fields.day_to,
    reason: fields.reason,
  }),
  result: crewAbsence,
  refuses: ['licence-expired'],
});
const path = '/v1/fieldwork/absence/{id}';
const ofAbsence = z.object({ id });
export const updateAbsence = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Změna nepřítomnosti; posílají se jen změněná pole',
  params: ofAbsence,
  body: z.object({ ...savedVersion, ...optional }),
  result: crewAbsence,
});
export const deleteAbsence = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Zrušení nepřítomnosti',
  params: ofAbsence,
  result: deleted,
});
