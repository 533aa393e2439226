import { z } from 'zod';
import { addressType } from './address-record.ts';
import { address } from './addresses.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id } from './fields.ts';
import { addressModules, peopleModules } from './module-names.ts';
import { savedVersion, unitRecord } from '#contract/pasports/pasport.ts';

/** Where a firm or a person is written down. */
const place = {
  unit_id: z.int(),
  unit_name: z.string(),
  address_id: z.int(),
};

/** A firm of the client, in whatever units it is written down. */
export const firm = z
  .object({
    full_name: z.string(),
    address_type: addressType,
    business_id: z.string(),
    city: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Whether all its records are linked, so that a change of one is written to the others. */
    is_linked: z.boolean(),
    /** Its records, by the names of their units. */
    records: z.array(z.object(place)).min(1),
  })
  .meta({ id: 'Firm' });
export type Firm = z.infer<typeof firm>;

export const listFirms = endpoint({
  method: 'GET',
  path: '/v1/addresses/firms/{unit_id}',
  access: 'user',
  modules: [...peopleModules, 'revision-types', 'billing-places', 'contracts'],
  summary: 'Firmy, dodavatelé a úřady všech jednotek klienta, každá jednou',
  params: z.object({ unit_id: id }),
  result: listOf(firm),
});

/** Why records of two units look like one firm or person. */
export const alikeReason = z.enum(['business-id', 'birth-date', 'phone', 'email']);

/** The records of one firm or person in the other units of the client. */
export const linkedAddresses = z
  .object({
    /** Whether a save of one is written to the others by itself: of a firm it is. */
    is_shared: z.boolean(),
    linked: z.array(
      z.object({
        ...place,
        full_name: z.string(),
        /** Fields in which it differs, with its own value. */
        differing: z.array(z.object({ field: z.string(), value: z.string() })),
      }),
    ),
    /** Records that are probably of the same firm or person, and are not linked. */
    alike: z.array(z.object({ ...place, full_name: z.string(), reasons: z.array(alikeReason) })),
  })
  .meta({ id: 'LinkedAddresses' });
export type LinkedAddresses = z.infer<typeof linkedAddresses>;

const path = '/v1/address/linked/{unit_id}/{id}';
export const getLinkedAddresses = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: addressModules,
  summary: 'Tatáž firma nebo osoba v ostatních jednotkách klienta',
  params: unitRecord,
  result: linkedAddresses,
});

export const linkAddress = endpoint({
  method: 'POST',
  path: '/v1/address/link/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Propojení se záznamem téže firmy nebo osoby v jiné jednotce',
  params: unitRecord,
  body: z.object({ address_id: id }),
  result: linkedAddresses,
});

/** A person of the unit who is probably written down in another one too, and is not linked with that record. */
export const recognised = z
  .object({
    address_id: z.int(),
    full_name: z.string(),
    /** The record there. */
    other_id: z.int(),
    other_name: z.string(),
    other_unit_id: z.int(),
    other_unit_name: z.string(),
    reasons: z.array(alikeReason).min(1),
  })
  .meta({ id: 'RecognisedPerson' });
export type Recognised = z.infer<typeof recognised>;

export const listRecognised = endpoint({
  method: 'GET',
  path: '/v1/addresses/recognised/{unit_id}',
  access: 'user',
  modules: addressModules,
  summary:
    'Osoby jednotky, které jsou patrně zapsány i v jiných jednotkách klienta a nejsou propojeny',
  params: z.object({ unit_id: id }),
  result: listOf(recognised),
});

/** So many are linked at once at most. */
const MOST_PAIRS = 500;

export const linkRecognised = endpoint({
  method: 'POST',
  path: '/v1/addresses/recognised/{unit_id}',
  access: 'user',
  modules: addressModules,
  summary:
    'Propojení více osob se záznamy v jiných jednotkách; kterou propojit nelze, ta zůstane, jak je',
  params: z.object({ unit_id: id }),
  body: z.object({
    pairs: z
      .array(z.object({ address_id: id, other_id: id }))
      .min(1)
      .max(MOST_PAIRS),
  }),
  result: z.object({ linked_count: z.int(), left_count: z.int() }),
});

export const unlinkAddress = endpoint({
  method: 'POST',
  path: '/v1/address/unlink/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Zrušení propojení; záznamy zůstanou, každý ve své jednotce',
  params: unitRecord,
  body: z.object({}),
  result: linkedAddresses,
});

export const writeToLinked = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: addressModules,
  summary: 'Zapsání jména, adresy a spojení do propojených záznamů',
  params: unitRecord,
  body: z.object({ ...savedVersion }),
  result: linkedAddresses,
  tells: { 'version-conflict': address },
});

export const adoptAddress = endpoint({
  method: 'POST',
  path: '/v1/addresses/adopt/{unit_id}',
  access: 'user',
  modules: [...peopleModules, 'revision-types', 'billing-places', 'contracts'],
  summary: 'Převzetí firmy nebo osoby z jiné jednotky klienta: propojený záznam v této jednotce',
  creates: true,
  params: z.object({ unit_id: id }),
  body: z.object({ address_id: id }),
  result: address,
  refuses: ['item-limit-reached', 'licence-expired'],
});
