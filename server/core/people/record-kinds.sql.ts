import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import { costFields, type cost } from '#contract/pasports/costs.ts';
import { occupantFields, type occupant, type occupantShort } from '#contract/pasports/occupants.ts';
import {
  ownershipFields,
  type ownership,
  type ownershipShort,
} from '#contract/pasports/ownerships.ts';
import { payerFields, type payerException } from '#contract/pasports/payers.ts';
import { roommateFields, type roommate } from '#contract/pasports/roommates.ts';
import { roomFields, type room } from '#contract/pasports/rooms.ts';
import { tenantFields, type tenant, type tenantShort } from '#contract/pasports/tenants.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** How one kind of dated record of a space is kept; `R` is the record as the contract has it. */
export interface Kind<R> {
  readonly id: string;
  /** What a record tells, of its row `r` and what `from` joins to it. */
  readonly columns: RawBuilder<R>;
  readonly from: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
}

/** A kind of which lists tell less than the record. */
export interface ListedKind<R, S> extends Kind<R> {
  readonly short: RawBuilder<S>;
}

const base = sql`r.unit_id, r.pasport_id, r.created, r.updated, r.version`;
const person = sql`join addresses a on a.client_id = r.client_id and a.unit_id = r.unit_id
  and a.address_id = r.address_id`;

export const tenantKind: ListedKind<z.infer<typeof tenant>, z.infer<typeof tenantShort>> = {
  id: 'pasport_tenant_id',
  columns: sql`r.pasport_tenant_id, a.full_name as tenant_name, ${ownColumns('r', tenantFields)}, ${base}`,
  short: sql`r.pasport_tenant_id, r.address_id, a.full_name as tenant_name, r.valid_from, r.valid_to,
    r.contract_valid_to`,
  from: sql`from pasport_tenants r ${person}`,
  order: sql`r.valid_from desc, r.pasport_tenant_id desc`,
};

export const occupantKind: ListedKind<z.infer<typeof occupant>, z.infer<typeof occupantShort>> = {
  id: 'pasport_user_id',
  columns: sql`r.pasport_user_id, ${ownColumns('r', occupantFields)}, ${base}`,
  short: sql`r.pasport_user_id, r.users_count, r.valid_from, r.valid_to`,
  from: sql`from pasport_users r`,
  order: sql`r.valid_from desc, r.pasport_user_id desc`,
};

export const ownershipKind: ListedKind<
  z.infer<typeof ownership>,
  z.infer<typeof ownershipShort>
> = {
  id: 'pasport_ownership_id',
  columns: sql`r.pasport_ownership_id, a.full_name as owner_name,
    ${ownColumns('r', ownershipFields)}, ${base}`,
  short: sql`r.pasport_ownership_id, r.address_id, a.full_name as owner_name, r.share_numerator,
    r.share_denominator, r.is_joint, r.has_vote, r.valid_from, r.valid_to, r.version`,
  from: sql`from pasport_ownerships r ${person}`,
  order: sql`r.valid_from desc, r.pasport_ownership_id desc`,
};

export const roomKind: Kind<z.infer<typeof room>> = {
  id: 'pasport_room_id',
  columns: sql`r.pasport_room_id, ${ownColumns('r', roomFields)}, ${base}`,
  from: sql`from pasport_rooms r`,
  order: sql`r.room_order, r.room_name collate public.czech, r.valid_from desc, r.pasport_room_id`,
};

export const roommateKind: Kind<z.infer<typeof roommate>> = {
  id: 'pasport_roommate_id',
  columns: sql`r.pasport_roommate_id, a.full_name as roommate_name,
    ${ownColumns('r', roommateFields)}, ${base}`,
  from: sql`from pasport_roommates r ${person}`,
  order: sql`r.valid_from desc, r.pasport_roommate_id desc`,
};

export const costKind: Kind<z.infer<typeof cost>> = {
  id: 'pasport_tenant_cost_id',
  columns: sql`r.pasport_tenant_cost_id, ${ownColumns('r', costFields)},
    coalesce(a.full_name, '') as tenant_name, least(r.valid_to, t.valid_to) as holds_to,
    12 * r.monthly_advance::bigint - r.last_period_cost as difference, ${base}`,
  from: sql`from pasport_tenant_costs r
    left join pasport_tenants t on t.client_id = r.client_id and t.unit_id = r.unit_id
         and t.pasport_id = r.pasport_id and t.pasport_tenant_id = r.pasport_tenant_id
    left join addresses a on a.client_id = t.client_id and a.unit_id = t.unit_id
         and a.address_id = t.address_id`,
  order: sql`r.service_name collate public.czech, r.valid_from desc, r.pasport_tenant_cost_id desc`,
};

export const payerKind: Kind<z.infer<typeof payerException>> = {
  id: 'pasport_payer_id',
  columns: sql`r.pasport_payer_id, ${ownColumns('r', payerFields)}, ${base}`,
  from: sql`from pasport_payers r`,
  order: sql`r.valid_from desc, r.pasport_payer_id desc`,
};
