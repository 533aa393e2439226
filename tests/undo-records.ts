import type { LightMyRequestResponse } from 'fastify';
import { CHANGE_HEADER, readChange } from '#contract/change-key.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { undoChange, undoClientChange } from '#contract/undo.ts';
import { kinds } from '#server/undo/kinds.ts';
import type { Scene } from './endpoints/scene.ts';
import type { Walk } from './endpoints/walk.ts';

type Row = Record<string, unknown>;

const tables = [...new Set([...kinds.map(({ table }) => table), 'pasports'])].toSorted();
const STAMPS = [
  'version',
  'created',
  'updated',
  'decided_at',
  'done_at',
  'ticked_at',
  'last_sign_in',
  'last_unit_id',
  'edited_at',
];
/** A record that is inserted again has another number, and so have those that name it. */
const isId = (column: string) => column.endsWith('_id') && column !== 'client_id';
const ORDERS = ['type_order', 'service_order', 'item_order', 'indicator_order'];

/** Whether a column says the order among others. */
export const isOrder = (column: string) => ORDERS.includes(column);
/** Whether a column may be other in a record that was made again. */
export const withoutIds = (column: string) => isId(column) || isOrder(column);

const textOf = (row: Row, leftOut: (column: string) => boolean) =>
  JSON.stringify(
    Object.entries(row).filter(([column]) => !STAMPS.includes(column) && !leftOut(column)),
  );

/** A number of two places is told as a text. */
const isSame = (kept: unknown, told: unknown) =>
  typeof told === 'number' ? Number(kept) === told : kept === told;
/** What is written to something and says nothing is as good as what was never written. */
const isBlank = (table: string, row: Row) => {
  const blank = kinds.find((kind) => kind.table === table)?.blank;
  return (
    blank !== undefined &&
    Object.entries(blank).every(([column, value]) => isSame(row[column], value))
  );
};

/** When a message was confirmed is the moment of the last confirmation. */
const withoutMoment = (row: Row) =>
  'confirmed' in row ? { ...row, confirmed: row['confirmed'] !== null } : row;

const ALL = {
  name: 'records_of',
  text: tables
    .map(
      (table) => `select '${table}' as of, to_jsonb(t) as row from ${table} t where client_id = $1`,
    )
    .join(' union all '),
};

/** Every record of the client that may be taken back, by tables. */
export async function recordsOf(walking: Walk, scene: Scene, leftOut: (column: string) => boolean) {
  const all: Record<string, string[]> = Object.fromEntries(tables.map((table) => [table, []]));
  const values = [scene.client_id];
  const { rows } = await walking.world.db.owner.query<{ of: string; row: Row }>({ ...ALL, values });
  for (const { of, row } of rows) {
    if (!isBlank(of, row)) all[of]?.push(textOf(withoutMoment(row), leftOut));
  }
  for (const texts of Object.values(all)) texts.sort();
  return all;
}

/** The change that an answer offers to take back. */
export const changeOf = ({ headers }: LightMyRequestResponse) => {
  const told = headers[CHANGE_HEADER];
  return readChange(typeof told === 'string' ? told : null);
};

/** Takes back what the answer offers, as whoever may. */
export async function takeBack(
  walking: Walk,
  scene: Scene,
  response: LightMyRequestResponse,
  access: Endpoint['access'],
) {
  const { audit_id, unit_id } = changeOf(response) ?? { audit_id: 0, unit_id: null };
  const endpoint = unit_id === null ? undoClientChange : undoChange;
  const params = unit_id === null ? { audit_id } : { unit_id, audit_id };
  return walking.answer(endpoint, scene, { token: await scene.token(access), params, body: {} });
}
