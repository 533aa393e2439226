import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** Of which the bank of a unit is. */
export const ACCOUNT = '1265098001';

/** An account with a statement of one payment, and an account that has none and may be deleted. */
export async function makeBank({ db }: World, unit: UnitOfClient, mark: string) {
  const account = async (account_number: string) =>
    Number(
      (
        await insertRow(db, 'bank_accounts', {
          ...unit,
          name: mark,
          account_number,
          bank_code: '5500',
        })
      )['bank_account_id'],
    );
  const bank_account_id = await account(ACCOUNT);
  const statement = await insertRow(db, 'bank_statements', {
    ...unit,
    bank_account_id,
    format: 'gpc',
    number: '1',
    from_on: '1999-01-01',
    to_on: '1999-01-31',
    opening: 0,
    closing: 100,
    movements_count: 1,
    content_hash: mark,
    file_name: mark,
    user_name: mark,
  });
  const bank_statement_id = Number(statement['bank_statement_id']);
  const movement = await insertRow(db, 'bank_movements', {
    ...unit,
    bank_account_id,
    bank_statement_id,
    line_number: 1,
    booked_on: '1999-01-15',
    amount: 100,
    counter_name: mark,
    message: mark,
    movement_key: mark,
    key_number: 1,
  });
  const mapping = await insertRow(db, 'bank_mappings', {
    ...unit,
    bank_account_id,
    headings_key: mark,
    headings: ['Den', 'Kolik'],
    meanings: ['booked_on', 'amount'],
  });
  return {
    bank_account_id,
    bank_mapping_id: Number(mapping['bank_mapping_id']),
    bank_statement_id,
    bank_movement_id: Number(movement['bank_movement_id']),
    spare_id: await account('76327632'),
  };
}
