import { readdirSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, 'web');

/**
 * Names classes and motions by the number of their sheet and their own within it (`_1f-3`): the usual names, with a piece of a
 * digest in each, are what compresses worst. The same in each build of the same sources.
 */
export function shortClassNames(): Plugin {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const generateScopedName = (name: string, file: string, css: string): string => {
    const sheet = sheets.indexOf(relative(web, file));
    const names = new Set(
      Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi), ([, one]) => one),
    );
    const place = [...names].indexOf(name);
    if (sheet < 0 || place < 0) throw new Error(`${file} has no place for ${name}`);
    return `_${sheet.toString(36)}-${place.toString(36)}`;
  };
  return {
    name: 'kastelan:short-class-names',
    apply: 'build',
    config: () => ({ css: { modules: { generateScopedName } } }),
  };
}
