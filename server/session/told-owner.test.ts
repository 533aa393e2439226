import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changePassword } from '#contract/profile.ts';
import { exchangeLink, requestPasswordReset, setPassword, signIn } from '#contract/session.ts';
import { mailsInDatabase, newestMail } from '#tests/mail.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const NEW_PASSWORD = 'Nová lípa 2025';

type Person = Awaited<ReturnType<typeof makePerson>>;
let person: Person;
let made = 0;
beforeEach(async () => {
  made += 1;
  person = await makePerson(world);
});
const home = () => `198.51.100.${made}`;

interface Way {
  from?: string;
  agent?: string;
  device?: string;
  password?: string;
}

const entering = ({ from = home(), agent = FIREFOX, device, password = PASSWORD }: Way = {}) =>
  world.call(signIn, {
    body: { user_identity: person.user_identity, password, device },
    headers: { 'user-agent': agent },
    from,
  });
const mails = async () =>
  (await mailsInDatabase(world.db.owner, person.user_identity)).map(({ text }) => text);

describe('the owner of an account', () => {
  test('is told by mail of a sign-in from a new device, with the time and the device', async () => {
    await entering();
    world.setNow('2027-01-05T22:30:00Z');
    await entering({ from: '203.0.113.7', agent: CHROME });
    const [text, ...others] = await mails();
    expect(others).toEqual([]);
    expect(text).toContain('ze zařízení, které jsme u vás zatím neviděli');
    expect(text).toMatch(/Kdy: 5\. 1\. 2027 23:30/);
    expect(text).toContain('Zařízení: Chrome na Windows');
    expect(text).toContain('https://portal.example.cz/client/user/requestreset');
  });

  test('is not told of his first sign-in', async () => {
    await entering();
    expect(await mails()).toEqual([]);
  });

  test('is not told of a device that he was seen with, wherever it calls from', async () => {
    await entering({ device: 'znacka-1' });
    await entering({ device: 'znacka-1', from: '203.0.113.8' });
    await entering({ device: 'znacka-1', from: '203.0.113.9', agent: CHROME });
    expect(await mails()).toEqual([]);
    await entering({ device: 'znacka-2', from: '203.0.113.10' });
    await entering({ device: 'znacka-2', from: '203.0.113.11' });
    expect(await mails()).toHaveLength(1);
  });

  test('who keeps no mark is known by the kind of his browser in his network', async () => {
    await entering();
    await entering();
    expect(await mails()).toEqual([]);
    await entering({ agent: CHROME });
    expect(await mails()).toHaveLength(1);
  });

  test('whose devices were not remembered yet is known by his network', async () => {
    await entering();
    await world.db.owner.query('delete from known_devices');
    await entering({ agent: CHROME });
    expect(await mails()).toEqual([]);
    await world.db.owner.query('delete from known_devices');
    await entering({ from: '203.0.113.12' });
    expect(await mails()).toHaveLength(1);
  });

  test('cannot be made known by the mark of somebody else', async () => {
    const other = await makePerson(world);
    await entering({ device: 'znacka-3' });
    person = other;
    await entering();
    await entering({ device: 'znacka-3', from: '203.0.113.13' });
    expect(await mails()).toHaveLength(1);
  });

  test('is not told of a sign-in that failed', async () => {
    await entering();
    await entering({ from: '203.0.113.14', agent: CHROME, password: 'spatne heslo' });
    expect(await mails()).toEqual([]);
  });

  test('is told by mail of a changed password, and of none that was not', async () => {
    const { client_user_id, token } = person;
    const changing = (old_password: string) =>
      world.call(changePassword, {
        params: { client_user_id },
        body: { old_password, new_password: NEW_PASSWORD },
        headers: { 'user-agent': CHROME },
        token,
      });
    expect((await changing('spatne heslo')).status).toBe(400);
    expect(await mails()).toEqual([]);
    expect((await changing(PASSWORD)).status).toBe(200);
    const [text] = await mails();
    expect(text).toContain('heslo k vašemu účtu v portálu Kastelán bylo změněno');
    expect(text).toContain('Zařízení: Chrome na Windows');
  });

  test('is told by mail of a password set by a mailed link, whose device is then known', async () => {
    await entering();
    const { user_identity } = person;
    await world.call(requestPasswordReset, { body: { user_identity } });
    const { token } = await newestMail(world.db.owner, user_identity);
    const where = { from: '203.0.113.15', headers: { 'user-agent': CHROME } };
    const opened = await world.call(exchangeLink, { body: { token }, ...where });
    const body = { token: opened.result.token, new_password: NEW_PASSWORD };
    expect((await world.call(setPassword, { body, ...where })).status).toBe(200);
    expect((await mails())[0]).toContain('heslo k vašemu účtu v portálu Kastelán bylo změněno');
    await entering({ from: where.from, agent: CHROME, password: NEW_PASSWORD });
    expect(await mails()).toHaveLength(2);
  });
});
