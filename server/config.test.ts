import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('settings', () => {
  test('have the defaults that the README tells', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      applicationAuth: 'kastelan-web',
      demo: true,
      databaseUrl: undefined,
      logLevel: 'info',
    });
  });

  test('with a database of one’s own leave the demo out, unless it is asked for', () => {
    const DATABASE_URL = 'postgres://kdo@localhost/kastelan';
    expect(readConfig({ DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DEMO: '0' }).demo).toBe(false);
  });

  test('with a database of one’s own leave backups to it, unless they are asked for', () => {
    const DATABASE_URL = 'postgres://kdo@localhost/kastelan';
    expect(readConfig({}).backups).toBe(true);
    expect(readConfig({ DATABASE_URL }).backups).toBe(false);
    expect(readConfig({ DATABASE_URL, BACKUPS: '1' }).backups).toBe(true);
  });

  test('of a pooler and a replica hold only beside the direct address of the database', () => {
    const DATABASE_URL = 'postgres://kdo@prvni,druha:5433/kastelan';
    const beside = 'postgres://kdo@vedle/kastelan';
    expect(readConfig({ DATABASE_URL, DATABASE_POOLER_URL: beside }).poolerUrl).toBe(beside);
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URL: beside }).replicaUrl).toBe(beside);
    for (const name of ['DATABASE_POOLER_URL', 'DATABASE_REPLICA_URL'])
      expect(() => readConfig({ [name]: beside })).toThrow(
        `Nastavení ${name} není správné: platí jen spolu s DATABASE_URL, přímou adresou téže databáze.`,
      );
  });

  test('that are empty count as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
    });
  });

  test('append the business ID to the base path of the register', () => {
    expect(readConfig({ ARES_URL: 'https://ares.example.cz/rest' }).aresUrl).toBe(
      'https://ares.example.cz/rest/',
    );
  });

  test.each([
    ['PORT', 'abc', 'Nastavení PORT není správné: musí být číslo.'],
    ['PORT', '70000', 'Nastavení PORT není správné: musí být mezi 0 a 65535.'],
    [
      'DATABASE_URL',
      'mysql://x',
      'Nastavení DATABASE_URL není správné: musí začínat postgres:// nebo postgresql://.',
    ],
    [
      'SMTP_URL',
      'mail.example.cz',
      'Nastavení SMTP_URL není správné: musí začínat smtp:// nebo smtps://.',
    ],
    [
      'PUBLIC_URL',
      'portal',
      'Nastavení PUBLIC_URL není správné: musí být úplná adresa začínající http:// nebo https://.',
    ],
    ['DEMO', 'ano', 'Nastavení DEMO není správné: smí být jen 0 nebo 1.'],
    ['DEMO_PASSWORD', 'krátké', 'Nastavení DEMO_PASSWORD není správné: musí mít alespoň 8 znaků.'],
    ['LOG_LEVEL', 'hodně', /^Nastavení LOG_LEVEL není správné: musí být jedna z hodnot/],
    ['LOG_FORMAT', 'xml', 'Nastavení LOG_FORMAT není správné: smí být json nebo text.'],
    ['LOG_REQUESTS', 'vše', 'Nastavení LOG_REQUESTS není správné: smí být off, debug nebo info.'],
    ['METRICS_TOKEN', 'kratky', /^Nastavení METRICS_TOKEN není správné: musí mít alespoň 16/],
    ['STOP_SECONDS', '0', 'Nastavení STOP_SECONDS není správné: musí být mezi 1 a 120.'],
    ['BACKUPS', 'ano', 'Nastavení BACKUPS není správné: smí být jen 0 nebo 1.'],
    ['APPLICATION_AUTH', 'a b', /^Nastavení APPLICATION_AUTH není správné/],
    ['TRUST_PROXY', 'všem', /^Nastavení TRUST_PROXY není správné/],
  ])('stop the start by one sentence: %s=%s', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(sentence);
  });
});
