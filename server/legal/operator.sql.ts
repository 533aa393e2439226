import type { Operator } from '#contract/legal.ts';
import type { Db } from '#server/db/db.ts';

const columns = [
  'operator_name',
  'operator_business_id',
  'operator_address',
  'operator_email',
  'operator_phone',
  'operator_data_box',
  'version',
  'updated',
] as const;

export type OperatorChanges = Partial<Omit<Operator, 'version' | 'updated'>>;

export async function selectOperator(db: Db): Promise<Operator> {
  return db.selectFrom('operator').select(columns).executeTakeFirstOrThrow();
}

/** The operator, held until the end of the transaction. */
export async function selectOperatorForUpdate(db: Db): Promise<Operator> {
  return db.selectFrom('operator').select(columns).forUpdate().executeTakeFirstOrThrow();
}

export async function updateOperatorRow(db: Db, changes: OperatorChanges): Promise<Operator> {
  return db.updateTable('operator').set(changes).returning(columns).executeTakeFirstOrThrow();
}
