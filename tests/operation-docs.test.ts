import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#server/config.ts';
import { projectRoot } from '#server/root.ts';
import { endpoints } from './endpoints/contract.ts';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const document = read('docs/operation.md');

/** Rows of the table of settings: the name and its default as they are written. */
const rows = [...document.matchAll(/^\| `([A-Z_]+)` \| (.+?) \|/gm)].map(
  ([, name = '', told = '']) => [name, told] as const,
);

describe('the table of settings', () => {
  test('has each setting of the process once, and no other', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual([...settingNames].toSorted());
  });

  test('tells the defaults that hold when nothing is set', () => {
    const config = readConfig({});
    const defaults: Readonly<Record<string, string | number>> = {
      HOST: config.host,
      PORT: config.port,
      DATA_DIR: 'data',
      DATABASE_REPLICA_AGE: config.replicaAge,
      APPLICATION_AUTH: config.applicationAuth,
      DOH_URL: config.dohUrl,
      LOG_LEVEL: config.logLevel,
      LOG_FORMAT: config.logFormat,
      LOG_REQUESTS: config.logRequests,
      SLOW_STATEMENT_MS: config.slowStatementMs,
      STOP_DELAY: config.stopDelay,
      STOP_SECONDS: config.stopSeconds,
      NODE_ENV: config.environment,
      BACKUP_DIR: config.backupDir.replace(config.dataDir, 'DATA_DIR'),
    };
    const told = rows.filter(([name]) => name in defaults);
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, `\`${value}\``])),
    );
    const unset = rows.filter(([, value]) => value === '–').map(([name]) => name);
    const optional = {
      DATABASE_URL: config.databaseUrl,
      DATABASE_POOLER_URL: config.poolerUrl,
      DATABASE_REPLICA_URL: config.replicaUrl,
      SMTP_URL: config.smtpUrl,
      TRUST_PROXY: config.trustProxy,
      METRICS_TOKEN: config.metricsToken,
    };
    expect(unset.toSorted()).toEqual(Object.keys(optional).toSorted());
    expect(Object.values(optional).filter((value) => value !== undefined)).toEqual([]);
  });
});

describe('the files for operators', () => {
  const env = read('deploy/kastelan.env');
  const unit = read('deploy/kastelan@.service');
  const container = read('deploy/Containerfile');
  const copied = [...container.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
    names.split(' '),
  );

  test('set only what there is to set, and what they set is valid', () => {
    const given = [...env.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value] as const,
    );
    expect(given.length).toBeGreaterThan(5);
    expect(given.map(([name]) => name).filter((name) => !settingNames.includes(name))).toEqual([]);
    expect(() => readConfig(Object.fromEntries(given))).not.toThrow();
    const inContainer = /^ENV (.+)$/m.exec(container)?.[1]?.split(' ') ?? [];
    const names = inContainer.map((pair) => pair.split('=')[0] ?? '');
    expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('start the same file, and copy only what is here', () => {
    for (const text of [unit, container]) expect(text).toContain('dist/server/main.js');
    expect(copied.length).toBeGreaterThan(6);
    expect(copied.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
  });

  test('copy all that a build is made from', () => {
    const [, sources = ''] =
      /^const SOURCES = \[([^\]]+)\]/m.exec(read('scripts/lib/build.mjs')) ?? [];
    const names = [...sources.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => !copied.includes(name))).toEqual([]);
  });

  test('let the server alone be told to stop, and give it the time', () => {
    expect(unit).toContain('KillMode=mixed');
    const seconds = Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
    const { stopDelay, stopSeconds } = readConfig({});
    expect(seconds).toBeGreaterThan(stopDelay + stopSeconds + 30);
  });

  test('have the proxy wait for an answer as long as the browser does', () => {
    const seconds = Number(
      /^ {2}proxy_read_timeout (\d+)s;$/m.exec(read('deploy/nginx.conf'))?.[1],
    );
    const longest = Math.max(...endpoints.map(({ timeoutMs }) => timeoutMs));
    expect(seconds * 1000).toBeGreaterThan(longest);
  });
});
