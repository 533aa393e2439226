import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorBody } from '#contract/envelope.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { addAddressRow } from '#tests/addresses.ts';
import { unitWorld } from '#tests/unit-world.ts';
import { sendError } from './error-reply.ts';

const at = unitWorld();
const owner = () => at.world.db.owner;

let app: FastifyInstance;
let address: number;
let other: pg.Client;
beforeEach(async () => {
  address = await addAddressRow(at.world.db, at.unit);
  other = new pg.Client(at.world.db.connection);
  await other.connect();
  app = Fastify();
  app.setErrorHandler(sendError);
});
afterEach(async () => {
  await app.close();
  await other.end();
});

const inTenant = (text: string) => () =>
  at.world.portal.database.transaction(async (db) => {
    await setTenant(db, at.unit.client_id);
    await sql.raw(text).execute(db);
  });

const WAITING = `select from pg_stat_activity
                  where datname = current_database() and wait_event_type = 'Lock'`;

const deletion = () => `delete from addresses where address_id = ${address}`;
const reference = () => `
  insert into address_orders (client_id, unit_id, address_id, order_number, work_type)
  values (${at.unit.client_id}, ${at.unit.unit_id}, ${address}, 'X', 'Oprava')`;

/** What the method answers when another transaction holds its statement up, and then commits. */
async function passed(method: 'DELETE' | 'POST', mine: string, theirs: string) {
  app.route({ method, url: '/', handler: inTenant(mine) });
  await other.query('begin');
  await other.query("select set_config('app.client_id', $1, true)", [String(at.unit.client_id)]);
  await other.query(theirs);
  const answering = app.inject({ method, url: '/' });
  void answering.then(() => undefined);
  await vi.waitFor(async () => expect((await owner().query(WAITING)).rowCount).toBe(1));
  await other.query('commit');
  const reply = await answering;
  return { status: reply.statusCode, ...reply.json<{ error: ErrorBody }>() };
}

describe('of two calls at once', () => {
  test('the one that deletes what the other has just referred to is told so', async () => {
    expect(await passed('DELETE', deletion(), reference())).toMatchObject({
      status: 409,
      error: { errorCode: 66000409 },
    });
    expect(
      (await owner().query('select from addresses where address_id = $1', [address])).rowCount,
    ).toBe(1);
  });

  test('the one that refers to what the other has just deleted does not find it', async () => {
    expect(await passed('POST', reference(), deletion())).toMatchObject({
      status: 404,
      error: { errorCode: 60000404 },
    });
  });
});
