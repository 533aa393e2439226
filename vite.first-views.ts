import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minify, runnerImport, transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';
import { checkDrawn, drawEntrance, type DrawnEntrance } from './vite.drawn-entrance.ts';

const web = resolve(import.meta.dirname, 'web');
/** Reads of screens by their routes. */
const planned = resolve(web, 'first/screen-reads.ts');

/** The portal itself stands before each of its screens. */
const PORTAL = 'app/Portal.tsx';
/** The page names these files by itself. */
const ENTRANCE = 'main.tsx';
/** Files that the roots, modules under `web`, need at once, as the build names them. */
export function filesOf(bundle: Rolldown.OutputBundle, roots: readonly string[]): string[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const open = roots.map((file) => {
    const id = resolve(web, file);
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (chunk === undefined) throw new Error(`${id} is not part of the build`);
    return chunk;
  });
  const found = new Set<string>();
  for (let chunk = open.shift(); chunk !== undefined; chunk = open.shift()) {
    if (found.has(chunk.fileName)) continue;
    found.add(chunk.fileName);
    const { importedCss, importedAssets } = chunk.viteMetadata ?? {};
    for (const file of [...(importedCss ?? []), ...(importedAssets ?? [])]) found.add(file);
    const { imports } = chunk;
    open.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

/** The module of each screen, by its route, as the table of screens names it. */
export function screenModules(): ReadonlyMap<string, string> {
  const text = readFileSync(resolve(web, 'app/screens.ts'), 'utf8');
  const screens = text.matchAll(/(\w+): screen\(\s*\(\) => import\('([^']+)'\)/g);
  return new Map(
    Array.from(screens, ([, name = '', module = '']) => [
      name,
      module.replace(/^#web\//, '').replace(/^\.\//, 'app/'),
    ]),
  );
}

type FirstReads = typeof import('./web/first/first-reads.ts');

const firstReads = () => runnerImport<FirstReads>(resolve(web, 'first/first-reads.ts'));

/** What the server tells the browser beside the page, by addresses: files to fetch, reads to send. */
async function plan(bundle: Rolldown.OutputBundle, entrance: DrawnEntrance) {
  const { module } = await firstReads();
  const modules = screenModules();
  const known = new Set(filesOf(bundle, [ENTRANCE]));
  const routes = module.routePlans.map(({ name, ...told }) => {
    const screen = modules.get(name);
    const roots = [PORTAL, ...(screen === undefined ? [] : [screen])];
    // The sign-in page stands alone.
    const files = name === 'Login' ? [] : filesOf(bundle, roots).filter((file) => !known.has(file));
    return { ...told, isDrawn: name === 'Login', files: files.map((file) => `/${file}`) };
  });
  checkDrawn(entrance, bundle);
  return { frame: module.frameReads, entrance, routes };
}

/** A source of the page's scripts as plain text, which neither imports nor exports. */
async function plainText(name: string): Promise<string> {
  const path = resolve(web, 'first', `${name}.ts`);
  const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path);
  return code.replaceAll(/^import .*$|^export \{\};?$|^export (?=function)/gm, '');
}

/** A script of the page, joined of its sources; it is built alone, and knows these constants besides. */
async function plainScript(
  sources: readonly string[],
  constants: Readonly<Record<string, string>>,
): Promise<string> {
  const code = (await Promise.all(sources.map(plainText))).join('\n');
  const known = Object.entries(constants).map(([key, value]) => `${key} = '${value}'`);
  const small = await minify(
    `${sources.at(-1)}.js`,
    `(() => { const ${known.join(', ')};\n${code} })();`,
  );
  if (small.code.includes('</')) throw new Error('A script of the page would end its element.');
  return `<script nonce="__CSP_NONCE__">${small.code.trim()}</script>`;
}

/** The page with its own scripts: what asks for first reads, what shows the drawn sign-in page. */
async function withScripts(page: string): Promise<string> {
  const { module } = await runnerImport<typeof import('./web/lib/storage-keys.ts')>(
    resolve(web, 'lib/storage-keys.ts'),
  );
  const { SESSION_KEY: SESSION, UNIT_KEY: UNIT, APPEARANCE_KEY: LOOK } = module;
  const READS = (await firstReads()).module.readsPath;
  const ahead = await plainScript(['fill', 'ahead'], { SESSION, UNIT, LOOK, READS });
  const reveal = await plainScript(['reveal'], { SESSION });
  return page
    .replace('<!-- ahead -->', () => ahead)
    .replace('<!-- drawn -->', () => `__KASTELAN_DRAWN__${reveal}`);
}

/** The plan of reads as a value: the page is given no more of calls than their addresses. */
async function readsAsValue(): Promise<string> {
  const { module } = await runnerImport<typeof import('./web/first/screen-reads.ts')>(planned);
  return `export const screenReads = ${JSON.stringify(module.screenReads)};`;
}

/** Writes the plan of first views for the server and for the page, and the scripts that follow it into the page. */
export function firstViews(): Plugin {
  let entrance: DrawnEntrance;
  return {
    name: 'kastelan:first-views',
    apply: 'build',
    configResolved: async () => {
      entrance = await drawEntrance();
    },
    transformIndexHtml: withScripts,
    load: (id) => (id === planned ? readsAsValue() : null),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'first-views.json',
          source: JSON.stringify(await plan(bundle, entrance)),
        });
      },
    },
  };
}
