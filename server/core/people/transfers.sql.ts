import { sql, type RawBuilder } from 'kysely';
import type { Transfer } from '#contract/pasports/transfers.ts';
import type { OwnedSpace, OwnedUnit } from '#server/access/owned.ts';
import { statesOn } from '#server/core/metering/space-meters.sql.ts';
import { validOn } from '#server/core/time/valid-on.sql.ts';
import { spaceNamed } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { selectRowsUnder } from '#server/db/rows-under.sql.ts';
import type { Written } from '#server/db/record-table.sql.ts';
import { letterLines } from './letter-lines.sql.ts';
import { ownershipKind } from './record-kinds.sql.ts';

/** Tables of which a transfer, a division or a joining ends and adds records. */
export type TransferredTable =
  | 'pasport_ownerships'
  | 'pasport_users'
  | 'pasport_tenant_costs'
  | 'pasport_payers'
  | 'pasport_tenants'
  | 'pasport_roommates'
  /** A reading of a meter that came with it. */
  | 'meter_state';

/** Transfers to other owners; a division or a joining is a step of its own. */
const passing = sql`t.transfer_kind not in ('division', 'joining')`;

/** What a transfer has done to a record. */
export interface TransferredRecord {
  readonly record_type: TransferredTable;
  readonly record_id: number;
  readonly action: 'end' | 'add';
  /** The end that it had before. */
  readonly ended_before: string | null;
  readonly left_version: number;
}

/** Transfers of the space, the newest first; only the one of the id where it is given. */
export async function selectTransfers(
  db: Db,
  space: OwnedSpace,
  transferId?: number,
): Promise<Transfer[]> {
  return (await transfersOf(space, transferId).execute(db)).rows;
}

/** All of them; undefined where there is no such space. */
export async function selectTransfersUnder(
  db: Db,
  space: OwnedSpace,
): Promise<Transfer[] | undefined> {
  return selectRowsUnder(db, spaceNamed(space), transfersOf(space));
}

function transfersOf(space: OwnedSpace, transferId?: number): RawBuilder<Transfer> {
  const one = transferId === undefined ? sql`` : sql`and t.pasport_transfer_id = ${transferId}`;
  return sql`
    select t.pasport_transfer_id, t.unit_id, t.pasport_id, p.space_number, p.building_name,
           t.transfer_kind, t.first_day,
           ${ownersOf('end')} as former, ${ownersOf('add')} as owners,
           (select u.users_count from pasport_transfer_records w
              join pasport_users u on u.client_id = w.client_id and u.unit_id = t.unit_id
                   and u.pasport_user_id = w.record_id
             where ${noted('add')} and w.record_type = 'pasport_users') as users_count,
           (select coalesce(json_agg(json_build_object('service_name', c.service_name,
                     'monthly_advance', c.monthly_advance)
                     order by c.service_name collate public.czech, c.pasport_tenant_cost_id), '[]')
              from pasport_tenant_costs c
             where c.client_id = t.client_id and c.unit_id = t.unit_id
               and c.pasport_id = t.pasport_id and c.pasport_tenant_id is null
               and ${validOn(sql`t.first_day`, 'c')}) as costs,
           ${statesOn(space, sql`t.pasport_id`, sql`t.first_day - 1`)} as states,
           t.created
      from pasport_transfers t
      join space_places p on p.client_id = t.client_id and p.unit_id = t.unit_id
           and p.pasport_id = t.pasport_id
     where t.client_id = ${space.client_id} and t.unit_id = ${space.unit_id}
       and t.pasport_id = ${space.pasport_id} and ${passing} ${one}
     order by t.first_day desc, t.pasport_transfer_id desc`;
}

function noted(action: TransferredRecord['action']): RawBuilder<unknown> {
  return sql`w.client_id = t.client_id and w.pasport_transfer_id = t.pasport_transfer_id
    and w.action = ${sql.lit(action)}`;
}

