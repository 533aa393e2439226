import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import sharp from 'sharp';
import { defineConfig, transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { shortCalls } from './vite.calls.ts';
import { shortClassNames } from './vite.class-names.ts';
import { filesOf, firstViews, screenModules } from './vite.first-views.ts';
import { spared, takenAlone } from './vite.spared.ts';

/** Where the API answers during development. */
const api = process.env['DEV_API'] ?? 'http://127.0.0.1:3000';

// The library compresses large files in a worker out of a text, which the content-security policy
// forbids. Compressing in place takes a fraction of a second.
function compressedInPlace(): Plugin {
  const zip = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/;
  return {
    name: 'kastelan:compressed-in-place',
    apply: 'build',
    load(id) {
      if (!zip.test(id)) return null;
      return `import { zipSync } from 'fflate';
        export default (files) => Promise.resolve(zipSync(files).buffer);`;
    },
  };
}

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

// What the page about the application tells of libraries is known to the lock file; the browser is given
// the list, and nobody reads node_modules while the portal runs.
function listedLibraries(): Plugin {
  return {
    name: 'kastelan:listed-libraries',
    load(id) {
      if (!id.endsWith('/web/legal/libraries.ts')) return null;
      const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
        packages: Record<string, Locked>;
      };
      const libraries = Object.entries(lock.packages)
        .filter(([path, { dev }]) => path !== '' && dev !== true)
        .map(([path, { version = '', license = 'neuvedena' }]) => ({
          name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
          version,
          licence: license,
        }))
        .filter(
          ({ name, version }, at, all) =>
            all.findIndex((other) => other.name === name && other.version === version) === at,
        )
        .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
      return `export const libraries = ${JSON.stringify(libraries)};`;
    },
  };
}

// In production the server writes the placeholders afresh with each answer.
function developmentPage(): Plugin {
  return {
    name: 'kastelan:development-page',
    apply: 'serve',
    transformIndexHtml: (page) =>
      page
        .replace('__KASTELAN_SETTINGS__', '{}')
        .replace('__KASTELAN_FIRST__', '')
        .replace('__CSP_NONCE__', ''),
  };
}

// A request costs more than the bytes it brings. What opens together travels together: the entrance,
// then the portal with home, then what tables need, then the lists of spaces and of people, which are opened
// most; parts that many screens open with come once with the first of them, and what many dialogs share with the first of those.
// Left to itself the bundler makes a file of each module that two screens share.
const layers: [name: string, roots: string[]][] = [
  ['portal', ['app/Portal.tsx', 'app/home/Home.tsx', 'app/live/live.ts']],
  ['table', ['units/UnitsTab.tsx']],
  ['list', ['app/pages/SpacesScreen.tsx']],
  ['people', ['addresses/screens.tsx', 'addresses/relations/relation-filters.ts']],
];
const SHARED_BY_MANY = 7;

/** Our modules that the roots import, directly or not; their packages follow them by themselves. */
function importedBy(roots: readonly string[], context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const open = roots.map((file) => resolve(import.meta.dirname, 'web', file));
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('node_modules')) continue;
    const info = context.getModuleInfo(id);
    if (info === null) throw new Error(`${id} is not part of the build`);
    found.add(id);
    open.push(...info.importedIds);
  }
  return found;
}

// Small ones that a few screens open with go along: as files of their own they would cost more than they weigh, and
// with what dialogs share they would bring all of it.
const SMALL = [
  '../contract/session.ts',
  '../contract/rules/meter-verification.ts',
  '../contract/rules/photo.ts',
  '../contract/metering/warning-words.ts',
  '../contract/fieldwork/work-words.ts',
  'core/metering/difference.ts',
  'core/visits/visit-address.ts',
];

/** Those that many screens need as they open; dialogs, which are opened later, do not count. */
function openedByMany(context: Rolldown.ChunkingContext): Set<string> {
  const counts = new Map<string, number>();
  for (const screen of new Set(screenModules().values()))
    for (const id of importedBy([screen], context)) counts.set(id, (counts.get(id) ?? 0) + 1);
  const byMany = [...counts].filter(([, count]) => count >= SHARED_BY_MANY).map(([id]) => id);
  return new Set([...byMany, ...importedBy(SMALL, context)]);
}

function groupOf(
  name: string,
  priority: number,
  find: (context: Rolldown.ChunkingContext) => Set<string>,
): Rolldown.CodeSplittingGroup {
  let modules: Set<string> | undefined;
  return {
    priority,
    debugName: name,
    name: (id, context) => {
      modules ??= find(context);
      return modules.has(id) ? name : null;
    },
  };
}

const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'entrance', tags: ['$initial'], priority: layers.length + 3 },
    ...layers.map(([name, roots], index) =>
      groupOf(name, layers.length + 2 - index, (context) => importedBy(roots, context)),
    ),
    groupOf('screens', 2, openedByMany),
    { name: 'dialogs', minShareCount: SHARED_BY_MANY, priority: 1 },
  ],
};

// What a crew's phone keeps to open its day without a connection: the entrance, the portal and the calendar.
const keptRoots = ['main.tsx', 'app/Portal.tsx', 'fieldwork/calendar/CalendarScreen.tsx'];

/** Files that the roots need at once, as the page asks for them. */
function keptFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = filesOf(bundle, keptRoots);
  // Pictures of the entrance are for strangers.
  const files = found.filter((file) => !file.endsWith('.webp'));
  return files.toSorted().map((file) => `/${file}`);
}

/** The sign of the portal as a phone shows it among its applications. */
async function iconOf(side: number): Promise<Buffer> {
  const margin = Math.round(side / 6);
  const sign = sharp(resolve(import.meta.dirname, 'web/public/favicon.svg'), { density: 1200 });
  return sign
    .resize(side - 2 * margin)
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fbfaf8' })
    .flatten({ background: '#fbfaf8' })
    .png()
    .toBuffer();
}

// The worker is built alone, behind everything else, because it names what was built.
function phoneWorker(): Plugin {
  return {
    name: 'kastelan:phone-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const path = resolve(import.meta.dirname, 'web/worker/worker.ts');
        const made = await transformWithOxc(readFileSync(path, 'utf8'), path);
        const code = made.code.replace(/^export \{\};?$/m, '');
        const files = keptFiles(bundle);
        const build = createHash('sha256').update(code).update(files.join('\n')).digest('hex');
        const head = `const FILES = ${JSON.stringify(files)};\nconst BUILD = '${build.slice(0, 16)}';\n`;
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + code });
        for (const side of [192, 512])
          this.emitFile({
            type: 'asset',
            fileName: `icon-${side}.png`,
            source: await iconOf(side),
          });
      },
    },
  };
}

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    ...spared(),
    shortCalls(),
    shortClassNames(),
    compressedInPlace(),
    listedLibraries(),
    developmentPage(),
    firstViews(),
    phoneWorker(),
  ],
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/v1', '/maintenance.json', '/healthz', '/readyz'].map((path) => [path, api]),
    ),
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // The content-security policy allows no scripts and pictures out of the text of the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      ...takenAlone,
      output: { codeSplitting },
      // Declaring an endpoint changes nothing, so what a page does not call need not be loaded.
      treeshake: {
        manualPureFunctions: [
          'z',
          'endpoint',
          'ruled',
          'text',
          'requiredText',
          'listOf',
          'optionalEmail',
        ],
      },
    },
  },
});
