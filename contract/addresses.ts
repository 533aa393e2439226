import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { day, id, optionalEmail, ruled, text } from './fields.ts';
import {
  asOf,
  deleted,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { optionalBusinessIdRule } from '#contract/rules/business-id.ts';
import { FIRST_BIRTH_DATE } from '#contract/rules/birth-date.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { formatZip, zipRule } from '#contract/rules/zip.ts';

export const addressType = z.enum(['person', 'company', 'supplier', 'office']);
export const contactPreference = z.enum(['portal', 'email', 'data_box', 'post']);

/** Three digits, a space, the rest; judged as it will be written. */
const zip = ruled(text(10), (value) => zipRule(formatZip(String(value)))).transform(formatZip);

const birthDate = day.refine(
  (value) => value >= FIRST_BIRTH_DATE,
  'Zadejte datum narození od roku 1850',
);

/** Fields of an address-book record's form. A person needs a last name, the others a company name. */
export const addressFields = {
  address_type: addressType,
  title_before: text(50),
  first_name: text(100),
  last_name: text(100),
  title_after: text(50),
  company_name: text(250),
  birth_date: birthDate.nullable(),
  business_id: ruled(text(8), optionalBusinessIdRule),
  vat: text(20),
  street: text(200),
  city_id: id.nullable(),
  city: text(50),
  zip,
  phone: text(50),
  email: optionalEmail(200),
  data_box: text(20),
  contact_preference: contactPreference,
  delivery_name: text(250),
  delivery_street: text(200),
  delivery_city: text(50),
  delivery_zip: zip,
  sipo: ruled(text(20), sipoRule),
  note: text(2000),
  hidden: z.boolean(),
};

/** A record of the address book. */
export const address = z.object({
  address_id: z.int(),
  unit_id: z.int(),
  address_type: addressType,
  full_name: z.string(),
  title_before: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  title_after: z.string(),
  company_name: z.string(),
  birth_date: z.iso.date().nullable(),
  business_id: z.string(),
  vat: z.string(),
  street: z.string(),
  city_id: z.int().nullable(),
  city: z.string(),
  zip: z.string(),
  phone: z.string(),
  email: z.string(),
  data_box: z.string(),
  contact_preference: contactPreference,
  delivery_name: z.string(),
  delivery_street: z.string(),
  delivery_city: z.string(),
  delivery_zip: z.string(),
  sipo: z.string(),
  note: z.string(),
  hidden: z.boolean(),
  ...stamps,
});
export type Address = z.infer<typeof address>;

/** A row of the list. */
export const addressRow = address.pick({
  address_id: true,
  unit_id: true,
  address_type: true,
  full_name: true,
  street: true,
  city: true,
  zip: true,
  phone: true,
  email: true,
  business_id: true,
  sipo: true,
  hidden: true,
  updated: true,
});
export type AddressRow = z.infer<typeof addressRow>;

export const browseAddresses = endpoint({
  method: 'GET',
  path: '/v1/addresses/browser/{unit_id}/{show_hidden}',
  access: 'user',
  summary: 'Adresář jednotky podle jména',
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(addressRow).extend({
    hidden_addresses: z.int(),
    /** Who owns, uses or lives in a space of the unit today. */
    resident_ids: z.array(z.int()),
  }),
});

const path = '/v1/address/{unit_id}/{id}';
export const getAddress = endpoint({
  method: 'GET',
  path,
  access: 'user',
  summary: 'Jedna adresa',
  params: unitRecord,
  result: address,
});
export const createAddress = endpoint({
  method: 'POST',
  path,
  access: 'user',
  summary: 'Nová adresa; id je 0',
  creates: true,
  params: unitRecord,
  body: z.object(addressFields).partial(),
  result: address,
});
export const updateAddress = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  summary: 'Změna adresy; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({
    ...savedVersion,
    ...z.object(addressFields).partial().shape,
  }),
  result: address,
});
export const deleteAddress = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  summary: 'Smazání adresy, na kterou nic neodkazuje',
  params: unitRecord,
  result: deleted,
});

export const relationKind = z.enum(['owner', 'tenant', 'roommate']);
/** What binds a person to a space, with its time. */
export const relation = z.object({
  address_id: z.int(),
  full_name: z.string(),
  email: z.string(),
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
});
export type Relation = z.infer<typeof relation>;

export const listRelations = endpoint({
  method: 'GET',
  path: '/v1/addresses/relations/{unit_id}',
  access: 'user',
  summary: 'Nájemci, vlastníci a bydlící jednotky ke dni; bez dne k dnešku',
  params: z.object({ unit_id: id }),
  query: asOf,
  result: listOf(relation),
});
export const listAddressRelations = endpoint({
  method: 'GET',
  path: '/v1/address/relations/{unit_id}/{id}',
  access: 'user',
  summary: 'Všechny vztahy jedné adresy k prostorům, i skončené',
  params: unitRecord,
  result: listOf(relation),
});

export const duplicateGroup = z.object({
  /** Why they look the same. */
  reasons: z.array(z.enum(['name-and-birth', 'business-id', 'name-and-address', 'phone', 'email'])),
  addresses: z.array(addressRow).min(2),
});
export type DuplicateGroup = z.infer<typeof duplicateGroup>;
export const listDuplicates = endpoint({
  method: 'GET',
  path: '/v1/addresses/duplicates/{unit_id}',
  access: 'user',
  summary: 'Skupiny adres, které jsou patrně tytéž',
  params: z.object({ unit_id: id }),
  result: listOf(duplicateGroup),
});
export const mergeAddresses = endpoint({
  method: 'POST',
  path: '/v1/addresses/merge/{unit_id}',
  access: 'user',
  summary: 'Sloučení adres: vztahy přejdou na ponechanou, ostatní zaniknou',
  params: z.object({ unit_id: id }),
  body: z.object({
    kept_id: id,
    merged_ids: z.array(id).min(1).max(50),
    /** Values that the kept record takes over. */
    fields: z.object(addressFields).partial().default({}),
    version: z.int().min(1).optional(),
  }),
  result: address,
});
