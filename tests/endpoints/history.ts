import { insertRow } from '../builders.ts';
import type { World } from '../world.ts';

interface Whose {
  readonly client_id: number;
  readonly client_user_id: number;
}

async function addRow(
  world: World,
  { client_id, client_user_id }: Whose,
  row: Record<string, unknown>,
): Promise<number> {
  const { rows } = await world.db.owner.query<{ id: string }>('select pg_current_xact_id() as id');
  const change_id = Number(rows[0]?.id);
  const columns = { client_id, client_user_id, action: 'update', change_id, ...row };
  return Number((await insertRow(world.db, 'audit_log', columns))['audit_id']);
}

/** Changes that the user himself has just made, and might take back: of an address, and of his name. */
export async function makeChanges(world: World, whose: Whose, address_id: number, mark: string) {
  const note = JSON.stringify({ note: ['', mark] });
  const name = JSON.stringify({ first_name: ['Jana', mark] });
  return {
    of_unit: await addRow(world, whose, {
      record_type: 'addresses',
      record_id: address_id,
      changes: note,
    }),
    of_client: await addRow(world, whose, {
      record_type: 'client_users',
      record_id: whose.client_user_id,
      changes: name,
    }),
  };
}
