import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, moment, text, wholeNumber } from '#contract/fields.ts';
import { spacePayer } from '#contract/rules/payer.ts';
import { asOf } from './pasport.ts';

// What holds in each space of a house from a day: numbers of persons, or monthly advances by services.
// Many spaces are changed at once; each change is one record that ends and one that begins.

/** Numbers of persons, or advances for services. */
export const houseValueKind = z.enum(['persons', 'advances']);
export type HouseValueKind = z.infer<typeof houseValueKind>;

const amountFields = {
  /** The service of an advance; empty for persons. */
  name: z.string(),
  /** Persons, or hellers a month. */
  amount: z.int(),
};

/** A record that holds on the day. */
export const heldValue = z
  .object({
    ...amountFields,
    record_id: z.int(),
    version: z.int(),
    valid_from: day,
    /** Of an advance that ends with a tenancy, no later than that does. */
    valid_to: day.nullable(),
  })
  .meta({ id: 'HeldValue' });
export type HeldValue = z.infer<typeof heldValue>;

/** A record that begins only after the day; of each name the first one. */
export const laterValue = z.object({ ...amountFields, valid_from: day }).meta({ id: 'LaterValue' });
export type LaterValue = z.infer<typeof laterValue>;

/** A space of a house with what holds in it on the day. */
export const houseValueRow = z
  .object({
    pasport_space_id: z.int(),
    pasport_id: z.int(),
    unit_id: z.int(),
    space_number: z.string(),
    pasport_type_name: z.string(),
    /** Who bears what the space costs on the day; where nobody of the kind is recorded, the unit itself. */
    payer: spacePayer,
    /** All who bear it together, whoever represents them first; empty where the unit does. */
    payer_names: z.string(),
    held: z.array(heldValue),
    later: z.array(laterValue),
  })
  .meta({ id: 'HouseValueRow' });
export type HouseValueRow = z.infer<typeof houseValueRow>;

/** A change of many values, as it can be taken back. */
export const houseChange = z
  .object({
    house_change_id: z.int(),
    created: moment,
    user_name: z.string(),
    /** From when it holds. */
    valid_from: day,
    /** How many values it changed. */
    changed_count: z.int(),
  })
  .meta({ id: 'HouseChange' });
export type HouseChange = z.infer<typeof houseChange>;

/** What stands in the way of a change: the value as it is now, and who changed it last. */
export const overtakenValue = z.object({
  pasport_id: z.int(),
  name: z.string(),
  /** Null when nothing holds any more. */
  held: heldValue.nullable(),
  /** Empty when it is not known. */
  user_name: z.string(),
});
/** What a refused change is told as `current`. */
export const overtaken = z.object({ values: z.array(overtakenValue) });
export type OvertakenValue = z.infer<typeof overtakenValue>;

const ofHouse = z.object({ unit_id: id, id, kind: houseValueKind });
const path = '/v1/pasports/values/{unit_id}/{id}/{kind}';

export const readHouseValues = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['pasports'],
  summary:
    'Počty osob (persons) nebo měsíční zálohy (advances) prostorů domu ke dni a první pozdější hodnoty; id je pasport_id domu, skryté prostory se nepočítají; last_change lze vrátit',
  params: ofHouse,
  query: asOf,
  result: listOf(houseValueRow).extend({ last_change: houseChange.nullable() }),
});

const MOST_CHANGES = 10_000;

/** One value from the day; null ends what holds, and nothing follows. */
export const valueChange = z.object({
  pasport_id: id,
  /** The service of an advance; empty for persons. */
  name: text(100).default(''),
  amount: wholeNumber(0, 2_000_000_000).nullable(),
  /** The record that held when the person looked; null when none did. */
  seen: z.object({ record_id: id, version: wholeNumber(1, 2_147_483_647) }).nullable(),
});
export type ValueChange = z.infer<typeof valueChange>;

export const saveHouseValues = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['pasports'],
  summary:
    'Hromadná změna hodnot prostorů domu ode dne, všechny, nebo žádná: dosavadní záznam skončí den předtím, záznam od téhož dne se opraví, pozdější zůstávají',
  creates: true,
  // A house of several hundred spaces with ten services.
  timeoutMs: 15_000,
  params: ofHouse,
  body: z.object({ valid_from: day, changes: z.array(valueChange).min(1).max(MOST_CHANGES) }),
  result: z.object({ last_change: houseChange.nullable(), changed_count: z.int() }),
  refuses: ['licence-expired', 'version-conflict', 'overlapping-validity'],
  tells: { 'version-conflict': overtaken },
});

export const undoHouseValues = endpoint({
  method: 'POST',
  path: '/v1/pasports/values/undo/{unit_id}/{house_change_id}',
  access: 'user',
  modules: ['pasports'],
  summary: 'Vrácení hromadné změny, dokud její záznamy nikdo nezměnil',
  timeoutMs: 15_000,
  params: z.object({ unit_id: id, house_change_id: id }),
  result: z.object({ undone_count: z.int() }),
  refuses: ['change-overtaken', 'month-closed'],
});
