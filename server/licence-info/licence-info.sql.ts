import { sql } from 'kysely';
import type { Licence, LicenceModule } from '#contract/licence.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { oneClient } from '#server/core/clients/clients.sql.ts';
import { usedOf } from '#server/core/clients/licence.sql.ts';
import { momentOrEmpty } from '#server/db/moment.sql.ts';

/** The modules with whether the client's schema gives each; one answer of the database with the rest. */
const modules = sql<LicenceModule[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
           'module_id', m.module_id, 'parent_module_id', m.parent_module_id, 'title', m.title,
           'description', m.description, 'is_built', not m.under_construction,
           'is_given', m.is_public or exists (
             select from module_schema_modules x where x.module_id = m.module_id
                and x.module_schema_id = clients.module_schema_id))
         order by m.module_order, m.title collate public.czech, m.module_id), '[]'::jsonb)
    from modules m where m.enabled and not m.sys_admins_only)`;

/** The licence of the client, by one statement. */
export async function selectLicenceInfo(db: Db, clientId: OwnedClientId): Promise<Licence> {
  return oneClient(db, clientId)
    .innerJoin('module_schemas as s', 's.module_schema_id', 'clients.module_schema_id')
    .select([
      's.module_schema_name',
      'price_type',
      sql<string>`coalesce(licence_valid_to::text, '')`.as('licence_valid_to'),
      'max_units',
      'max_pasports',
      'max_items',
      usedOf('units', 'clients').as('units_count'),
      usedOf('pasports', 'clients').as('pasports_count'),
      usedOf('items', 'clients').as('items_count'),
      'required_units',
      'required_subjects',
      'licence_request',
      momentOrEmpty('licence_requested').as('licence_requested'),
      'term_and_conditions_version',
      momentOrEmpty('term_and_conditions_agreement_date').as('term_and_conditions_agreement_date'),
      'gdpr_version',
      momentOrEmpty('gdpr_agreement_date').as('gdpr_agreement_date'),
      modules.as('modules'),
    ])
    .executeTakeFirstOrThrow();
}
