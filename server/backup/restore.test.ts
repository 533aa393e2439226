import { readFile, writeFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withOwner } from '#server/db/founding.sql.ts';
import { selectApplied } from '#server/db/applied.sql.ts';
import { applyMigration, prepareMigrations } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migration-files.ts';
import { contentOf, createBackedUp, type BackedUp } from '#tests/backed-up.ts';
import { backUp, restore } from './backup.service.ts';
import { selectEmpty } from './restore.sql.ts';

let up: BackedUp;

beforeAll(async () => {
  up = await createBackedUp();
});
afterAll(() => up.close());

describe('a restore', () => {
  it('brings an older backup to the newest schema', async () => {
    const [last, ...before] = (await readMigrations()).toReversed();
    const older = await up.emptyDatabase();
    await withOwner(older, async (client) => {
      await prepareMigrations(client);
      for (const migration of before.toReversed()) await applyMigration(client, migration);
      await client.query("insert into module_schemas (module_schema_name) values ('Vlastní')");
    });
    await backUp(older, up.file('older'), { force: false });
    const target = await up.emptyDatabase();
    await restore(target, up.file('older'));
    const found = await withOwner(target, async (client) => ({
      schemas: (
        await client.query('select module_schema_name as name from module_schemas')
      ).rows.at(-1) as unknown,
      migrations: (await client.query('select name from access.migrations order by name')).rows.at(
        -1,
      ) as unknown,
    }));
    expect(found).toEqual({ schemas: { name: 'Vlastní' }, migrations: { name: last?.name } });
  });

  it('is refused into a database that is not empty, which stays as it was', async () => {
    const before = await contentOf(up.owner);
    await expect(restore(up.owner, up.file('whole'))).rejects.toThrow(/Databáze už není prázdná/);
    expect(await contentOf(up.owner)).toEqual(before);
  });

  it('is refused to an account that may not load rows as they are', async () => {
    const target = await up.emptyDatabase();
    await up.source.owner.query('create role other_owner login');
    await expect(restore({ ...target, user: 'other_owner' }, up.file('whole'))).rejects.toThrow(
      /other_owner nesmí .* pg_restore/,
    );
    await up.source.owner.query('drop role other_owner');
  });

  it.each([1, 9, 20, 1000, 0.5, 0.9, 0.999])('is refused of a file cut at %d', async (place) => {
    const whole = await readFile(up.file('whole'));
    await writeFile(
      up.file('cut'),
      whole.subarray(0, place < 1 ? Math.floor(whole.length * place) : place),
    );
    await expect(restore(up.owner, up.file('cut'))).rejects.toThrow(
      /cut není úplná, její konec chybí\.$/,
    );
  });

  it('is refused of a file that ends between two lines', async () => {
    const short = await up.forged('short', (lines) => lines.slice(0, -1));
    await expect(restore(up.owner, short)).rejects.toThrow(/short není úplná/);
  });

  it('is refused of a file with any one byte changed', async () => {
    const whole = await readFile(up.file('whole'));
    // The first ten bytes are gzip's own header, which says nothing about the content.
    const places = Array.from(
      { length: 40 },
      (_, at) => 10 + Math.floor((at * (whole.length - 11)) / 39),
    );
    for (const place of places) {
      const changed = Buffer.from(whole);
      changed[place] = (changed[place] ?? 0) ^ 0x10;
      await writeFile(up.file('changed'), changed);
      await expect(restore(up.owner, up.file('changed'))).rejects.toThrow(/poškozená|není úplná/);
    }
  });

  it('is refused of a file with a changed, added or missing row, though it is compressed well', async () => {
    const changes: ((lines: string[]) => string[])[] = [
      (lines) => lines.map((line) => line.replace('Praha', 'Praga')),
      (lines) => lines.toSpliced(-2, 0, '["1"]'),
      (lines) => lines.toSpliced(5, 1),
      (lines) => [...lines, '["1"]'],
    ];
    for (const change of changes) {
      const changed = await up.forged('changed', change);
      await expect(restore(up.owner, changed)).rejects.toThrow(/changed je poškozená/);
    }
  });

  it.each([
    ['a text', Buffer.from('Vážený pane správce')],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a])],
    ['another compressed file', gzipSync('Vážený pane správce\n')],
    ['another compressed JSON', gzipSync('[1, 2]\n')],
    ['nothing compressed', gzipSync('')],
  ])('is refused of %s', async (_name, content) => {
    await writeFile(up.file('letter'), content);
    await expect(restore(up.owner, up.file('letter'))).rejects.toThrow(
      /letter není záloha Kastelánu\.$/,
    );
  });

  it('is refused of a missing file and of a folder', async () => {
    await expect(restore(up.owner, up.file('nowhere'))).rejects.toThrow(/nowhere neexistuje\.$/);
    await expect(restore(up.owner, up.folder)).rejects.toThrow(/nelze přečíst \(EISDIR\)\.$/);
  });

  it('is refused of a newer version of the format or of the schema', async () => {
    const format = await up.forgedWell('newer', ([header = '', ...lines]) => [
      header.replace(/:1,/, ':2,'),
      ...lines,
    ]);
    await expect(restore(up.owner, format)).rejects.toThrow(
      /newer zapsala novější verze Kastelánu/,
    );
    const schema = await up.forgedWell('newer', ([header = '', ...lines]) => [
      header.replace(/\]\}$/, ',"9999-x.sql"]}'),
      ...lines,
    ]);
    await expect(restore(await up.emptyDatabase(), schema)).rejects.toThrow(
      /newer zapsala jiná verze Kastelánu/,
    );
  });

  it('is refused where a migration had another text than this version knows', async () => {
    const edited = await up.forgedWell('edited', ([header = '', ...lines]) => [
      header.replace(/("0001-foundation\.sql":")[0-9a-f]{4}/, '$1ffff'),
      ...lines,
    ]);
    const target = await up.emptyDatabase();
    await expect(restore(target, edited)).rejects.toThrow(/edited zapsala jiná verze Kastelánu/);
    expect(await withOwner(target, selectEmpty)).toBe(true);
  });

  it('takes a backup of a version that wrote no checksums, and writes them by itself', async () => {
    const older = await up.forgedWell('no-checksums', ([header = '', ...lines]) => [
      header.replace(/"checksums":\{[^}]*\},/, ''),
      ...lines,
    ]);
    const target = await up.emptyDatabase();
    await restore(target, older);
    const applied = await withOwner(target, selectApplied);
    expect(new Map(applied.map(({ name, checksum }) => [name, checksum]))).toEqual(
      new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum])),
    );
  });

  it('that fails on the way leaves the database empty', async () => {
    const wrong = await up.forgedWell('wrong', (lines) =>
      lines.map((line) => line.replace(/^\["2",/, '["dvě",')),
    );
    const target = await up.emptyDatabase();
    await expect(restore(target, wrong)).rejects.toThrow(/Práce s databází selhala: .*dvě/);
    expect(await withOwner(target, selectEmpty)).toBe(true);
    await expect(restore(target, up.file('whole'))).resolves.toBeDefined();
  });
});
