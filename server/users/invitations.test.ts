import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exchangeLink, register, signIn } from '#contract/session.ts';
import { inviteUser, listUsers, resendInvitation, updateUser } from '#contract/users.ts';
import { subjectOf } from '#server/access/attempts.ts';
import { keepHouse } from '#server/jobs/housekeeping.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { confirmAs, makePerson, PASSWORD, registrationOf } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

// Each test comes from an address of its own, so that none uses up the allowance of another.
let made = 0;
let from = '';
let email = '';
beforeEach(() => {
  made += 1;
  from = `198.51.100.${made}`;
  email = `pozvany${made}@example.cz`;
});

const owner = () => world.db.owner;

async function team() {
  const { client_id } = await world.makeClient();
  const admin = await world.makeUser({ client_id, is_client_admin: true });
  return { client_id, admin, user: await world.makeUser({ client_id }) };
}

const inviting = (token: string, changes: Record<string, unknown> = {}, headers = {}) => {
  const names = { first_name: 'Karel', last_name: 'Nový', is_client_admin: false };
  return world.call(inviteUser, { body: { email, ...names, ...changes }, token, headers, from });
};
const invitingAgain = (token: string, client_user_id: number) =>
  world.call(resendInvitation, { params: { client_user_id }, token, from });
const ageMailLimits = () =>
  owner().query(`update sign_in_attempts set at = at - interval '61 seconds'`);

