import { randomUUID } from 'node:crypto';
import { insertRow } from './builders.ts';
import type { UnitOfClient } from './pasports.ts';
import { addPhotoRow } from './photos.ts';
import type { World } from './world.ts';

type Db = Pick<World['db'], 'owner'>;
type Columns = Readonly<Record<string, unknown>>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

/** A result of a visit: done and written, told on 2 March 2026 at nine in Prague, unless the columns say otherwise. */
export async function addResultRow(
  db: Db,
  unit: UnitOfClient,
  visit_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'visit_results', {
    ...ownerOf(unit),
    visit_id,
    key: randomUUID(),
    state: 'done',
    told_at: '2026-03-02T08:00:00Z',
    outcome: 'written',
    ...columns,
  });
  return Number(row['visit_result_id']);
}

/** A finding of a result as it was told; written, unless the columns say otherwise. */
export async function addFindingRow(
  db: Db,
  unit: UnitOfClient,
  visit_result_id: number,
  told: object,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'visit_findings', {
    ...ownerOf(unit),
    visit_result_id,
    position: 0,
    told: JSON.stringify(told),
    outcome: 'written',
    ...columns,
  });
  return Number(row['visit_finding_id']);
}

/** A photo of a result with what is in it, or a signature. */
export async function addVisitPhotoRow(
  db: Db,
  unit: UnitOfClient,
  visit_result_id: number,
  shows = 'place',
): Promise<number> {
  const made = await insertRow(db, 'visit_photos', {
    ...ownerOf(unit),
    visit_result_id,
    key: randomUUID(),
    shows,
  });
  const visit_photo_id = Number(made['visit_photo_id']);
  await addPhotoRow(db, unit, visit_photo_id, 'návštěva.jpg', 'visit_photos');
  return visit_photo_id;
}
