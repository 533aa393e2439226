import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import { addFileRow, addReportRow, addRevisionRow } from '../revisions.ts';
import type { World } from '../world.ts';

async function makeType(world: World, client_id: number, name: string): Promise<number> {
  const row = await insertRow(world.db, 'revision_types', {
    client_id,
    name,
    area: 'lift',
    applies_to: 'device',
    interval_count: 3,
    interval_unit: 'months',
  });
  return Number(row['revision_type_id']);
}

/** Makes a kind of revisions, a device with its report and file, and spare ones to be deleted. */
export async function makeRevisions(
  world: World,
  unit: UnitOfClient,
  { pasport_id, address_id }: { pasport_id: number; address_id: number },
  mark: string,
) {
  const { db } = world;
  const revision_type_id = await makeType(world, unit.client_id, `Druh ${mark}`);
  const named = { revision_type_id, address_id, device_name: mark, note: mark };
  const revision_id = await addRevisionRow(db, unit, pasport_id, named);
  const revision_report_id = await addReportRow(db, unit, revision_id, { technician: mark });
  const file = { file_name: `${mark}.pdf` };
  return {
    revision_type_id,
    revision_id,
    revision_report_id,
    revision_file_id: await addFileRow(db, unit, revision_report_id, file),
    spare: {
      revision_type_id: await makeType(world, unit.client_id, `Nevyužitý ${mark}`),
      revision_id: await addRevisionRow(db, unit, pasport_id, named),
    },
  };
}
