import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { confirmClient, saveLicence } from '#contract/admin-clients.ts';
import { register, resendConfirmation } from '#contract/session.ts';
import { keepHouse } from '#server/jobs/housekeeping.ts';
import { newestMail } from '#tests/mail.ts';
import { confirmAs, registrationOf } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
let system: Awaited<ReturnType<World['makeUser']>>;
beforeAll(async () => {
  world = await createWorld();
  system = await world.makeUser({ is_sys_admin: true, user_identity: 'dozor@example.cz' });
});
afterAll(() => world.close());

// Each test comes from an address of its own, so that none uses up the allowance of another.
let made = 0;
let from = '';
let identity = '';
beforeEach(() => {
  made += 1;
  from = `198.51.100.${made}`;
  identity = `cizi${made}@example.cz`;
});

const owner = () => world.db.owner;
/** Words that only this registration holds. */
const words = () => [identity, 'Zlatníková', 'Liliana', 'Palác Zlatník'];

const registering = () =>
  world.call(register, {
    body: registrationOf(identity, {
      first_name: 'Liliana',
      last_name: 'Zlatníková',
      client_name: 'Palác Zlatník',
    }),
    from,
  });

/** The client of the registration as it waits; undefined once it is gone. */
async function waiting() {
  const { rows } = await owner().query<{ client_id: number; client_user_id: number }>(
    'select client_id, client_user_id from client_users where user_identity = $1',
    [identity],
  );
  return rows[0];
}

/** Registers, and lets so many days go by; nothing of it is written into history. */
async function registeredAgo(days: number) {
  await registering();
  const found = await waiting();
  if (found === undefined) throw new Error('Nobody has registered.');
  await owner().query('set session_replication_role = replica');
  await owner().query(
    `update clients set created = now() - make_interval(secs => $2::float8 * 86400),
            term_and_conditions_agreement_date = now() - make_interval(secs => $2::float8 * 86400)
      where client_id = $1`,
    [found.client_id, days],
  );
  await owner().query('set session_replication_role = origin');
  await owner().query('update access_links set expires = created where client_id = $1', [
    found.client_id,
  ]);
  return found;
}

const historyOf = async (client_id: number) =>
  (
    await owner().query<Record<string, unknown>>(
      `select record_type, record_id, action, client_user_id, user_identity, user_name, changes
         from audit_log where client_id = $1 order by audit_id`,
      [client_id],
    )
  ).rows;

