import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const web = resolve(import.meta.dirname, 'web');
const kit = resolve(import.meta.dirname, 'node_modules/@mantine/core');
/** How the kit names its classes: by a piece of a digest each. */
const OF_KIT = /\bm_[0-9a-f]{5,8}\b/g;

/** Classes of a sheet and motions that it describes, in their order. */
const namesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi), ([, name]) => name));

/** What has the kit's names by their places among all. */
function shortOfKit(): (text: string) => string {
  const names = new Set<string>(
    readFileSync(resolve(kit, 'styles.css'), 'utf8').match(OF_KIT) ?? [],
  );
  const places = new Map<string, number>([...names].toSorted().map((name, place) => [name, place]));
  return (text) =>
    text.replace(OF_KIT, (name) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`The kit has no styles of ${name}.`);
      return `m_${place.toString(36)}`;
    });
}

/**
 * Names classes and motions by the number of their sheet and their own within it (`_1f-3`), those of the kit by their
 * own (`m_4`): the usual names, with a piece of a digest in each, are what compresses worst. The same in each build of
 * the same sources.
 */
export function shortClassNames(): Plugin {
  const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .toSorted();
  const short = shortOfKit();
  // Sheets are joined before it sees them.
  const inSheets = {
    postcssPlugin: 'kastelan-short-class-names',
    Rule: (rule: { selector: string }) => {
      rule.selector = short(rule.selector);
    },
    Declaration: (of: { value: string }) => {
      of.value = short(of.value);
    },
    AtRule: (of: { params: string }) => {
      of.params = short(of.params);
    },
  };
  const generateScopedName = (name: string, file: string, css: string): string => {
    const sheet = sheets.indexOf(relative(web, file));
    const place = [...namesIn(css)].indexOf(name);
    if (sheet < 0 || place < 0) throw new Error(`${file} has no place for ${name}`);
    return `_${sheet.toString(36)}-${place.toString(36)}`;
  };
  return {
    name: 'kastelan:short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName }, postcss: { plugins: [inSheets] } } }),
    transform(code, id) {
      const made = id.startsWith(kit) && id.endsWith('.mjs') ? short(code) : code;
      return made === code ? undefined : { code: made, map: null };
    },
  };
}
