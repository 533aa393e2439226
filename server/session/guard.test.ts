import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn } from '#contract/session.ts';
import { makePerson, PASSWORD } from '#tests/people.ts';
import { createWorld, type World } from '#tests/world.ts';

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof import('@node-rs/argon2')>();
  return { ...original, verify: vi.fn(original.verify) };
});

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(() => {
  vi.mocked(verify).mockClear();
});

let attackers = 0;
const nextAddress = () => {
  attackers += 1;
  return `203.0.113.${attackers}`;
};

const LOCKED = { status: 429, errorCode: 62001429 };
const WRONG = { status: 401, errorCode: 62001401 };

async function tell(user_identity: string, password: string, from = nextAddress()) {
  const { status, error } = await world.call(signIn, { body: { user_identity, password }, from });
  return status === 200 ? { status } : { status, errorCode: error.errorCode };
}

async function guess(identity: string, times: number, from?: string) {
  const outcomes = [];
  for (let at = 0; at < times; at += 1) outcomes.push(await tell(identity, `heslo ${at}`, from));
  return outcomes;
}

describe('wrong passwords of one account', () => {
  test('from anywhere are ten an hour, then even the right one is not looked at', async () => {
    const person = await makePerson(world);
    expect(await guess(person.user_identity, 10)).toEqual(Array.from({ length: 10 }, () => WRONG));
    vi.mocked(verify).mockClear();
    expect(await tell(person.user_identity, PASSWORD)).toEqual(LOCKED);
    expect(verify).not.toHaveBeenCalled();
  });

  test('are let through again after an hour', async () => {
    const person = await makePerson(world);
    await guess(person.user_identity, 10);
    await world.db.owner.query(`update sign_in_attempts set at = at - interval '61 minutes'`);
    expect(await tell(person.user_identity, PASSWORD)).toEqual({ status: 200 });
  });

  test('made at once are not more than ten', async () => {
    const person = await makePerson(world);
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, (_, at) => tell(person.user_identity, `heslo ${at}`)),
    );
    expect(outcomes.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(outcomes.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(verify).toHaveBeenCalledTimes(10);
  });

  test('lock a name that nobody has in the same way', async () => {
    const outcomes = await guess('neexistuje@example.cz', 11);
    expect(outcomes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => WRONG));
    expect(outcomes[10]).toEqual(LOCKED);
  });

  test('lock no other account', async () => {
    const [attacked, other] = [await makePerson(world), await makePerson(world)];
    await guess(attacked.user_identity, 11);
    expect(await tell(other.user_identity, PASSWORD)).toEqual({ status: 200 });
  });

  test('are not what right ones are counted with', async () => {
    const person = await makePerson(world);
    for (let at = 0; at < 12; at += 1)
      expect(await tell(person.user_identity, PASSWORD)).toEqual({ status: 200 });
    expect(await guess(person.user_identity, 1)).toEqual([WRONG]);
  });
});

describe('the owner, from an address he has signed in from', () => {
  const HOME = '192.0.2.50';

  test('signs in while others guess his password', async () => {
    const person = await makePerson(world);
    expect(await tell(person.user_identity, PASSWORD, HOME)).toEqual({ status: 200 });
    await guess(person.user_identity, 11);
    expect(await tell(person.user_identity, PASSWORD)).toEqual(LOCKED);
    expect(await tell(person.user_identity, PASSWORD, HOME)).toEqual({ status: 200 });
  });

  test('has ten wrong passwords of his own', async () => {
    const person = await makePerson(world);
    await tell(person.user_identity, PASSWORD, HOME);
    const outcomes = await guess(person.user_identity, 11, HOME);
    expect(outcomes.at(9)).toEqual(WRONG);
    expect(outcomes.at(10)).toEqual(LOCKED);
  });

  test('is known there by his whole IPv6 network', async () => {
    const person = await makePerson(world);
    await tell(person.user_identity, PASSWORD, '2001:db8:5:6::1');
    await guess(person.user_identity, 10);
    expect(await tell(person.user_identity, PASSWORD, '2001:db8:5:6::2')).toEqual({ status: 200 });
    expect(await tell(person.user_identity, PASSWORD, '2001:db8:5:7::2')).toEqual(LOCKED);
  });

  test('leaves no address behind that could be read', async () => {
    const { rows } = await world.db.owner.query<{ address_hash: Buffer }>(
      'select address_hash from known_addresses',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every(({ address_hash }) => address_hash.length === 32)).toBe(true);
  });
});

describe('wrong passwords from one address', () => {
  test('are a hundred an hour over all accounts', async () => {
    const from = '192.0.2.99';
    // The general limit of calls in a minute would speak sooner.
    const tellSlowly = async (at: number) => tell(`osoba-${at}@nikde.cz`, 'heslo', from);
    const { rows } = await world.db.owner.query<{ subject: string }>(
      `select subject from sign_in_attempts where subject like 'address:%'`,
    );
    const before = new Set(rows.map(({ subject }) => subject));
    expect(await tellSlowly(0)).toEqual(WRONG);
    await world.db.owner.query(
      `insert into sign_in_attempts (subject)
       select subject from sign_in_attempts, generate_series(1, 98)
        where subject like 'address:%' and not subject = any ($1)`,
      [[...before]],
    );
    expect(await tellSlowly(1)).toEqual(WRONG);
    expect(await tellSlowly(2)).toEqual(LOCKED);
    expect(await tell('osoba-3@nikde.cz', 'heslo')).toEqual(WRONG);
  });
});
