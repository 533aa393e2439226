import { describe, expect, inject, test } from 'vitest';
import { Addresses, connectionsOf } from './addresses.ts';

const urls = (url: string) => connectionsOf(url).map(({ connectionString }) => connectionString);

describe('the address of a database', () => {
  test('names one server as it is', () => {
    const one = 'postgres://kdo:he%40slo@db.example.cz:5432/kastelan?sslmode=require';
    expect(urls(one)).toEqual([one]);
    expect(urls('postgresql:///kastelan?host=/run/postgresql')).toEqual([
      'postgresql:///kastelan?host=/run/postgresql',
    ]);
  });

  test('names several servers by commas, each with its port and the rest alike', () => {
    expect(
      urls('postgres://kdo:heslo@jedna:5432,druha:5433,[::1]/kastelan?sslmode=require'),
    ).toEqual([
      'postgres://kdo:heslo@jedna:5432/kastelan?sslmode=require',
      'postgres://kdo:heslo@druha:5433/kastelan?sslmode=require',
      'postgres://kdo:heslo@[::1]/kastelan?sslmode=require',
    ]);
  });
});

describe('of several servers', () => {
  const nobody = { host: '127.0.0.1', port: 9 };

  test('the one that takes writes is found behind one where nobody listens, and kept', async () => {
    const here = { ...inject('cluster'), database: 'postgres' };
    const addresses = new Addresses([nobody, here]);
    expect(await addresses.primary()).toBe(here);
    expect(addresses.current).toBe(here);
  });

  test('when none is there, the reason of the last one is told', async () => {
    const addresses = new Addresses([nobody, { ...nobody, port: 11 }]);
    await expect(addresses.primary()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  test('several callers who found the same one dead move on once', () => {
    const [a, b] = [{ host: 'a' }, { host: 'b' }];
    const addresses = new Addresses([a, b]);
    addresses.leave(a);
    addresses.leave(a);
    expect(addresses.current).toBe(b);
  });
});
