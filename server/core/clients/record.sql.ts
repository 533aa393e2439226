import { sql } from 'kysely';
import type { Client } from '#contract/clients.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { oneClient } from './clients.sql.ts';
import { usedOf } from './licence.sql.ts';
import type { Db } from '#server/db/db.ts';
import { kept } from '#server/db/kept.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

const columns = [
  'client_id',
  sql<Client['client_type']>`client_type`.as('client_type'),
  'name',
  'full_name',
  'identity_number',
  'business_id',
  'vat',
  'address',
  'city',
  'zip',
  'email',
  'phone',
  'max_units',
  'max_pasports',
  'max_items',
  usedOf('pasports', 'clients').as('current_pasports'),
  sql<string>`coalesce(licence_valid_to::text, '')`.as('licence_valid_to'),
  sql<string>`coalesce(external_token, '')`.as('external_token'),
  sql<boolean>`external_token is not null`.as('has_external_token'),
  momentOrEmpty('confirmed').as('confirmed'),
  'confirmed_info',
  momentOrEmpty('created').as('created'),
  momentOrEmpty('updated').as('updated'),
  'version',
  'business_address',
  'business_city',
  'business_zip',
  'business_email',
  'price_type',
  'register_as_company',
  'register_as_facility_manager',
  'confirmation_rules',
  'confirmation_gdpr',
  'term_and_conditions_version',
  momentOrEmpty('term_and_conditions_agreement_date').as('term_and_conditions_agreement_date'),
  'term_and_conditions_hostname',
  'gdpr_version',
  momentOrEmpty('gdpr_agreement_date').as('gdpr_agreement_date'),
  'gdpr_hostname',
] as const;

/** The client of the id, with what is a moment told as a text. */
export const clientOfId = (db: Db, clientId: OwnedClientId) =>
  oneClient(db, clientId).select(columns);

const clientsOfId = kept(clientOfId);

export async function selectClient(db: Db, clientId: OwnedClientId): Promise<Client | undefined> {
  const [client] = await clientsOfId(db, clientId);
  return client;
}
