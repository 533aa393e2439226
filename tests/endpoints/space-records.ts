import { addRelationRow } from '../addresses.ts';
import { insertRow } from '../builders.ts';
import { addRoomRow, addSpaceRow, type UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** What records of a space are made of. */
interface Made {
  readonly pasport_id: number;
  readonly building_id: number;
  readonly address_id: number;
}

/** A transfer that has ended the ownership; returns its id. */
async function addTransferRow(
  db: World['db'],
  unit: UnitOfClient,
  pasport_id: number,
  record_id: number,
): Promise<number> {
  const row = { ...unit, pasport_id, transfer_kind: 'sale', first_day: '2002-01-01' };
  const { pasport_transfer_id } = await insertRow(db, 'pasport_transfers', row);
  await insertRow(db, 'pasport_transfer_records', {
    client_id: unit.client_id,
    pasport_transfer_id,
    record_type: 'pasport_ownerships',
    record_id,
    action: 'end',
    ended_before: '2001-12-31',
    left_version: 1,
  });
  return Number(pasport_transfer_id);
}

/** A division after which only the space itself is left; returns its id. */
async function addDivisionRow(
  db: World['db'],
  unit: UnitOfClient,
  pasport_id: number,
): Promise<number> {
  const day = { first_day: '2002-01-01' };
  const row = { ...unit, pasport_id, transfer_kind: 'division', ...day };
  const { pasport_transfer_id } = await insertRow(db, 'pasport_transfers', row);
  const kept = { part: 'kept', former: '{}', left_as: '{}', ...day };
  await insertRow(db, 'pasport_transfer_spaces', {
    ...unit,
    pasport_transfer_id,
    pasport_id,
    ...kept,
  });
  return Number(pasport_transfer_id);
}

/** Makes records of a space since 2020 whose every text carries the mark, and spare ones. */
export async function makeSpaceRecords(
  { db }: World,
  unit: UnitOfClient,
  { pasport_id, building_id, address_id }: Made,
  mark: string,
) {
  const id = async (table: string, columns: object) => {
    const row = { ...unit, pasport_id, valid_from: '2020-01-01', comment: mark, ...columns };
    return Number(Object.values(await insertRow(db, table, row))[2]);
  };
  const holding = { pasport_id, address_id, comment: mark };
  const pasport_tenant_id = await addRelationRow(db, unit, 'tenant', holding);
  const spare = { ...holding, valid_from: '2001-01-01', valid_to: '2001-12-31' };
  const transferred = await addRelationRow(db, unit, 'owner', spare);
  return {
    pasport_tenant_id,
    pasport_transfer_id: await addTransferRow(db, unit, pasport_id, transferred),
    division_id: await addDivisionRow(db, unit, pasport_id),
    pasport_user_id: await id('pasport_users', { users_count: 2 }),
    pasport_ownership_id: await addRelationRow(db, unit, 'owner', {
      ...holding,
      share_denominator: 2,
    }),
    pasport_roommate_id: await addRelationRow(db, unit, 'roommate', holding),
    pasport_tenant_cost_id: await id('pasport_tenant_costs', {
      pasport_tenant_id,
      service_name: mark,
      monthly_advance: 100,
    }),
    pasport_payer_id: Number(
      (
        await insertRow(db, 'pasport_payers', {
          ...unit,
          pasport_id,
          payer: 'owner',
          reason: mark,
          valid_from: '2020-01-01',
          valid_to: '2020-12-31',
        })
      )['pasport_payer_id'],
    ),
    spare: {
      space: await addSpaceRow(db, unit, building_id, { pasport_name: mark }),
      joined: await addSpaceRow(db, unit, building_id, { pasport_name: mark }),
      pasport_tenant_id: await addRelationRow(db, unit, 'tenant', spare),
      room: await addRoomRow(db, unit, pasport_id, { room_name: `${mark} 2` }),
    },
  };
}
