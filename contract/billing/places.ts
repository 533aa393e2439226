import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { changeOfMany } from '#contract/many.ts';
import { measuredUnit, meterKind } from '#contract/metering/meter-words.ts';
import {
  deleted,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { billingPlaceFields, billingPlaceTold } from './place-record.ts';

/** Whom a billing place serves: a house or a space, or what another place measures. */
export const billingPlacePart = z
  .object({
    billing_place_part_id: z.int(),
    kind: z.enum(['building', 'space', 'meter']),
    /** Of a house and of a space. */
    pasport_id: z.int().nullable(),
    /** The house itself, or the one that the space or the meter is in. */
    building_id: z.int().nullable(),
    /** The space, or the one that the meter is in. */
    space_id: z.int().nullable(),
    measuring_place_id: z.int().nullable(),
    /** 'Lipová 3', 'Lipová 3, 12', 'Vodoměr 4711 (Lipová 3)'. */
    name: z.string(),
  })
  .meta({ id: 'BillingPlacePart' });
export type BillingPlacePart = z.infer<typeof billingPlacePart>;

/** A billing place with its supplier, its invoicing meter and whom it serves. */
export const billingPlace = z
  .object({
    billing_place_id: z.int(),
    unit_id: z.int(),
    ...readOf(billingPlaceFields),
    ...readOf(billingPlaceTold),
    /** Of the supplier; empty where there is none or it is not known. */
    supplier_phone: z.string(),
    supplier_email: z.string(),
    /** Of the invoicing meter; null where the supplier charges by none. */
    meter_kind: meterKind.nullable(),
    /** The house that the meter is in. */
    meter_building_id: z.int().nullable(),
    meter_last_on: z.iso.date().nullable(),
    meter_last_state: z.number().nullable(),
    measured_unit: measuredUnit.nullable(),
    /** None where it serves the whole unit. */
    parts: z.array(billingPlacePart),
    ...stamps,
  })
  .meta({ id: 'BillingPlace' });
export type BillingPlace = z.infer<typeof billingPlace>;

/** A billing place as its form saves it. */
export const billingPlaceInput = z.object(writeOf(billingPlaceFields));

export const browseBillingPlaces = endpoint({
  method: 'GET',
  path: '/v1/billing/places/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: ['billing-places', 'billing-rules'],
  summary:
    'Odběrná místa jednotky s dodavatelem, fakturačním měřidlem a tím, komu slouží; 1 přidá i zrušená',
  timeoutMs: 10_000,
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(billingPlace).extend({ hidden_places: z.int() }),
});

const path = '/v1/billing/place/{unit_id}/{id}';
export const getBillingPlace = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary: 'Jedno odběrné místo',
  params: unitRecord,
  result: billingPlace,
});
export const createBillingPlace = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary: 'Nové odběrné místo; id je 0. Slouží celé jednotce, dokud se k němu nic nepřipojí',
  creates: true,
  params: unitRecord,
  body: z.object({
    ...billingPlaceInput.partial().shape,
    kind: billingPlaceInput.shape.kind,
    code: billingPlaceInput.shape.code,
    name: billingPlaceInput.shape.name,
  }),
  result: billingPlace,
  refuses: ['licence-expired', 'list-code-taken'],
});
export const updateBillingPlace = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary: 'Změna odběrného místa; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...billingPlaceInput.partial().shape }),
  result: billingPlace,
  refuses: ['list-code-taken'],
});
export const changeBillingPlaces = changeOfMany({
  path: '/v1/billing/places/many/{unit_id}',
  modules: ['billing-places'],
  summary: 'Změna polí mnoha odběrných míst najednou: všech, nebo žádného',
  fields: billingPlaceInput.partial().pick({
    address_id: true,
    contract_number: true,
    contract_from: true,
    contract_to: true,
    notice_until: true,
    valid_to: true,
    note: true,
    hidden: true,
  }),
});
export const deleteBillingPlace = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['billing-places'],
  summary: 'Smazání odběrného místa i s tím, co je k němu připojené',
  params: unitRecord,
  result: deleted,
});

// Whom a place serves -------------------------------------------------------------------------------
/** How many houses, spaces or meters are connected by one call at most. */
export const MOST_PARTS = 500;
const chosen = z.array(id).max(MOST_PARTS, `Vyberte nejvýše ${MOST_PARTS}`).default([]);
const ofPlace = { unit_id: id, billing_place_id: id };

export const connectBillingPlace = endpoint({
  method: 'POST',
  path: '/v1/billing/place/parts/{unit_id}/{billing_place_id}',
  access: 'user',
  modules: ['billing-places'],
  summary:
    'Připojení domů, prostorů a měřicích míst k odběrnému místu; co už připojené je, zůstává',
  creates: true,
  params: z.object(ofPlace),
  body: z.object({ pasport_ids: chosen, measuring_place_ids: chosen }),
  /** All that it serves then. */
  result: listOf(billingPlacePart),
  refuses: ['licence-expired'],
});
export const disconnectBillingPlace = endpoint({
  method: 'DELETE',
  path: '/v1/billing/place/part/{unit_id}/{billing_place_id}/{id}',
  access: 'user',
  modules: ['billing-places'],
  summary:
    'Odpojení domu, prostoru nebo měřicího místa; bez připojených slouží místo celé jednotce',
  params: z.object({ ...ofPlace, id: recordId }),
  result: deleted,
});
