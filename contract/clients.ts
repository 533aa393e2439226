import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { clientFields } from './client-record.ts';
import { id, moment, momentOrEmpty, version } from './fields.ts';
import { historyEntry } from './history.ts';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { readOf, writeOf } from './record.ts';
import { importTokenAction, importTokenState } from './tokens.ts';

/** 'bussines' is the specification's own spelling. */
export const clientType = z.enum(['bussines', 'person']);

/** A client: a company or manager (specification, section 3). */
export const client = z
  .object({
    client_id: z.int(),
    client_type: clientType,
    ...readOf(clientFields),
    identity_number: z.string(),
    max_units: z.int(),
    max_pasports: z.int(),
    max_items: z.int(),
    current_pasports: z.int(),
    licence_valid_to: z.union([z.iso.date(), z.literal('')]),
    /** Import token in full for client admins; empty for others and when none is assigned. */
    external_token: z.string(),
    has_external_token: z.boolean(),
    confirmed: momentOrEmpty,
    confirmed_info: z.string(),
    created: moment,
    updated: moment,
    version: z.int(),
    price_type: z.string(),
    register_as_company: z.boolean(),
    register_as_facility_manager: z.boolean(),
    confirmation_rules: z.boolean(),
    confirmation_gdpr: z.boolean(),
    term_and_conditions_version: z.string(),
    term_and_conditions_agreement_date: momentOrEmpty,
    term_and_conditions_hostname: z.string(),
    gdpr_version: z.string(),
    gdpr_agreement_date: momentOrEmpty,
    gdpr_hostname: z.string(),
  })
  .meta({ id: 'Client' });
export type Client = z.infer<typeof client>;

/** A client as its profile saves it. */
export const clientInput = z.object(writeOf(clientFields));

/** Whether the business ID must be given and valid (specification, section 5). */
export function needsBusinessId(row: Pick<Client, 'client_type' | 'register_as_company'>): boolean {
  return row.client_type === 'bussines' && row.register_as_company;
}

/** The fault of a client's business ID, or null; only companies are checked. */
export function clientBusinessIdFault(
  row: Pick<Client, 'client_type' | 'register_as_company' | 'business_id'>,
): string | null {
  return needsBusinessId(row) ? businessIdRule(row.business_id) : null;
}

export const getClient = endpoint({
  method: 'GET',
  path: '/v1/user/client/update/{client_id}',
  access: 'user',
  summary: 'Údaje klienta',
  params: z.object({ client_id: id }),
  result: client,
});

export const updateClient = endpoint({
  method: 'PUT',
  path: '/v1/user/client/update/{client_id}',
  access: 'client-admin',
  summary: 'Změna údajů klienta; posílají se jen změněná pole',
  params: z.object({ client_id: id }),
  body: z.object({ version, ...clientInput.partial().shape }),
  result: client,
});

export const changeClientToken = endpoint({
  method: 'POST',
  path: '/v1/user/client/importtoken',
  access: 'client-admin',
  summary: 'Vytvoření, prodloužení nebo odstranění importního tokenu klienta',
  body: z.object({ action: importTokenAction }),
  result: client,
  refuses: ['token-exists', 'token-missing'],
});

export const readClientToken = endpoint({
  method: 'GET',
  path: '/v1/user/client/importtoken',
  access: 'client-admin',
  summary: 'Platnost importního tokenu klienta, jeho poslední použití a volání',
  result: importTokenState,
});

export const listClientHistory = endpoint({
  method: 'GET',
  path: '/v1/user/client/history/{client_id}',
  access: 'user',
  summary: 'Historie změn klienta, nejnovější první',
  params: z.object({ client_id: id }),
  result: listOf(historyEntry),
});
