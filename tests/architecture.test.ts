import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#server/root.ts';
import {
  environmentBreaches,
  exportBreaches,
  figureBreaches,
  packageBreaches,
  pathBreaches,
  silencerBreaches,
  sizeBreaches,
  sqlBreaches,
} from './architecture/habits.ts';
import {
  groundBreaches,
  shelfBreaches,
  specifierBreaches,
  wingBreaches,
} from './architecture/shelves.ts';
import { parseSource, readSources, type Source } from './architecture/source.ts';

const roots = ['contract', 'server', 'web'].map((root) => [root, readSources(root)] as const);
const house = roots.flatMap(([, sources]) => sources);
const building = [
  ...readSources('scripts'),
  ...readdirSync(projectRoot)
    .filter((file) => /^vite\..*\.ts$/.test(file))
    .map((file) => parseSource(file, readFileSync(join(projectRoot, file), 'utf8'))),
];
const around = ['tests', 'bench', 'scripts'].flatMap(readSources);

describe('the house', () => {
  it.each(roots)('has sources and imports to check in %s', (_root, sources) => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.flatMap(({ imports }) => imports).length).toBeGreaterThan(10);
  });

  it('keeps its wings apart and the contract pure', () => {
    expect(house.flatMap(wingBreaches)).toEqual([]);
  });

  it('imports down the shelves, and no feature imports another', () => {
    expect(house.flatMap(shelfBreaches)).toEqual([]);
  });

  it('keeps the domain out of the ground of the web', () => {
    expect(house.flatMap(groundBreaches)).toEqual([]);
  });

  it('imports by root name between rooms and relatively within a room', () => {
    expect(house.flatMap(specifierBreaches)).toEqual([]);
  });

  it('has no barrels, index files or default exports', () => {
    expect([...house, ...around].flatMap(exportBreaches)).toEqual([]);
  });

  it('writes SQL in .sql.ts only', () => {
    expect(house.flatMap(sqlBreaches)).toEqual([]);
  });

  it('writes the paths of endpoints in the contract only', () => {
    expect(house.flatMap(pathBreaches)).toEqual([]);
  });

  it('reads the environment in the configuration only', () => {
    expect(house.flatMap(environmentBreaches)).toEqual([]);
  });

  it('is built of and runs with packages that a start installs', () => {
    expect([...house, ...building].flatMap(packageBreaches)).toEqual([]);
  });

  it('writes numbers for people one way', () => {
    expect(house.flatMap(figureBreaches)).toEqual([]);
  });

  it('has no file over 300 lines', () => {
    expect([...house, ...around].flatMap(sizeBreaches)).toEqual([]);
  });

  it('silences no check and puts nothing off', () => {
    expect([...house, ...around].flatMap(silencerBreaches)).toEqual([]);
  });
});

type Check = (source: Source) => string[];

