import { insertRow } from '../builders.ts';
import type { World } from '../world.ts';

async function addWork(world: World, client_id: number, revision_type_id: number, mark: string) {
  const row = {
    client_id,
    code: mark.slice(0, 20),
    name: mark,
    writes: 'revision',
    revision_type_id,
  };
  return Number((await insertRow(world.db, 'works', row))['work_id']);
}

async function addVersion(world: World, client_id: number, work_id: number, valid_from: string) {
  const row = { client_id, work_id, valid_from, duration_minutes: 10, price: 10_000 };
  return Number((await insertRow(world.db, 'work_versions', row))['work_version_id']);
}

async function addCrew(world: World, client_id: number, name: string) {
  const row = { client_id, name, letters: 'A', hours: '[]' };
  return Number((await insertRow(world.db, 'crews', row))['crew_id']);
}

async function addAbsence(world: World, client_id: number, crew_id: number, note: string) {
  const days = { day_from: '2026-08-03', day_to: '2026-08-07', reason: 'vacation', note };
  const row = { client_id, crew_id, ...days };
  return Number((await insertRow(world.db, 'crew_absences', row))['crew_absence_id']);
}

/** Makes a client's work with a version that holds and one to come, a crew with its days off, and spare ones. */
export async function makeFieldwork(
  world: World,
  client_id: number,
  { revision_type_id }: { readonly revision_type_id: number },
  mark: string,
) {
  const work_id = await addWork(world, client_id, revision_type_id, mark);
  const spare = await addWork(world, client_id, revision_type_id, `N${mark}`);
  await addVersion(world, client_id, spare, '2020-01-01');
  const crew_id = await addCrew(world, client_id, mark);
  return {
    work_id,
    work_version_id: await addVersion(world, client_id, work_id, '2020-01-01'),
    crew_id,
    crew_absence_id: await addAbsence(world, client_id, crew_id, mark),
    spare: {
      work_id: spare,
      work_version_id: await addVersion(world, client_id, work_id, '2190-01-01'),
      crew_id: await addCrew(world, client_id, `Náhradní ${mark}`),
      crew_absence_id: await addAbsence(world, client_id, crew_id, mark),
    },
  };
}
