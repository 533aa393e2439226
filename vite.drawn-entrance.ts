import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, runnerImport } from 'vite';
import type { Rolldown } from 'vite';
import { shortClassNames } from './vite.class-names.ts';
import { takenAlone, withoutForeignColours } from './vite.spared.ts';

const web = resolve(import.meta.dirname, 'web');
const cache = resolve(import.meta.dirname, '.cache');

const drawing = resolve(import.meta.dirname, 'scripts/lib/draw.mjs');

/** Where the server says how long a remembered sign-in lasts (`server/http/page.ts`). */
const REMEMBERED = '__KASTELAN_REMEMBERED__';
const SOME_DAYS = 7;

// By what the portal tells its page, the sign-in page says other things of a demo.
const portals = {
  plain: {},
  /** A demo that others can reach. */
  open: { demo: 'open' },
  /** A demo of this computer alone; whom to enter as is offered by the script. */
  local: { demoPassword: 'offered' },
} as const;

/** The drawn sign-in page, by what kind of portal it is of. */
export type DrawnEntrance = Readonly<Record<keyof typeof portals, string>>;

type Rule = typeof import('./contract/rules/remembered-session.ts');

/** The sources of the sign-in page for Node, in the folder; classes and pictures have the names of the build. */
async function compile(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: web,
    logLevel: 'silent',
    publicDir: false,
    plugins: [react(), withoutForeignColours(), shortClassNames()],
    // Drawn with the colours of the build.
    ssr: { noExternal: ['@mantine/core'] },
    build: {
      ssr: 'app/entrance/drawn.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: takenAlone,
    },
  });
}

function drawn(file: string, portal: object): string {
  const settings = JSON.stringify({ ...portal, sessionDays: String(SOME_DAYS) });
  const html = execFileSync(process.execPath, [drawing, file, settings], { encoding: 'utf8' });
  // The content-security policy refuses styles of attributes; the script that shows the page sets them.
  return html.replaceAll(' style="', ' data-style="');
}

/** Draws the sign-in page by its own sources, beside the build. */
export async function drawEntrance(): Promise<DrawnEntrance> {
  const rule = await runnerImport<Rule>(
    resolve(import.meta.dirname, 'contract/rules/remembered-session.ts'),
  );
  const text = rule.module.rememberedText(SOME_DAYS);
  const folder = join(cache, `drawn-${process.pid}`);
  await compile(folder);
  try {
    const file = join(folder, 'drawn.js');
    const draw = (portal: object) => {
      const html = drawn(file, portal);
      if (!html.includes(text)) throw new Error('The sign-in page does not say how long it lasts.');
      return html.replace(text, REMEMBERED);
    };
    return { plain: draw(portals.plain), open: draw(portals.open), local: draw(portals.local) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Fails where the drawn page names a class or a picture that the build does not have. */
export function checkDrawn({ plain }: DrawnEntrance, bundle: Rolldown.OutputBundle): void {
  const assets = Object.values(bundle).filter((one) => one.type === 'asset');
  const styles = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  const sheet = styles.map(({ source }) => String(source)).join('\n');
  const classes = Array.from(plain.matchAll(/ class="([^"]+)"/g), ([, names = '']) => names);
  const missing = [
    ...classes
      .flatMap((names) => names.split(' '))
      .filter((name) => name.startsWith('_') && !sheet.includes(`.${name}`)),
    ...Array.from(plain.matchAll(/src="\/([^"]+)"/g), ([, path = '']) => path).filter(
      (path) => bundle[path] === undefined,
    ),
  ];
  if (missing.length > 0)
    throw new Error(`The drawn sign-in page is not of this build: ${missing.join(', ')}`);
}
