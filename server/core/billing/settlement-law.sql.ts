import { sql, type RawBuilder } from 'kysely';
import { settlementLawFields } from '#contract/billing/law-record.ts';
import { settlementLawKey } from '#contract/billing/law-words.ts';
import type { SettlementLawRow } from '#contract/billing/law.ts';
import type { Db } from '#server/db/db.ts';
import { ownColumns } from '#server/db/record-columns.ts';

/** Columns that a system admin may change. */
export type SettlementLawColumns = Pick<SettlementLawRow, keyof typeof settlementLawFields>;

/** All rows of the law, as a table. */
export function settlementLaw(): RawBuilder<unknown> {
  return sql`select * from settlement_law`;
}

const columns = sql`l.settlement_law_id, ${ownColumns('l', settlementLawFields)}, l.created, l.updated, l.version`;
const KEYS: string[] = [...settlementLawKey.options];

/** All that the law sets for settlements, in the order of its keys, the newest values first. */
export async function selectSettlementLaw(db: Db): Promise<SettlementLawRow[]> {
  const { rows } = await sql<SettlementLawRow>`
    select ${columns} from settlement_law l
     order by array_position(${KEYS}::text[], l.key), l.holds_from desc nulls last`.execute(db);
  return rows;
}

/** The value; nobody changes it before the transaction ends. */
export async function selectSettlementLawForUpdate(
  db: Db,
  id: number,
): Promise<SettlementLawRow | undefined> {
  const { rows } = await sql<SettlementLawRow>`
    select ${columns} from settlement_law l where l.settlement_law_id = ${id} for update`.execute(
    db,
  );
  return rows[0];
}

/** Fails on the unique key of values of one day. */
export async function insertSettlementLaw(
  db: Db,
  row: Partial<SettlementLawColumns> & Pick<SettlementLawColumns, 'key' | 'source'>,
): Promise<number> {
  const made = await db
    .insertInto('settlement_law')
    .values(row)
    .returning('settlement_law_id')
    .executeTakeFirstOrThrow();
  return made.settlement_law_id;
}

/** Changes columns of the value; they are at least one. Fails on the unique key of one day. */
export async function updateSettlementLawRow(
  db: Db,
  id: number,
  changes: Partial<SettlementLawColumns>,
): Promise<void> {
  await db.updateTable('settlement_law').set(changes).where('settlement_law_id', '=', id).execute();
}

export async function deleteSettlementLawRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('settlement_law').where('settlement_law_id', '=', id).execute();
}
