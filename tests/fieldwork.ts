import type { World } from './world.ts';

type Db = World['db'];
interface OfClient {
  readonly client_id: number;
}

/** Hours of the usual week: Monday to Friday 7:00–11:30 and 12:00–15:30. */
const WEEK = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: 420, to: 690 },
  { weekday, from: 720, to: 930 },
]);

/** Makes a crew; its crew_id. */
export async function addCrewRow(
  { owner }: Db,
  { client_id }: OfClient,
  { name = 'Četa A' }: { readonly name?: string } = {},
): Promise<number> {
  const { rows } = await owner.query<{ crew_id: number }>(
    `insert into crews (client_id, name, letters, hours) values ($1, $2, 'A', $3) returning crew_id`,
    [client_id, name, JSON.stringify(WEEK)],
  );
  return rows[0]?.crew_id ?? 0;
}

/** Makes a work with one version since ever; its work_id. */
export async function addWorkRow(
  { owner }: Db,
  { client_id }: OfClient,
  { name = 'Kontrola' }: { readonly name?: string } = {},
): Promise<number> {
  const { rows } = await owner.query<{ work_id: number }>(
    `with made as (
       insert into works (client_id, code, name) values ($1, $2, $2) returning client_id, work_id),
     held as (
       insert into work_versions (client_id, work_id, valid_from, duration_minutes)
       select client_id, work_id, '2020-01-01', 30 from made)
     select work_id from made`,
    [client_id, name.slice(0, 20)],
  );
  return rows[0]?.work_id ?? 0;
}
