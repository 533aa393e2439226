import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';
import { addPhotoRow } from './photos.ts';
import { addFindingRow, addResultRow, addVisitPhotoRow } from './visit-results.ts';

type Rows = Pick<TestDatabase, 'owner'>;
type Columns = Record<string, unknown>;

/** A result of a visit, told on 2 March 2026 at ten in Prague unless the columns say otherwise; its id. */
export async function addToldResult(
  db: Rows,
  unit: UnitOfClient,
  visit_id: number,
  columns: Columns = {},
): Promise<number> {
  return (await addResultRow(db, unit, visit_id, columns)).visit_result_id;
}

/** A finding of a result just as it was told; written, unless the columns say otherwise. */
export function addToldFinding(
  db: Rows,
  unit: UnitOfClient,
  visit_result_id: number,
  told: object,
  columns: Columns = {},
): Promise<number> {
  const written = { told: JSON.stringify(told), outcome: 'written', ...columns };
  return addFindingRow(db, unit, visit_result_id, written);
}

/** A photo of a result with its file, or a signature. */
export async function addKeptPhoto(
  db: Rows,
  unit: UnitOfClient,
  visit_result_id: number,
  shows = 'place',
  columns: Columns = {},
): Promise<void> {
  const id = await addVisitPhotoRow(db, unit, visit_result_id, { shows, ...columns });
  await addPhotoRow(db, unit, id, 'návštěva.jpg', 'visit_photos');
}
