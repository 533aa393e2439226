import { insertRow } from './builders.ts';
import { addToldResult } from './event-rows.ts';
import { addCrewRow, addRoundRow, addVisitRow, addWorkRow } from './fieldwork.ts';
import { addBuildingRow, addSpaceRow, type UnitOfClient } from './pasports.ts';
import { addTodoRow } from './todos.ts';
import type { World } from './world.ts';

/** Visits of a crew: two whose results wait, one of them with two, and one that is done. */
export async function addFieldWork({ db }: World, own: UnitOfClient): Promise<void> {
  // Hidden, so that the lists of houses and spaces stay as they are.
  const { pasport_id: house } = await addBuildingRow(db, own, { hidden: true });
  const { pasport_id } = await addSpaceRow(db, own, house, { hidden: true });
  // Of one client and of more units.
  const name = `V terénu ${own.unit_id}`;
  const work_id = await addWorkRow(db, own, { name });
  const crew_id = await addCrewRow(db, own, { name });
  const round_id = await addRoundRow(db, own, { work_id, crew_id, name: 'Odečet' });
  const visit = () =>
    addVisitRow(db, own, { round_id, pasport_id, note: '', crew_id, state: 'done' });
  for (const outcomes of [['review', 'review'], ['review', 'dismissed'], ['written']]) {
    const visit_id = await visit();
    for (const outcome of outcomes) await addToldResult(db, own, visit_id, { outcome });
  }
}

/** A file of a task of 400 MB, of 500 MB that files of a unit may take. */
export async function addLargeFile({ db }: World, own: UnitOfClient): Promise<void> {
  const { client_id, unit_id } = own;
  const todo_id = await addTodoRow(db, own, {
    state: 'done',
    done_at: '2025-01-20T08:00:00Z',
  });
  await insertRow(db, 'files', {
    client_id,
    unit_id,
    record_type: 'todos',
    record_id: todo_id,
    file_name: 'video.pdf',
    content_type: 'application/pdf',
    size_bytes: 419_430_400,
  });
}

/** Tasks behind their term, of today and of the week, later ones, without a term and a done one. */
export async function addTodos({ db }: World, unit: UnitOfClient, today: string): Promise<void> {
  const terms = ['2025-01-10', '2025-01-19', today, '2025-01-27', '2025-01-28', null];
  for (const due_on of terms) await addTodoRow(db, unit, { due_on });
  await addTodoRow(db, unit, { due_on: today, state: 'done', done_at: `${today}T08:00:00Z` });
}
