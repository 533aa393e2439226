import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_MOMENT_HEADER, readMoment } from '#contract/data-moment.ts';
import { readArrearsYear } from '#contract/money/arrears.ts';
import { createClaim } from '#contract/money/claims.ts';
import { signOut } from '#contract/session.ts';
import { Database } from '#server/db/db.ts';
import { ensureDatabase } from '#server/db/founding.sql.ts';
import { APP_ROLE, migrate } from '#server/db/migrate.ts';
import { Replica } from '#server/db/replica.ts';
import { addAddressRow, addRelationRow } from '../addresses.ts';
import { insertRow } from '../builders.ts';
import { addBuildingRow, addSpaceRow } from '../pasports.ts';
import { createWorld, type World } from '../world.ts';
import { PostgresServer } from './server.ts';

const DATABASE = 'reported';
const MINUTE = 60;

let primary: PostgresServer;
let standby: PostgresServer;
let world: World;
/** Another process over the same database, which takes nothing older than a second. */
let strict: World;

async function opened(mostSeconds: number): Promise<World> {
  const connection = { ...primary.connection(DATABASE), user: APP_ROLE };
  const database = new Database({ connection, connections: 4 });
  const copy = { ...standby.connection(DATABASE), user: APP_ROLE };
  const replica = new Replica(new Database({ connection: copy, connections: 4 }), mostSeconds);
  const owner = new pg.Client(primary.connection(DATABASE));
  await owner.connect();
  const close = async () => {
    await replica.close();
    await database.close();
    await owner.end();
  };
  return createWorld({ database: { database, owner, connection, close }, replica });
}

beforeAll(async () => {
  [primary, standby] = [await PostgresServer.found(), await PostgresServer.empty()];
  await primary.start();
  await ensureDatabase(primary.connection(), DATABASE);
  await migrate(primary.connection(DATABASE));
  await standby.follow(primary);
  world = await opened(60 * MINUTE);
  strict = await opened(0);
}, 240_000);
afterAll(async () => {
  await world.close();
  await strict.close();
  await Promise.all([primary.remove(), standby.remove()]);
}, 60_000);

type User = Awaited<ReturnType<World['makeUser']>>;
let user: User;
let unit: { client_id: number; unit_id: number };
let ledger_account_id: number;
beforeEach(async () => {
  user = await world.makeUser({ is_client_admin: true });
  ({ unit, ledger_account_id } = await debtor(user));
  await primary.untilReplayedBy(standby);
});

/** A unit of the user with one account. */
async function debtor({ client_id }: User) {
  const { unit_id } = await world.makeUnit(client_id);
  const own = { client_id, unit_id };
  const house = (await addBuildingRow(world.db, own)).pasport_id;
  const { pasport_id } = await addSpaceRow(world.db, own, house, { space_number: '1' });
  const address_id = await addAddressRow(world.db, own, {});
  await addRelationRow(world.db, own, 'tenant', { pasport_id, address_id });
  const party = { ...own, pasport_id, party: String(address_id) };
  const row = await insertRow(world.db, 'ledger_accounts', party);
  const account = Number(row['ledger_account_id']);
  const person = { ...own, ledger_account_id: account, place: 1, address_id };
  await insertRow(world.db, 'ledger_account_people', person);
  return { unit: own, ledger_account_id: account };
}

async function owe(amount: number): Promise<void> {
  const { status } = await world.call(createClaim, {
    token: user.token,
    params: { unit_id: unit.unit_id, ledger_account_id },
    body: { name: 'Nájem', amount, due_on: '2025-02-02' },
  });
  expect(status).toBe(200);
}

/** The report: what is owed at its last day, and how old it says that it is. */
async function report(at = world, token = user.token, of = unit) {
  const params = { unit_id: of.unit_id };
  const { status, result, headers } = await at.call(readArrearsYear, { token, params });
  const told = headers[DATA_MOMENT_HEADER];
  const owed = status === 200 ? result.values.at(-1)?.overdue : undefined;
  return { status, owed, told: readMoment(typeof told === 'string' ? told : null) };
}

describe('a report is read from the replica', () => {
  test('and tells that it is as new as the answer when the replica has everything', async () => {
    await owe(100_000);
    await primary.untilReplayedBy(standby);
    expect(await report()).toMatchObject({ status: 200, owed: 100_000, told: { age: 0 } });
  });

  test('and tells the moment to which it is complete when the replica is late', async () => {
    await owe(100_000);
    await primary.untilReplayedBy(standby);
    await standby.pause(true);
    const before = Date.now();
    await owe(50_000);
    const late = await report();
    expect(late).toMatchObject({ status: 200, owed: 100_000 });
    expect(new Date(late.told?.moment ?? '').getTime()).toBeLessThanOrEqual(before);
    await standby.pause(false);
    await primary.untilReplayedBy(standby);
    const now = await report();
    expect(now).toMatchObject({ status: 200, owed: 150_000 });
    expect(new Date(now.told?.moment ?? '').getTime()).toBeGreaterThanOrEqual(before);
  });

  test('and who may read it is the word of the primary alone', async () => {
    const stranger = await world.makeUser();
    await primary.untilReplayedBy(standby);
    await standby.pause(true);
    // Of what has happened since, the replica knows nothing.
    const colleague = await world.makeUser({ client_id: user.client_id });
    expect(await report(world, colleague.token)).toMatchObject({ status: 200, owed: 0 });
    await world.call(signOut, { token: user.token });
    expect((await report()).status).toBe(401);
    expect((await report(world, stranger.token)).status).toBe(404);
    // What is refused says nothing against the replica.
    expect(world.portal.replica?.isWorth).toBe(true);
    await world.db.owner.query('update client_users set blocked = true where client_user_id = $1', [
      colleague.client_user_id,
    ]);
    expect((await report(world, colleague.token)).status).toBe(401);
    await standby.pause(false);
  });

  test('and people of several clients who read at once see each his own', async () => {
    await owe(100_000);
    const other = await world.makeUser();
    const its = await debtor(other);
    await primary.untilReplayedBy(standby);
    const pairs = Array.from({ length: 12 }, () => [
      report(),
      report(world, other.token, its.unit),
    ]);
    const owed = (await Promise.all(pairs.flat())).map((one) => one.owed);
    expect(owed).toEqual(pairs.flatMap(() => [100_000, 0]));
  });
});

describe('the primary answers a report itself', () => {
  test('when the replica is older than the settings allow', async () => {
    await owe(100_000);
    await primary.untilReplayedBy(standby);
    await standby.pause(true);
    await owe(50_000);
    await vi.waitFor(async () => expect((await report()).told?.age).toBeGreaterThan(0), 30_000);
    const exact = await report(strict);
    expect(exact).toEqual({ status: 200, owed: 150_000, told: undefined });
    await standby.pause(false);
  });

  // The last one: there is no replica after it.
  test('when the replica has died, and the person learns nothing of it', async () => {
    await owe(100_000);
    // With all that it has begun.
    await standby.kill('SIGQUIT');
    expect(await report()).toEqual({ status: 200, owed: 100_000, told: undefined });
    expect(world.portal.replica?.isWorth).toBe(false);
    expect(await report()).toEqual({ status: 200, owed: 100_000, told: undefined });
  });
});
