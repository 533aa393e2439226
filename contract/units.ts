import { z } from 'zod';
import { client } from './clients.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { id, moment, optionalEmail, ruled, text, version } from './fields.ts';
import { historyEntry } from './history.ts';
import { optionalBusinessIdRule } from '#contract/rules/business-id.ts';
import { sipoRule } from '#contract/rules/sipo.ts';
import { unitNameRule } from '#contract/rules/unit-name.ts';
import { importTokenAction } from './tokens.ts';

/** Fields of a unit that a person edits in the unit settings (specification, sections 3 and 5). */
export const unitFields = {
  name: ruled(text(200), unitNameRule),
  full_name: ruled(text(250), unitNameRule),
  erp_name: text(200),
  erp_name_2: text(200),
  project_name: text(200),
  comment: text(200),
  enable_sync: z.boolean(),
  active: z.boolean(),
  business_id: ruled(text(8), optionalBusinessIdRule),
  business_vat: text(20),
  business_register: text(250),
  use_vat: z.boolean(),
  street: text(200),
  zip: text(10),
  city: text(50),
  phone: text(40),
  email: optionalEmail(200),
  internet: text(200),
  sipo: ruled(text(200), sipoRule),
  sipo_text: text(200),
};

/** A managed unit (jednotka) as the wire carries it (specification, section 3). */
export const unit = z.object({
  unit_id: z.int(),
  client_id: z.int(),
  name: z.string(),
  full_name: z.string(),
  created: moment,
  updated: moment,
  version: z.int(),
  /** Import token in full for client admins; empty for others and when none is assigned. */
  external_token: z.string(),
  has_external_token: z.boolean(),
  erp_name: z.string(),
  erp_name_2: z.string(),
  project_name: z.string(),
  comment: z.string(),
  enable_sync: z.boolean(),
  active: z.boolean(),
  business_id: z.string(),
  business_vat: z.string(),
  business_register: z.string(),
  use_vat: z.boolean(),
  street: z.string(),
  zip: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  internet: z.string(),
  sipo: z.string(),
  sipo_text: z.string(),
});
export type Unit = z.infer<typeof unit>;

/** The unit's key in lists: 'UNIT' plus the id (specification, section 3). */
export const unitKey = (row: Pick<Unit, 'unit_id'>) => `UNIT${row.unit_id}`;

export const listClientUnits = endpoint({
  method: 'GET',
  path: '/v1/user/clientunits',
  access: 'user',
  summary: 'Klient přihlášeného uživatele a jeho jednotky',
  result: z.object({ client, units: z.array(unit) }),
});

export const createUnit = endpoint({
  method: 'POST',
  path: '/v1/user/clientunits/new',
  access: 'client-admin',
  summary: 'Nová jednotka; zadaný název se stane jejím názvem i plným názvem',
  creates: true,
  body: z.object({ new_unit: unitFields.name }),
  result: unit,
});

export const updateUnit = endpoint({
  method: 'PUT',
  path: '/v1/user/client/unit/{client_id}/{unit_id}',
  access: 'client-admin',
  summary: 'Změna údajů jednotky; posílají se jen změněná pole',
  params: z.object({ client_id: id, unit_id: id }),
  body: z.object({
    unit_id: id.optional(),
    version,
    ...z.object(unitFields).partial().shape,
  }),
  result: unit,
});

export const changeUnitToken = endpoint({
  method: 'POST',
  path: '/v1/user/clientunits/importtoken',
  access: 'client-admin',
  summary: 'Vytvoření nebo odstranění importního tokenu jednotky',
  body: z.object({ unit_id: id, action: importTokenAction }),
  result: unit,
});

export const listUnitHistory = endpoint({
  method: 'GET',
  path: '/v1/user/client/unit/history/{unit_id}',
  access: 'user',
  summary: 'Historie změn jednotky, nejnovější první',
  params: z.object({ unit_id: id }),
  result: listOf(historyEntry),
});
