import { sql, type RawBuilder } from 'kysely';
import { pasportTypeFields, type PasportTypeRow } from '#contract/lists/pasport-types.ts';
import { serviceFields, type ServiceRow } from '#contract/lists/services.ts';
import type { OwnedClientId } from '#server/access/owned.ts';
import { spacesOfTypes } from '#server/core/pasports/uses.sql.ts';
import { costsOfServices } from '#server/core/people/service-names.sql.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** How one of the client's code lists is kept; `R` is the row as the contract has it. */
export interface ListKind<R> {
  readonly table: string;
  readonly id: string;
  /** The column of the order. */
  readonly order: string;
  /** What a row tells, of its record `r` and of its uses `u`. */
  readonly columns: RawBuilder<R>;
  /** Uses by the key under which they name the record: rows of `key` and `uses`. */
  readonly uses: (clientId: OwnedClientId) => RawBuilder<unknown>;
  /** That key of the record. */
  readonly key: RawBuilder<unknown>;
}

const base = sql`r.is_system, r.created, r.updated, r.version`;

export const pasportTypeKind: ListKind<PasportTypeRow> = {
  table: 'pasport_types',
  id: 'pasport_type_id',
  order: 'type_order',
  columns: sql`r.pasport_type_id, ${ownColumns('r', pasportTypeFields)}, r.type_order,
    coalesce(u.uses, 0) as spaces_count, ${base}`,
  uses: spacesOfTypes,
  key: sql`r.pasport_type_id`,
};

export const serviceKind: ListKind<ServiceRow> = {
  table: 'services',
  id: 'service_id',
  order: 'service_order',
  columns: sql`r.service_id, ${ownColumns('r', serviceFields)}, r.service_order,
    coalesce(u.uses, 0) as costs_count, ${base}`,
  uses: costsOfServices,
  key: sql`folded(r.name)`,
};