describe('an invitation', () => {
  test('makes a user without a password and mails him the link', async () => {
    const { admin } = await team();
    const { status, result } = await inviting(admin.token, { email: 'Karel.Novy@Example.cz' });
    expect(status).toBe(200);
    expect(result).toMatchObject({
      user_identity: 'karel.novy@example.cz',
      first_name: 'Karel',
      is_client_admin: false,
      is_sys_admin: false,
      blocked: false,
      client_confirmed: '',
      last_sign_in: '',
      version: 1,
    });
    expect((await newestMail(world.db.owner, 'karel.novy@example.cz')).token).not.toBe('');
  });

  test('of one person twice at once makes one user', async () => {
    const { admin } = await team();
    const outcomes = await Promise.all([inviting(admin.token), inviting(admin.token)]);
    expect(outcomes.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  test('repeated with the same key answers the same and mails once', async () => {
    const { admin } = await team();
    const headers = { 'idempotency-key': 'pozvani-1' };
    const first = await inviting(admin.token, {}, headers);
    const second = await inviting(admin.token, {}, headers);
    expect(second.result).toEqual(first.result);
    expect(await mailsInDatabase(world.db.owner, first.result.user_identity)).toHaveLength(1);
  });

  test('is not for a plain user to send', async () => {
    const { user } = await team();
    expect((await inviting(user.token)).status).toBe(403);
  });

  test('cannot make a system admin', async () => {
    const { admin } = await team();
    const { status, error } = await inviting(admin.token, { is_sys_admin: true });
    expect(status).toBe(400);
    expect(error.fields).toMatchObject([{ field: 'is_sys_admin' }]);
    const { rows } = await world.db.owner.query(
      'select count(*)::integer as count from client_users where client_id = $1 and is_sys_admin',
      [admin.client_id],
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  test('may be sent again, once a minute, with a new link', async () => {
    const { admin } = await team();
    const { result } = await inviting(admin.token);
    const first = await newestMail(world.db.owner, result.user_identity);
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(200);
    const second = await newestMail(world.db.owner, result.user_identity);
    expect(second.token).not.toBe(first.token);
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(429);
    await ageMailLimits();
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(200);
  });

  test('is not sent again to whoever has accepted it or is blocked', async () => {
    const { client_id, admin, user } = await team();
    const blocked = await world.makeUser({ client_id, confirmed: false, blocked: true });
    for (const whom of [user, blocked]) {
      const { status, error } = await invitingAgain(admin.token, whom.client_user_id);
      expect([status, error.errorCode]).toEqual([409, 62007409]);
    }
  });

  test('of another client’s user is not found', async () => {
    const { admin } = await team();
    const foreign = await world.makeUser({ confirmed: false });
    expect((await invitingAgain(admin.token, foreign.client_user_id)).status).toBe(404);
    expect((await invitingAgain(admin.token, 2_000_000_000)).status).toBe(404);
  });
});

describe('the address of an invitation', () => {
  const opening = (token: string) => world.call(exchangeLink, { body: { token }, from });
  const waiting = async (token: string, client_user_id: number) => {
    const { result } = await world.call(listUsers, { token });
    return result.values.find((one) => one.client_user_id === client_user_id);
  };

  test('tells nobody whether it has an account of another client', async () => {
    const { admin } = await team();
    const known = await makePerson(world);
    const answers = [];
    for (const address of [known.user_identity, email]) {
      const reply = await inviting(admin.token, { email: address });
      const { client_user_id, user_identity, created, ...told } = reply.result;
      const listed = await waiting(admin.token, client_user_id);
      expect([user_identity, listed]).toEqual([address, reply.result]);
      const { is_client_admin, blocked, version } = told;
      const again = await invitingAgain(admin.token, client_user_id);
      const body = { is_client_admin: true, version };
      const params = { client_user_id };
      const changed = await world.call(updateUser, { params, body, token: admin.token });
      answers.push({
        told: { ...told, is_client_admin, blocked, hasCreated: created !== '' },
        statuses: [reply.status, again.status, changed.status],
      });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.statuses).toEqual([200, 200, 200]);
  });

  test('is asked of the database by the same statements for everybody', async () => {
    const { admin } = await team();
    const known = await makePerson(world);
    const counts = [];
    for (const address of [known.user_identity, email]) {
      const asked = async () => {
        const { rows } = await owner().query<{ rows: number }>(
          `select (select count(*) from outbox_mails)::integer + (select count(*) from access_links)::integer
                  + (select count(*) from sign_in_attempts)::integer as rows`,
        );
        return rows[0]?.rows ?? 0;
      };
      const before = await asked();
      await inviting(admin.token, { email: address });
      counts.push((await asked()) - before);
    }
    expect(counts).toEqual([3, 3]);
  });

  test('that has an account elsewhere is told so by mail alone, without a link', async () => {
    const { admin } = await team();
    const known = await makePerson(world);
    await inviting(admin.token, { email: known.user_identity });
    const mail = await newestMail(owner(), known.user_identity);
    expect(mail.text).toContain('v portálu účet máte');
    expect(mail.token).toBe('');
    const entered = await world.call(signIn, {
      body: { user_identity: known.user_identity, password: PASSWORD },
      from,
    });
    expect(entered.result.client?.client_id).toBe(known.client_id);
  });

  test('may register on its own, and the invitation is over once that is confirmed', async () => {
    const { client_id, admin } = await team();
    await inviting(admin.token);
    const invitation = await newestMail(owner(), email);
    await world.call(register, { body: registrationOf(email), from });
    const own = await newestMail(owner(), email);
    expect(own.text).toContain(`/client/user/regconfirm/${own.token}\n`);
    expect((await confirmAs(world, own.token, { from })).status).toBe(200);
    const body = { user_identity: email, password: PASSWORD };
    const entered = await world.call(signIn, { body, from });
    expect(entered.result).toMatchObject({ is_client_admin: true });
    expect(entered.result.client?.client_id).not.toBe(client_id);
    const { status, error } = await opening(invitation.token);
    expect([status, error.errorCode]).toEqual([409, 62011409]);
  });

  test('is nobody’s when the admin blocks the invited: he may still register', async () => {
    const { admin } = await team();
    const { result } = await inviting(admin.token);
    const params = { client_user_id: result.client_user_id };
    await world.call(updateUser, { params, body: { blocked: true }, token: admin.token });
    await world.call(register, { body: registrationOf(email), from });
    expect((await newestMail(owner(), email)).text).toContain('/client/user/regconfirm/');
  });

  test('may be invited by two clients; the invitation that is accepted first counts', async () => {
    const [one, other] = [await team(), await team()];
    await inviting(one.admin.token);
    const first = await newestMail(owner(), email);
    expect((await inviting(other.admin.token)).status).toBe(200);
    const second = await newestMail(owner(), email);
    expect((await confirmAs(world, first.token, { from })).status).toBe(200);
    expect((await opening(second.token)).error.errorCode).toBe(62011409);
  });

  test('accepted twice at once lets one client have it', async () => {
    const [one, other] = [await team(), await team()];
    await inviting(one.admin.token);
    const first = await newestMail(owner(), email);
    await inviting(other.admin.token);
    const second = await newestMail(owner(), email);
    const outcomes = await Promise.all(
      [first, second].map(({ token }) => confirmAs(world, token, { from })),
    );
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('an invitation that nobody accepts', () => {
  const sentAgo = (client_user_id: number, days: number) =>
    owner().query(
      'update client_users set invited = now() - make_interval(days => $2) where client_user_id = $1',
      [client_user_id, days],
    );
  const isHere = async (client_user_id: number) => {
    const { rows } = await owner().query('select from client_users where client_user_id = $1', [
      client_user_id,
    ]);
    return rows.length === 1;
  };

  test('is forgotten after 30 days, with the person’s name in history', async () => {
    const { client_id, admin } = await team();
    const { result } = await inviting(admin.token);
    await sentAgo(result.client_user_id, 31);
    await keepHouse(world.portal);
    expect(await isHere(result.client_user_id)).toBe(false);
    const { rows } = await owner().query<{ action: string; changes: object }>(
      `select action, changes from audit_log where client_id = $1 and record_id = $2
        and record_type = 'client_users' order by audit_id`,
      [client_id, result.client_user_id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['insert', 'delete']);
    expect(JSON.stringify(rows)).not.toMatch(/pozvany|Karel|Nový/);
  });

  test('lives on when it is sent again, and nobody else goes with it', async () => {
    const { client_id, admin, user } = await team();
    const { result } = await inviting(admin.token);
    await sentAgo(result.client_user_id, 31);
    await ageMailLimits();
    expect((await invitingAgain(admin.token, result.client_user_id)).status).toBe(200);
    const registered = await world.makeUser({ client_id, confirmed: false, password_hash: 'x' });
    await sentAgo(registered.client_user_id, 31);
    await sentAgo(user.client_user_id, 31);
    await keepHouse(world.portal);
    const all = [result, registered, user].map((one) => isHere(one.client_user_id));
    expect(await Promise.all(all)).toEqual([true, true, true]);
  });
});

test('a client sends no more than fifty invitations in a day, and others as many', async () => {
  const [one, other] = [await team(), await team()];
  await owner().query(
    'insert into sign_in_attempts (subject) select $1 from generate_series(1, 49)',
    [subjectOf('invitations-of', String(one.client_id))],
  );
  const last = await inviting(one.admin.token);
  expect(last.status).toBe(200);
  const over = await inviting(one.admin.token, { email: `dalsi-${email}` });
  expect([over.status, over.error.errorCode]).toEqual([429, 62011429]);
  expect(over.error.errorMsg).toContain('50');
  expect(await mailsInDatabase(owner(), `dalsi-${email}`)).toEqual([]);
  expect((await invitingAgain(one.admin.token, last.result.client_user_id)).status).toBe(429);
  expect((await inviting(other.admin.token, { email: `dalsi-${email}` })).status).toBe(200);
});