/** Ownerships that the transfer has ended or added, the greatest share first. */
function ownersOf(action: TransferredRecord['action']): RawBuilder<unknown> {
  return sql`(
    select coalesce(json_agg(o order by o.share_numerator::numeric / o.share_denominator desc,
                                        o.owner_name collate public.czech, o.pasport_ownership_id), '[]')
      from (select ${ownershipKind.short}, ${letterLines('n')} as letter_lines ${ownershipKind.from}
              join person_names n on n.client_id = a.client_id and n.unit_id = a.unit_id
                   and n.address_id = a.address_id
              join pasport_transfer_records w on w.record_id = r.pasport_ownership_id
             where ${noted(action)} and w.record_type = 'pasport_ownerships'
               and r.client_id = t.client_id and r.unit_id = t.unit_id) o)`;
}

/** What is written down of a transfer, a division or a joining itself. */
export interface NewTransfer {
  readonly transfer_kind: Transfer['transfer_kind'] | 'division' | 'joining';
  readonly first_day: string;
  /** New shares in the common parts that came with it. */
  readonly pasport_share_set_id?: number | null;
}

/** Writes down a transfer and what it has done; returns its id. */
export async function insertTransfer(
  db: Db,
  space: OwnedSpace,
  transfer: NewTransfer,
  records: readonly TransferredRecord[],
): Promise<number> {
  const { client_id, unit_id, pasport_id } = space;
  const { pasport_transfer_id } = await db
    .insertInto('pasport_transfers')
    .values({ client_id, unit_id, pasport_id, ...transfer })
    .returning('pasport_transfer_id')
    .executeTakeFirstOrThrow();
  if (records.length === 0) return pasport_transfer_id;
  await db
    .insertInto('pasport_transfer_records')
    .values(records.map((record) => ({ client_id, pasport_transfer_id, ...record })))
    .execute();
  return pasport_transfer_id;
}

/** What a transfer of the space has done; undefined where there is no such transfer. */
export async function selectTransferredRecords(
  db: Db,
  space: OwnedSpace,
  transferId: number,
): Promise<TransferredRecord[] | undefined> {
  const { rows } = await sql<TransferredRecord>`
    select w.record_type, w.record_id, w.action, w.ended_before, w.left_version
      from pasport_transfers t
      join pasport_transfer_records w on w.client_id = t.client_id
           and w.pasport_transfer_id = t.pasport_transfer_id
     where t.client_id = ${space.client_id} and t.unit_id = ${space.unit_id}
       and t.pasport_id = ${space.pasport_id} and t.pasport_transfer_id = ${transferId}
       and ${passing}
     order by w.record_type, w.record_id`.execute(db);
  return rows.length === 0 ? undefined : rows;
}

/** Deletes what is written down of a transfer. */
export async function deleteTransferRow(
  db: Db,
  space: OwnedSpace,
  transferId: number,
): Promise<void> {
  await db
    .deleteFrom('pasport_transfers')
    .where('client_id', '=', space.client_id)
    .where('unit_id', '=', space.unit_id)
    .where('pasport_id', '=', space.pasport_id)
    .where('pasport_transfer_id', '=', transferId)
    .execute();
}

/**
 * Records that a transfer had ended go on again: to an earlier transfer that left them as they were before
 * it, they are unchanged.
 */
export async function updateLeftVersions(
  db: Db,
  { client_id }: OwnedUnit,
  ended: readonly TransferredRecord[],
  written: readonly Written[],
): Promise<void> {
  await sql`
    update pasport_transfer_records w set left_version = now.version
      from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
             as was (record_type text, record_id integer, left_version integer)
      join jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
             as now ("table" text, id integer, version integer)
           on now."table" = was.record_type and now.id = was.record_id
     where w.client_id = ${client_id} and w.record_type = was.record_type
       and w.record_id = was.record_id and w.left_version = was.left_version - 1`.execute(db);
}