/** Tables that hold one of the words. Letters that have left are the outbox’s own matter. */
async function tablesThatTell(): Promise<string[]> {
  const { rows: tables } = await owner().query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'outbox_mails'`,
  );
  const telling: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await owner().query(
      `select from ${name} x where x::text like any ($1) limit 1`,
      [words().map((word) => `%${word}%`)],
    );
    if (rowCount === 1) telling.push(name);
  }
  return telling.toSorted();
}

describe('a registration that nobody confirms', () => {
  test('is deleted thirty days after it was sent, with its client, its user and its consents', async () => {
    const { client_id } = await registeredAgo(30.01);
    expect(await tablesThatTell()).toEqual(['audit_log', 'client_users', 'clients']);
    await keepHouse(world.portal);
    expect(await tablesThatTell()).toEqual([]);
    const { rows } = await owner().query('select from consents where client_id = $1', [client_id]);
    expect(rows).toEqual([]);
  });

  test('is here until the last of the thirty days, and so many as the settings say', async () => {
    const { client_id } = await registeredAgo(29.99);
    await keepHouse(world.portal);
    expect(await waiting()).toMatchObject({ client_id });
    await owner().query('update runtime_settings set registration_days = 29');
    await keepHouse(world.portal);
    await owner().query('update runtime_settings set registration_days = 30');
    expect(await waiting()).toBeUndefined();
  });

  test('leaves in history that somebody registered and when, and nothing of who', async () => {
    const { client_id, client_user_id } = await registeredAgo(31);
    const body = { note: 'volat paní Zlatníkovou' };
    await world.call(saveLicence, { params: { client_id }, body, token: system.token });
    const before = await historyOf(client_id);
    await keepHouse(world.portal);
    const after = await historyOf(client_id);
    expect(after.slice(0, before.length)).toMatchObject(
      before.map(({ record_type, record_id, action }) => ({ record_type, record_id, action })),
    );
    const fieldsOf = ({ changes }: Record<string, unknown>) => Object.keys(Object(changes));
    expect(after.slice(0, before.length).map(fieldsOf)).toEqual(before.map(fieldsOf));
    const gone = after.slice(before.length);
    expect(
      gone.map(({ record_type, action }) => `${String(record_type)} ${String(action)}`),
    ).toEqual(expect.arrayContaining(['clients delete', 'client_users delete', 'consents delete']));
    expect(after.find((row) => row['client_user_id'] === client_user_id)).toMatchObject({
      user_identity: '•••',
      user_name: '•••',
    });
    // What the operator’s own people did stays theirs.
    expect(after.find((row) => row['client_user_id'] === system.client_user_id)).toMatchObject({
      user_identity: 'dozor@example.cz',
      changes: { note: ['', '•••'] },
    });
  });

  test('is deleted once: the second round changes nothing more', async () => {
    const { client_id } = await registeredAgo(31);
    await keepHouse(world.portal);
    const once = await historyOf(client_id);
    await keepHouse(world.portal);
    expect(await historyOf(client_id)).toEqual(once);
  });

  test('may be sent anew afterwards as if there had been none', async () => {
    await registeredAgo(31);
    await keepHouse(world.portal);
    await registering();
    const { token } = await newestMail(owner(), identity);
    expect((await confirmAs(world, token, { from })).status).toBe(200);
  });

  test('waits again from the day when it was sent again', async () => {
    const { client_id } = await registeredAgo(31);
    await owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);
    await registering();
    await owner().query('update access_links set expires = created where client_id = $1', [
      client_id,
    ]);
    await keepHouse(world.portal);
    expect(await waiting()).toMatchObject({ client_id });
  });

  test('waits as long as a link to its confirmation is good', async () => {
    const { client_id } = await registeredAgo(31);
    await owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);
    await world.call(resendConfirmation, { body: { user_identity: identity }, from });
    await keepHouse(world.portal);
    expect(await waiting()).toMatchObject({ client_id });
    const { token } = await newestMail(owner(), identity);
    expect((await confirmAs(world, token, { from })).status).toBe(200);
  });
});

describe('the end of unconfirmed registrations', () => {
  const lookBack = (client_id: number) =>
    owner().query(
      `update clients set created = now() - interval '2 years',
      term_and_conditions_agreement_date = now() - interval '2 years' where client_id = $1`,
      [client_id],
    );

  test('never touches one that its owner has confirmed, nor one confirmed by hand', async () => {
    await registering();
    const { token } = await newestMail(owner(), identity);
    await confirmAs(world, token, { from });
    const confirmed = await waiting();
    identity = `rucne${made}@example.cz`;
    const byHand = await registeredAgo(31);
    const params = { client_id: byHand.client_id };
    await world.call(confirmClient, { params, token: system.token });
    const others = [Number(confirmed?.client_id), byHand.client_id];
    for (const client_id of others) await lookBack(client_id);
    await owner().query('update access_links set expires = created');
    const before = await Promise.all(others.map(historyOf));
    await keepHouse(world.portal);
    expect(await waiting()).toMatchObject(byHand);
    expect(await Promise.all(others.map(historyOf))).toEqual(before);
  });

  test('leaves another client alone, also one that waits and one in which something was made', async () => {
    const gone = await registeredAgo(31);
    identity = `drive${made}@example.cz`;
    const fresh = await registeredAgo(3);
    const used = await world.makeClient({ confirmed: null });
    await world.makeUnit(used.client_id);
    await lookBack(used.client_id);
    const clients = [fresh.client_id, used.client_id, system.client_id];
    const before = await Promise.all(clients.map(historyOf));
    await keepHouse(world.portal);
    const { rows } = await owner().query(
      'select client_id from clients where client_id = any ($1) order by 1',
      [[gone.client_id, ...clients]],
    );
    expect(rows.map((row: { client_id: number }) => row.client_id)).toEqual(
      clients.toSorted((a, b) => a - b),
    );
    expect(await Promise.all(clients.map(historyOf))).toEqual(before);
  });

  test('opens to housekeeping no author of a client that is here', async () => {
    const { client_id } = await registeredAgo(1);
    const covering = world.portal.database.transaction(async (db) => {
      await sql`select set_config('app.worker', 'housekeeping', true),
                       set_config('app.client_id', ${String(client_id)}, true)`.execute(db);
      await sql`update audit_log set user_identity = '•••', user_name = '•••'`.execute(db);
    });
    await expect(covering).rejects.toThrow('History does not change.');
  });
});
