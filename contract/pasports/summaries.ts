import { z } from 'zod';
import { addressType } from '#contract/address-record.ts';
import { relationKind } from '#contract/addresses.ts';
import { endpoint } from '#contract/endpoint.ts';
import { day } from '#contract/fields.ts';
import { contractState } from '#contract/rules/contract-standing.ts';
import { revisionState } from '#contract/rules/revision-standing.ts';
import { asOf, unitRecord } from './pasport.ts';
import { spaceRow } from './spaces.ts';

/** The most that the summary of a house names of what burns and waits in it; the rest is counted. */
export const DUE_LINES = 100;

/** Something of a place that burns or waits: an inspection, or the contract of a tenant. */
export const dueThing = z
  .object({
    kind: z.enum(['device', 'contract']),
    state: z.union([revisionState, contractState]),
    /** Whether its term has passed, or it must not be used. */
    late: z.boolean(),
    /** The device, or the tenant. */
    name: z.string(),
    /** The day it is about; none where a report names no term. */
    on: day.nullable(),
    /** revision_id of a device, pasport_space_id of a contract. */
    record_id: z.int(),
  })
  .meta({ id: 'DueThing' });
export type DueThing = z.infer<typeof dueThing>;

/** Who owns a space, uses it or lives in it on the day, and how he is reached. */
export const spacePerson = z
  .object({
    relation: relationKind,
    address_id: z.int(),
    address_type: addressType,
    full_name: z.string(),
    title_before: z.string(),
    title_after: z.string(),
    phone: z.string(),
    email: z.string(),
    valid_from: z.iso.date(),
    contract_valid_to: z.iso.date().nullable(),
    /** Whether he bears what the space costs, alone or with others. */
    pays: z.boolean(),
  })
  .meta({ id: 'SpacePerson' });
export type SpacePerson = z.infer<typeof spacePerson>;

export const readSpaceSummary = endpoint({
  method: 'GET',
  path: '/v1/pasports/space-summary/{unit_id}/{id}',
  access: 'user',
  // Of these the first alone opens it; the other one adds what is inspected.
  modules: ['pasports', 'revision-types'],
  summary:
    'Prostor v kostce podle pasport_space_id ke dni: kdo ho vlastní, užívá a platí, kolik osob, zálohy v haléřích za měsíc, co hoří a co čeká',
  params: unitRecord,
  query: asOf,
  result: z
    .object({
      pasport_space_id: z.int(),
      /** Of the house, by which its record is opened; null for a space in no house. */
      pasport_building_id: z.int().nullable(),
      /** Tenants, then owners, then those who live with them. */
      people: z.array(spacePerson),
      /** Null where nothing is recorded for the day. */
      users_count: z.int().nullable(),
      /** Advances together; null where none is recorded. */
      monthly_advances: z.number().nullable(),
      /** The worst first; nothing of inspections where their module is closed. */
      due: z.array(dueThing),
    })
    .meta({ id: 'SpaceSummary' }),
});
export type SpaceSummary = z.infer<typeof readSpaceSummary.result>;

/** A space in the picture of its house. */
export const houseCell = spaceRow
  .pick({
    pasport_space_id: true,
    pasport_id: true,
    pasport_floor_id: true,
    space_number: true,
    pasport_type_name: true,
    is_flat: true,
    tenant_name: true,
  })
  .extend({
    users_count: z.int().nullable(),
    /** The worst of what burns and waits in it. */
    due: dueThing.nullable(),
    due_count: z.int().min(0),
  })
  .meta({ id: 'HouseCell' });
export type HouseCell = z.infer<typeof houseCell>;

export const readHouseSummary = endpoint({
  method: 'GET',
  path: '/v1/pasports/house-summary/{unit_id}/{id}',
  access: 'user',
  modules: ['buildings', 'revision-types'],
  summary:
    'Dům v kostce podle pasport_building_id: jeho prostory bez skrytých s uživatelem, počtem osob a tím, co v nich hoří a čeká',
  params: unitRecord,
  result: z
    .object({
      pasport_building_id: z.int(),
      /** By their numbers. */
      spaces: z.array(houseCell),
      /** Of the house and of its spaces, the worst first. */
      due: z.array(dueThing).max(DUE_LINES),
      due_count: z.int().min(0),
    })
    .meta({ id: 'HouseSummary' }),
});
export type HouseSummary = z.infer<typeof readHouseSummary.result>;
