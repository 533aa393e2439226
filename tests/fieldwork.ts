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

interface OfUnit extends OfClient {
  readonly unit_id: number;
}

/** Makes a round of the work; its round_id. */
export async function addRoundRow(
  { owner }: Db,
  { client_id, unit_id }: OfUnit,
  {
    work_id,
    crew_id,
    name,
  }: { readonly work_id: number; readonly crew_id: number; readonly name: string },
): Promise<number> {
  const { rows } = await owner.query<{ round_id: number }>(
    `insert into rounds (client_id, unit_id, name, note, work_id, days, crew_ids, minutes, travel, gap)
     values ($1, $2, $3, $3, $4, '{2026-03-02}', array[$5::integer], 30, 15, 0) returning round_id`,
    [client_id, unit_id, name, work_id, crew_id],
  );
  return rows[0]?.round_id ?? 0;
}

interface VisitRow {
  readonly round_id: number;
  readonly pasport_id: number;
  readonly note: string;
  /** With a time only where it has a crew. */
  readonly crew_id?: number;
  readonly from_minute?: number;
  readonly state?: string;
}

/** Makes a visit on 2 March 2026, or one without a time; its visit_id. */
export async function addVisitRow(
  { owner }: Db,
  { client_id, unit_id }: OfUnit,
  { round_id, pasport_id, note, crew_id, from_minute = 480, state }: VisitRow,
): Promise<number> {
  const isPlaced = crew_id !== undefined;
  const kept = state ?? (isPlaced ? 'planned' : 'unplaced');
  const isEnded = kept !== 'planned' && kept !== 'unplaced';
  const { rows } = await owner.query<{ visit_id: number }>(
    `insert into visits (client_id, unit_id, round_id, pasport_id, position, minutes, note, state,
                         crew_id, day, from_minute, ended)
     values ($1, $2, $3, $4, 0, 30, $5, $6, $7, $8, $9, $10) returning visit_id`,
    [
      client_id,
      unit_id,
      round_id,
      pasport_id,
      note,
      kept,
      crew_id ?? null,
      isPlaced ? '2026-03-02' : null,
      isPlaced ? from_minute : null,
      isEnded ? '2026-03-02T09:00:00Z' : null,
    ],
  );
  return rows[0]?.visit_id ?? 0;
}

interface NoticeRow {
  readonly visit_id: number;
  readonly pasport_id: number;
  readonly note?: string;
  readonly addressee?: string;
  readonly channel?: string;
  readonly address_id?: number;
}

/** Writes down that somebody was told on 20 February 2026 of 2 March 2026, 8:00–9:00; its visit_notice_id. */
export async function addNoticeRow(
  { owner }: Db,
  { client_id, unit_id }: OfUnit,
  { visit_id, pasport_id, note = '', addressee = '', channel = 'hand', address_id }: NoticeRow,
): Promise<number> {
  const { rows } = await owner.query<{ visit_notice_id: number }>(
    `insert into visit_notices (client_id, unit_id, visit_id, pasport_id, note, addressee, channel, address_id,
                                day, from_minute, to_minute, told_on, made)
     values ($1, $2, $3, $4, $5, $6, $7, $8, '2026-03-02', 480, 540, '2026-02-20', '2026-02-20T09:00:00Z')
     returning visit_notice_id`,
    [client_id, unit_id, visit_id, pasport_id, note, addressee, channel, address_id ?? null],
  );
  return rows[0]?.visit_notice_id ?? 0;
}
