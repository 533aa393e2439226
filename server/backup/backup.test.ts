import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { withOwner } from '#server/db/founding.sql.ts';
import { APP_ROLE } from '#server/db/migrate.ts';
import { contentOf, createBackedUp, type BackedUp } from '#tests/backed-up.ts';
import { backUp, restore } from './backup.service.ts';
import { dump } from './dump.ts';
import { verifyBackup } from './read-backup.ts';
import { writeWhole } from './write-whole.ts';

let up: BackedUp;

beforeAll(async () => {
  up = await createBackedUp();
});
afterAll(() => up.close());

describe('a backup', () => {
  it('is restored equal, to the last value and number', async () => {
    const target = await up.emptyDatabase();
    const amount = await restore(target, up.file('whole'));
    const content = await contentOf(target);
    expect(content).toEqual(await contentOf(up.owner));
    expect(amount.rows).toBeGreaterThan(1000);
    expect(content['units']).not.toMatchObject({ rows: '0' });
  });

  it('is restored with its locks: the application sees no tenant before it sets one', async () => {
    const target = await up.emptyDatabase();
    await restore(target, up.file('whole'));
    const { rows } = await withOwner({ ...target, user: APP_ROLE }, (client) =>
      client.query('select from units'),
    );
    expect(rows).toEqual([]);
  });

  it('holds no secret of a link, and brings neither links nor mails back', async () => {
    const { owner } = up.source;
    const secret = randomBytes(24).toString('base64url');
    await owner.query(
      `insert into outbox_mails (recipient, subject, body) values ('a@example.cz', 'Obnova hesla', $1)`,
      [`https://portal.example.cz/client/user/reset/${secret}`],
    );
    await owner.query(
      `insert into access_links (client_id, client_user_id, kind, secret_hash, expires)
       select client_id, client_user_id, 'reset', '\\xabcdef', now() + interval '1 hour'
         from client_users limit 1`,
    );
    await backUp(up.owner, up.file('secret'), { force: false });
    const text = gunzipSync(await readFile(up.file('secret'))).toString();
    expect(text).not.toContain(secret);
    expect(text).not.toContain('abcdef');
    const target = await up.emptyDatabase();
    await restore(target, up.file('secret'));
    const { rows } = await withOwner(target, (client) =>
      client.query(
        'select (select count(*) from outbox_mails) as mails, (select count(*) from access_links) as links',
      ),
    );
    expect(rows).toEqual([{ mails: '0', links: '0' }]);
    await owner.query('delete from outbox_mails; delete from access_links');
  });

  it('is readable by its owner alone', async () => {
    expect((await stat(up.file('whole'))).mode & 0o777).toBe(0o600);
  });

  it('holds one moment, whatever is written meanwhile', async () => {
    const { rows } = await verifyBackup(up.file('whole'));
    await withOwner(up.owner, async (client) => {
      const lines: Buffer[] = [];
      for await (const line of dump(client)) {
        if (lines.length === 0)
          await up.source.owner.query(
            "insert into settings_log (user_identity, changes) values ('a', '{}')",
          );
        lines.push(line);
      }
      await writeFile(up.file('moment'), gzipSync(Buffer.concat(lines)));
    });
    await up.source.owner.query('delete from settings_log');
    const moment = await verifyBackup(up.file('moment'));
    expect(moment.rows).toEqual(rows);
  });

  it('does not overwrite a file, unless told to', async () => {
    await writeFile(up.file('taken'), 'dopis');
    await expect(backUp(up.owner, up.file('taken'), { force: false })).rejects.toThrow(
      /taken už existuje/,
    );
    expect(await readFile(up.file('taken'), 'utf8')).toBe('dopis');
    await backUp(up.owner, up.file('taken'), { force: true });
    await expect(verifyBackup(up.file('taken'))).resolves.toBeDefined();
  });

  it('replaces what an interrupted backup has left', async () => {
    await writeFile(up.file('again.part'), 'půl zálohy');
    await backUp(up.owner, up.file('again'), { force: false });
    expect((await readdir(up.folder)).filter((name) => name.startsWith('again'))).toEqual([
      'again',
    ]);
  });

  it('leaves no file when its reading fails', async () => {
    async function* failing(): AsyncGenerator<Buffer> {
      yield randomBytes(100_000);
      await Promise.reject(new Error('Databáze skončila.'));
    }
    const written = writeWhole(up.file('failed'), failing(), {
      force: false,
      check: () => Promise.resolve(),
    });
    await expect(written).rejects.toThrow('Databáze skončila.');
    expect((await readdir(up.folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it('leaves no file when the disk refuses more, and says so', async () => {
    const { host, port, user } = inject('cluster');
    const url = `postgres://${user}@/${up.source.connection.database}?host=${encodeURIComponent(host)}&port=${port}`;
    // A file may have so many half-kilobytes; the system refuses the rest as a full disk would.
    const child = spawn(
      'sh',
      [
        '-c',
        'ulimit -f 8; exec "$0" --import tsx server/tools.ts backup "$1"',
        process.execPath,
        up.file('full'),
      ],
      {
        env: { ...process.env, DATABASE_URL: url },
      },
    );
    let output = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
    const code = await new Promise((resolve) => child.once('close', resolve));
    expect(output).toMatch(/^Zálohu nelze zapsat do .*full \(EFBIG\)\.$/m);
    expect(code).toBe(1);
    expect((await readdir(up.folder)).filter((name) => name.startsWith('full'))).toEqual([]);
  });

  it('is refused by an account that does not see all clients, which names pg_dump', async () => {
    await up.source.owner.query('create role plain_owner login');
    await up.source.owner.query('grant select on all tables in schema public to plain_owner');
    const plain = { ...up.owner, user: 'plain_owner' };
    await expect(backUp(plain, up.file('plain'), { force: false })).rejects.toThrow(
      /plain_owner nevidí .* pg_dump/,
    );
    await up.source.owner.query('drop owned by plain_owner; drop role plain_owner');
  });

  it('is refused of a database without a portal', async () => {
    await expect(
      backUp(await up.emptyDatabase(), up.file('empty'), { force: false }),
    ).rejects.toThrow('Databáze je prázdná, není co zálohovat.');
  });
});
