import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { minify, runnerImport, transformWithOxc } from 'vite';
import type { Plugin, Rolldown } from 'vite';

const web = resolve(import.meta.dirname, 'web');

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
function screenModules(): ReadonlyMap<string, string> {
  const text = readFileSync(resolve(web, 'app/screens.ts'), 'utf8');
  const screens = text.matchAll(/(\w+): lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/g);
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
async function plan(bundle: Rolldown.OutputBundle) {
  const { module } = await firstReads();
  const modules = screenModules();
  const known = new Set(filesOf(bundle, [ENTRANCE]));
  const routes = module.routePlans.map(({ name, ...told }) => {
    const screen = modules.get(name);
    const roots = [PORTAL, ...(screen === undefined ? [] : [screen])];
    // The sign-in page stands alone.
    const files = name === 'Login' ? [] : filesOf(bundle, roots).filter((file) => !known.has(file));
    return { ...told, files: files.map((file) => `/${file}`) };
  });
  return { frame: module.frameReads, routes };
}

/** The script of the head, which asks for what the plan says. */
async function headScript(): Promise<string> {
  const keys = await runnerImport<typeof import('./web/lib/storage-keys.ts')>(
    resolve(web, 'lib/storage-keys.ts'),
  );
  const { SESSION_KEY, UNIT_KEY } = keys.module;
  const { readsPath } = (await firstReads()).module;
  const path = resolve(web, 'first/ahead.ts');
  const made = await transformWithOxc(readFileSync(path, 'utf8'), path);
  const code = made.code.replace(/^export \{\};?$/m, '');
  const constants = `const SESSION = '${SESSION_KEY}', UNIT = '${UNIT_KEY}', READS = '${readsPath}';`;
  const small = await minify('ahead.js', `(() => { ${constants}\n${code} })();`);
  if (small.code.includes('</')) throw new Error('The script of the head would end the element.');
  return small.code.trim();
}

/** Writes the plan of first views for the server, and the script that follows it into the page. */
export function firstViews(): Plugin {
  return {
    name: 'kastelan:first-views',
    apply: 'build',
    transformIndexHtml: async (page) =>
      page.replace(
        '<!-- ahead -->',
        `<script nonce="__CSP_NONCE__">${await headScript()}</script>`,
      ),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'first-views.json',
          source: JSON.stringify(await plan(bundle)),
        });
      },
    },
  };
}
