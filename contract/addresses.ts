import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { addressFields, addressType } from './address-record.ts';
import { id } from './fields.ts';
import { firstQuery, wholeCount } from './first-rows.ts';
import { changeOfMany } from './many.ts';
import { readOf, writeOf } from './record.ts';
import {
  asOf,
  deleted,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { addressModules, peopleModules } from '#contract/module-names.ts';

/** A record of the address book. */
export const address = z
  .object({
    address_id: z.int(),
    unit_id: z.int(),
    full_name: z.string(),
    ...readOf(addressFields),
    ...stamps,
  })
  .meta({ id: 'Address' });
/** A record of the address book as its form saves it. */
export const addressInput = z.object(writeOf(addressFields));
const changes = addressInput.partial();
export type Address = z.infer<typeof address>;

/** A row of the list. */
export const addressRow = address
  .pick({
    address_id: true,
    unit_id: true,
    address_type: true,
    full_name: true,
    title_before: true,
    title_after: true,
    street: true,
    city: true,
    zip: true,
    phone: true,
    email: true,
    business_id: true,
    sipo: true,
    contact_preference: true,
    hidden: true,
    updated: true,
    version: true,
  })
  .extend({
    /** The other phones and e-mails, each with its label, in one text. */
    other_contacts: z.string(),
  })
  .meta({ id: 'AddressRow' });
export type AddressRow = z.infer<typeof addressRow>;

export const browseAddresses = endpoint({
  method: 'GET',
  path: '/v1/addresses/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: [...peopleModules, 'revision-types', 'billing-places', 'contracts'],
  summary: 'Adresář jednotky podle jména; kdo v ní bydlí, platí k zadanému dni, bez něj k dnešnímu',
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  query: asOf.extend(firstQuery),
  result: listOf(addressRow).extend({
    ...wholeCount,
    hidden_addresses: z.int(),
    /** Who owns, uses or lives in a space of the unit on the day; with a piece of the list who of the piece does. */
    resident_ids: z.array(z.int()),
  }),
});

const path = '/v1/address/{unit_id}/{id}';
export const getAddress = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: peopleModules,
  summary: 'Jedna adresa',
  params: unitRecord,
  result: address,
});
export const createAddress = endpoint({
  method: 'POST',
  path,
  access: 'user',
  modules: peopleModules,
  summary: 'Nová adresa; id je 0',
  creates: true,
  params: unitRecord,
  body: changes,
  result: address,
  refuses: ['item-limit-reached', 'licence-expired'],
});
export const updateAddress = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: addressModules,
  summary: 'Změna adresy; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({
    ...savedVersion,
    ...changes.shape,
  }),
  result: address,
});
export const changeAddresses = changeOfMany({
  path: '/v1/addresses/many/{unit_id}',
  modules: addressModules,
  summary: 'Změna polí mnoha adres najednou: všech, nebo žádné',
  fields: changes.pick({ address_type: true, contact_preference: true, hidden: true }),
});
export const deleteAddress = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: addressModules,
  summary: 'Smazání adresy, na kterou nic neodkazuje',
  params: unitRecord,
  result: deleted,
});

export const relationKind = z.enum(['owner', 'tenant', 'roommate']);
/** What binds a person to a space, with its time. */
export const relation = z
  .object({
    address_id: z.int(),
    address_type: addressType,
    full_name: z.string(),
    title_before: z.string(),
    title_after: z.string(),
    email: z.string(),
    phone: z.string(),
    relation: relationKind,
    record_id: z.int(),
    pasport_id: z.int(),
    pasport_space_id: z.int(),
    building_name: z.string(),
    space_number: z.string(),
    variable_symbol: z.string(),
    valid_from: z.iso.date(),
    valid_to: z.iso.date().nullable(),
    users_count: z.int().nullable(),
    contract_valid_to: z.iso.date().nullable(),
    contract_warning: z.iso.date().nullable(),
  })
  .meta({ id: 'Relation' });
export type Relation = z.infer<typeof relation>;

/** By what somebody belongs to a space, in words. */
export const relationWords: Readonly<Record<Relation['relation'], string>> = {
  owner: 'vlastník',
  tenant: 'nájemce',
  roommate: 'bydlící',
};

export const listRelations = endpoint({
  method: 'GET',
  path: '/v1/addresses/relations/{unit_id}',
  access: 'user',
  modules: addressModules,
  summary: 'Nájemci, vlastníci a bydlící jednotky ke dni; bez dne k dnešku',
  params: z.object({ unit_id: id }),
  query: asOf.extend(firstQuery),
  result: listOf(relation).extend(wholeCount),
});
export const listAddressRelations = endpoint({
  method: 'GET',
  path: '/v1/address/relations/{unit_id}/{id}',
  access: 'user',
  modules: addressModules,
  summary: 'Všechny vztahy jedné adresy k prostorům, i skončené',
  params: unitRecord,
  result: listOf(relation),
});

export const duplicateGroup = z
  .object({
    /** Why they look the same. */
    reasons: z.array(
      z.enum(['name-and-birth', 'business-id', 'name-and-address', 'phone', 'email']),
    ),
    addresses: z.array(addressRow).min(2),
  })
  .meta({ id: 'DuplicateGroup' });
export type DuplicateGroup = z.infer<typeof duplicateGroup>;
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/v1/addresses/duplicates/{unit_id}',
  access: 'user',
  modules: addressModules,
  summary: 'Skupiny adres, které jsou patrně tytéž',
  params: z.object({ unit_id: id }),
  result: listOf(duplicateGroup),
});
export const mergeAddresses = endpoint({
  method: 'POST',
  path: '/v1/addresses/merge/{unit_id}',
  access: 'user',
  modules: addressModules,
  summary: 'Sloučení adres: vztahy přejdou na ponechanou, ostatní zaniknou',
  params: z.object({ unit_id: id }),
  body: z.object({
    kept_id: id,
    merged_ids: z.array(id).min(1).max(50),
    /** Values that the kept record takes over. */
    fields: changes.default({}),
    version: z.int().min(1).optional(),
  }),
  result: address,
  refuses: ['addresses-not-merged'],
});