describe('the checks of the house rules', () => {
  it.each<[string, Check, string, string]>([
    ['web importing server', wingBreaches, 'web/units/a.ts', `import '#server/units/b.ts';`],
    ['web reaching server by ..', wingBreaches, 'web/units/a.ts', `import '../../server/b.ts';`],
    ['a type from the other wing', wingBreaches, 'server/a.ts', `type A = import('#web/b.ts').B;`],
    ['server importing web lazily', wingBreaches, 'server/a.ts', `await import('#web/b.ts');`],
    [
      'contract importing server',
      wingBreaches,
      'contract/a.ts',
      `export { b } from '#server/b.ts';`,
    ],
    ['contract importing Node', wingBreaches, 'contract/a.ts', `import { join } from 'node:path';`],
    ['contract importing React', wingBreaches, 'contract/a.ts', `import type { FC } from 'react';`],
    ['code importing what only tests have', packageBreaches, 'vite.a.ts', `import 'tsx/esm';`],
    ['code importing tests', wingBreaches, 'server/a.ts', `import '#tests/world.ts';`],
    [
      'a feature importing another',
      shelfBreaches,
      'server/units/a.ts',
      `import '#server/users/b.ts';`,
    ],
    [
      'a web feature importing another',
      shelfBreaches,
      'web/units/a.ts',
      `import '#web/users/B.tsx';`,
    ],
    [
      'ground importing a feature',
      shelfBreaches,
      'server/http/a.ts',
      `import '#server/users/b.ts';`,
    ],
    [
      'ground importing the core',
      shelfBreaches,
      'server/http/a.ts',
      `import '#server/core/time/b.ts';`,
    ],
    [
      'the core importing a feature',
      shelfBreaches,
      'server/core/people/a.ts',
      `import '#server/users/b.ts';`,
    ],
    [
      'a relative import of a room of the core',
      specifierBreaches,
      'server/core/people/a.ts',
      `import '../time/b.ts';`,
    ],
    [
      'a root file importing a feature',
      shelfBreaches,
      'server/errors.ts',
      `import './users/b.ts';`,
    ],
    [
      'a feature importing session',
      shelfBreaches,
      'server/units/a.ts',
      `import '#server/session/b.ts';`,
    ],
    [
      'a feature importing the app',
      shelfBreaches,
      'web/units/A.tsx',
      `import '#web/app/paths.ts';`,
    ],
    ['ui importing a table', shelfBreaches, 'web/ui/A.tsx', `import '#web/table/B.tsx';`],
    ['lib importing ui', shelfBreaches, 'web/lib/a.ts', `import '#web/ui/B.tsx';`],
    ['forms importing session', shelfBreaches, 'web/form/A.tsx', `import '#web/session/b.ts';`],
    ['forms importing a record', shelfBreaches, 'web/form/A.tsx', `import '#web/record/B.tsx';`],
    ['a record importing core', shelfBreaches, 'web/record/A.tsx', `import '#web/core/b.ts';`],
    ['core importing session', shelfBreaches, 'web/core/A.tsx', `import '#web/session/b.ts';`],
    ['core importing a feature', shelfBreaches, 'web/core/a.ts', `import '#web/units/b.ts';`],
    [
      'an endpoint of the domain in a form',
      groundBreaches,
      'web/form/A.tsx',
      `import { listCities } from '#contract/lists/cities.ts';`,
    ],
    [
      'a record of the domain in ui',
      groundBreaches,
      'web/ui/A.tsx',
      `import type { ImportKind } from '#contract/import-kinds.ts';`,
    ],
    [
      'a relative import of a room',
      specifierBreaches,
      'server/units/a.ts',
      `import '../db/db.ts';`,
    ],
    ['an import without extension', specifierBreaches, 'web/units/a.ts', `import './b';`],
    ['export of everything', exportBreaches, 'web/a.ts', `export * from './b.ts'; void 0;`],
    ['a barrel by names', exportBreaches, 'web/a.ts', `export { b } from './b.ts';`],
    ['an index file', exportBreaches, 'web/units/index.ts', `export const a = 1;`],
    ['a default export', exportBreaches, 'web/a.tsx', `export default function A() {}`],
    ['an sql template', sqlBreaches, 'server/units/units.service.ts', 'db.run(sql`now()`);'],
    ['a query', sqlBreaches, 'server/units/units.routes.ts', `db.selectFrom('units');`],
    ['a query of a member', sqlBreaches, 'server/units/a.ts', `this.db.deleteFrom('units');`],
    [
      'an SQL string',
      sqlBreaches,
      'server/access/a.ts',
      `pool.query('select 1 from units where x');`,
    ],
    ['an SQL template', sqlBreaches, 'server/jobs/a.ts', 'run(`\n  insert into jobs values (1)`);'],
    ['a path', pathBreaches, 'web/lib/call.ts', `fetch('/v1/units');`],
    ['a path in a template', pathBreaches, 'web/lib/call.ts', 'fetch(`${base}/v1/units/${id}`);'],
    ['a path in an expression', pathBreaches, 'server/app.ts', String.raw`/^\/v1\//.test(url);`],
    ['a read of the environment', environmentBreaches, 'server/app.ts', `process.env['PORT'];`],
    ['the environment taken apart', environmentBreaches, 'web/a.ts', `const { A } = process.env;`],
    [
      'an import of process',
      environmentBreaches,
      'server/a.ts',
      `import { env } from 'node:process';`,
    ],
    ['a number of its own look', figureBreaches, 'web/a.ts', `count.toLocaleString('cs-CZ');`],
    ['a format of its own', figureBreaches, 'web/a.ts', `new Intl.NumberFormat('cs-CZ');`],
    ['301 lines', sizeBreaches, 'web/a.ts', 'void 0;\n'.repeat(301)],
    ['an ignored type error', silencerBreaches, 'web/a.ts', '// @ts-ignore\nvoid 0;'],
    ['an expected type error', silencerBreaches, 'web/a.ts', '// @ts-expect-error\nvoid 0;'],
    ['a disabled rule', silencerBreaches, 'web/a.test.ts', '/* oxlint-disable */ void 0;'],
    ['a note for later', silencerBreaches, 'web/a.ts', '// TODO write it'],
  ])('report %s', (_name, check, path, text) => {
    expect(check(parseSource(path, text))).toHaveLength(1);
  });

  it.each<[string, Check, string, string]>([
    [
      'the contract and the own wing',
      wingBreaches,
      'web/units/a.ts',
      `import '#contract/a.ts'; import '#web/lib/b.ts'; import './c.ts'; import 'react';`,
    ],
    [
      'a test importing the world',
      wingBreaches,
      'server/units/a.test.ts',
      `import '#tests/world.ts';`,
    ],
    ['features of the app', shelfBreaches, 'server/app.ts', `import './units/units.routes.ts';`],
    ['features of session', shelfBreaches, 'server/session/a.ts', `import '#server/users/b.ts';`],
    [
      'rooms of the core',
      shelfBreaches,
      'server/core/people/a.ts',
      `import '#server/core/time/b.ts'; import '#server/db/c.ts';`,
    ],
    ['the core of a feature', shelfBreaches, 'server/units/a.ts', `import '#server/core/a/b.ts';`],
    ['the ground of a feature', shelfBreaches, 'server/units/a.ts', `import '#server/errors.ts';`],
    [
      'lower shelves of a feature',
      shelfBreaches,
      'web/units/A.tsx',
      `import '#web/session/a.ts'; import '#web/core/b.ts'; import '#web/record/C.tsx';`,
    ],
    [
      'lower shelves of core',
      shelfBreaches,
      'web/core/cities/A.tsx',
      `import '#web/record/B.tsx'; import '#web/form/C.tsx'; import '../d.ts';`,
    ],
    [
      'rules in the ground of the web, and endpoints above it',
      groundBreaches,
      'web/form/a.ts',
      `import '#contract/rules/number.ts'; import '#contract/fields.ts'; import '#web/lib/b.ts';`,
    ],
    ['endpoints in core', groundBreaches, 'web/core/a.ts', `import '#contract/lists/cities.ts';`],
    ['core of session', shelfBreaches, 'web/session/A.tsx', `import '#web/core/company/B.tsx';`],
    ['a relative import in a room', specifierBreaches, 'web/app/home/A.tsx', `import '../B.tsx';`],
    ['the default of a configuration', exportBreaches, 'vite.config.ts', `export default {};`],
    ['queries of .sql.ts', sqlBreaches, 'server/units/units.sql.ts', 'db.selectFrom(sql`a`);'],
    ['sentences that begin alike', sqlBreaches, 'server/a.ts', `'Update the record'; 'select';`],
    [
      'the writer of figures',
      figureBreaches,
      'web/lib/czech.ts',
      `new Intl.NumberFormat('cs-CZ');`,
    ],
    ['paths of other servers', pathBreaches, 'server/a.ts', `'https://example.com/v1/rates';`],
    ['paths in the contract', pathBreaches, 'contract/units.ts', `'/v1/units';`],
    [
      'the environment of the configuration',
      environmentBreaches,
      'server/config.ts',
      `process.env;`,
    ],
    ['300 lines', sizeBreaches, 'web/a.ts', 'void 0;\n'.repeat(300)],
    [
      'type errors expected by a test',
      silencerBreaches,
      'web/a.test.ts',
      '// @ts-expect-error\nvoid 0;',
    ],
  ])('allow %s', (_name, check, path, text) => {
    expect(check(parseSource(path, text))).toEqual([]);
  });

  it('refuse a file that does not parse', () => {
    expect(() => parseSource('web/a.ts', 'import {')).toThrow(/web\/a\.ts does not parse/);
  });
});
