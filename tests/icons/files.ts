import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons as library } from '@iconify-json/tabler';
import { format, type FormatConfig } from 'oxfmt';
import { projectRoot } from '#server/root.ts';

const WEB = join(projectRoot, 'web');
/** Where the icons stand that the page shows, each in a file of its own. */
export const ICONS = join(WEB, 'icons');

const LINES =
  'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const AREA = 'fill="currentColor"';

/** Names of the icons that sources of the page take, in order. */
export function takenIcons(): string[] {
  const taken = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(join(WEB, file), 'utf8').matchAll(/#web\/icons\/(Icon\w+)\.ts'/g),
    ])
    .flatMap(([, name]) => name ?? []);
  return [...new Set(taken)].toSorted();
}

/** Names of the icons that have a file, in order. */
export function drawnIcons(): string[] {
  return readdirSync(ICONS)
    .flatMap((file) => /^(Icon\w+)\.ts$/.exec(file)?.[1] ?? [])
    .toSorted();
}

/** `IconId2Badge` is `id-2-badge` in the library. */
function nameInLibrary(icon: string): string {
  return icon
    .slice('Icon'.length)
    .replaceAll(/([a-z])(?=[A-Z\d])|([A-Z])(?=[A-Z][a-z]|\d)|(\d)(?=[A-Z])/g, '$&-')
    .toLowerCase();
}

/** How the icon is drawn, and the paths of it. Error: the library has none of that name, or draws it otherwise. */
function drawing(icon: string): { readonly how: string; readonly paths: readonly string[] } {
  const name = nameInLibrary(icon);
  const { body } =
    library.icons[name] ?? library.icons[library.aliases?.[name]?.parent ?? ''] ?? {};
  if (body === undefined) throw new Error(`${icon}: the library of icons has no ${name}`);
  const paths = Array.from(body.matchAll(/ d="([^"]+)"/g), ([, path = '']) => path);
  const lines = paths.map((path) => `<path d="${path}"/>`).join('');
  if (body === `<path ${LINES} d="${paths[0]}"/>` || body === `<g ${LINES}>${lines}</g>`)
    return { how: 'outlined', paths };
  if (body === `<path ${AREA} d="${paths[0]}"/>`) return { how: 'filled', paths };
  throw new Error(`${icon}: ${name} is drawn of more than lines of one width: ${body}`);
}

/** The file of an icon as the library has it, formatted as the rest of the house. */
export async function iconFile(icon: string): Promise<string> {
  const { how, paths } = drawing(icon);
  const given = paths.map((path) => `'${path}'`).join(', ');
  const text = `import { ${how} } from './drawn.tsx';\n\nexport const ${icon} = ${how}(${given});\n`;
  const options = await readFile(join(projectRoot, '.oxfmtrc.json'), 'utf8');
  const { code } = await format(`${icon}.ts`, text, JSON.parse(options) as FormatConfig);
  return code;
}
