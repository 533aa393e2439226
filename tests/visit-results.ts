import { randomUUID } from 'node:crypto';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

const ownerOf = ({ client_id, unit_id }: UnitOfClient) => ({ client_id, unit_id });

/** What came back from a done visit, written unless the columns say otherwise. */
export async function addResultRow(
  db: Rows,
  unit: UnitOfClient,
  visit_id: number,
  columns: Columns = {},
): Promise<{ key: string; visit_result_id: number }> {
  const key = randomUUID();
  const row = await insertRow(db, 'visit_results', {
    ...ownerOf(unit),
    visit_id,
    key,
    state: 'done',
    outcome: 'written',
    told_at: '2026-03-02T09:00:00Z',
    ...columns,
  });
  return { key, visit_result_id: Number(row['visit_result_id']) };
}

/** A finding of a result: a device that was mounted at the place. */
export async function addFindingRow(
  db: Rows,
  unit: UnitOfClient,
  visit_result_id: number,
  { measuring_place_id, serial_number, ...columns }: Columns,
): Promise<number> {
  const device = { serial_number, start_state: 0, verified_year: null, seal: '' };
  const row = await insertRow(db, 'visit_findings', {
    ...ownerOf(unit),
    visit_result_id,
    position: 0,
    outcome: 'refused',
    told: JSON.stringify({ kind: 'mounting', measuring_place_id, ...device }),
    ...columns,
  });
  return Number(row['visit_finding_id']);
}

/** A photo of a result, without its file. */
export async function addVisitPhotoRow(
  db: Rows,
  unit: UnitOfClient,
  visit_result_id: number,
  columns: Columns = {},
): Promise<number> {
  const row = await insertRow(db, 'visit_photos', {
    ...ownerOf(unit),
    visit_result_id,
    key: randomUUID(),
    shows: 'place',
    ...columns,
  });
  return Number(row['visit_photo_id']);
}
