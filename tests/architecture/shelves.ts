import { posix } from 'node:path';
import { isTest, type Found, type Source } from './source.ts';

/** A room is a folder right under a root, or under the core; files of the root itself have the room ''. */
type Place = { root: string; room: string; file: string };

const MAY_IMPORT: Record<string, string[]> = {
  contract: ['contract'],
  server: ['contract', 'server'],
  web: ['contract', 'web'],
};
const CONTRACT_PACKAGES = ['zod'];

// Shelves from the bottom; a file imports from its own shelf and from those below.
const SERVER_GROUND = ['db', 'access', 'http', 'outside', 'jobs', 'files', 'pdf'];
const CORE = 'core';
const SERVER_TOP_ROOMS = ['session'];
const SERVER_TOP_FILES = ['app.ts', 'main.ts', 'start.ts', 'prepare-data.ts', 'tools.ts'];
const SERVER_CORE = 1;
const SERVER_FEATURES = 2;
// Session stands on core: registration asks for a company as the form of a client does, while nothing of
// core asks who is signed in.
const WEB_SHELVES = [
  ['lib', 'icons'],
  ['ui'],
  ['table', 'form', 'notices', 'chart'],
  ['values'],
  ['record'],
  ['core'],
  ['session'],
];
const WEB_FEATURES = WEB_SHELVES.length;
// The ground draws and asks, whatever of: no endpoint of the domain comes into it. `lib` calls them.
const WEB_GROUND = ['ui', 'table', 'form', 'notices', 'chart', 'values'];
const DOMAIN_IN_CONTRACT =
  /^contract\/(?!rules\/|czech\/|values\/|record\.|record-file\.|endpoint\.|envelope\.|errors\.|fields\.|history\.|change-key\.)/;

/** Rule 1: the wings see the contract and themselves only; the contract sees Zod only. */
export function wingBreaches(source: Source): string[] {
  const { root } = placeOf(source.path);
  const allowed = [...(MAY_IMPORT[root] ?? []), ...(isTest(source.path) ? ['tests'] : [])];
  return breaches(source, source.imports, ({ value }) => {
    const target = targetOf(source.path, value);
    if (target) return !allowed.includes(target.root) && `${root} may not import ${value}`;
    const isForeign = root === 'contract' && !isTest(source.path);
    return (
      isForeign && !CONTRACT_PACKAGES.includes(value) && `the contract may not import ${value}`
    );
  });
}

/** Rule 1: imports go down the shelves and never from one feature to another. Tests are free. */
export function shelfBreaches(source: Source): string[] {
  if (isTest(source.path)) return [];
  const from = placeOf(source.path);
  return breaches(source, source.imports, ({ value }) => {
    const to = targetOf(source.path, value);
    if (!to || to.root !== from.root || to.room === from.room) return false;
    if (shelfOf(to) > shelfOf(from)) return `${nameOf(from)} may not import up from ${nameOf(to)}`;
    const bothFeatures = isFeature(to) && isFeature(from);
    return bothFeatures && `feature ${from.room} may not import feature ${to.room}`;
  });
}

/** Rule 1: the ground of the web knows no domain; what does stands on the shelf core. Tests are free. */
export function groundBreaches(source: Source): string[] {
  const { root, room } = placeOf(source.path);
  if (root !== 'web' || !WEB_GROUND.includes(room) || isTest(source.path)) return [];
  return breaches(source, source.imports, ({ value }) => {
    const to = targetOf(source.path, value);
    return (
      to !== undefined &&
      DOMAIN_IN_CONTRACT.test(to.file) &&
      `${room} may not know ${value}, web/core may`
    );
  });
}

/** Rule 2: by the name of the root between rooms, relative within a room, with the extension. */
export function specifierBreaches(source: Source): string[] {
  const from = placeOf(source.path);
  return breaches(source, source.imports, ({ value }) => {
    const to = targetOf(source.path, value);
    if (!to) return false;
    if (!/\.[a-z]+(\?\w+)?$/.test(value)) return `${value} lacks the extension`;
    const isSameRoom = to.root === from.root && to.room === from.room;
    return value.startsWith('.') && !isSameRoom && `${value} leaves the room, write #${to.file}`;
  });
}

function breaches(
  source: Source,
  found: Found[],
  sentenceOf: (found: Found) => string | false,
): string[] {
  return found.flatMap((item) => {
    const sentence = sentenceOf(item);
    return sentence ? [`${source.path}:${item.line} ${sentence}`] : [];
  });
}

function placeOf(path: string): Place {
  const [root = '', ...folders] = path.split('/').slice(0, -1);
  const depth = folders[0] === CORE && root === 'server' ? 2 : 1;
  return { root, room: folders.slice(0, depth).join('/'), file: path };
}

/** Where an import of ours leads; undefined for packages and Node's own modules. */
function targetOf(path: string, specifier: string): Place | undefined {
  if (specifier.startsWith('#')) return placeOf(specifier.slice(1));
  if (!specifier.startsWith('.')) return undefined;
  return placeOf(posix.join(posix.dirname(path), specifier));
}

function shelfOf(place: Place): number {
  if (place.root === 'server') return serverShelf(place);
  if (place.root === 'web') return webShelf(place);
  return 0;
}

function serverShelf({ room, file }: Place): number {
  const isTop = room ? SERVER_TOP_ROOMS.includes(room) : SERVER_TOP_FILES.includes(baseOf(file));
  if (isTop) return SERVER_FEATURES + 1;
  if (room.startsWith(`${CORE}/`)) return SERVER_CORE;
  return room === '' || SERVER_GROUND.includes(room) ? 0 : SERVER_FEATURES;
}

function webShelf({ room }: Place): number {
  if (room === '') return WEB_FEATURES + 2;
  if (room === 'app') return WEB_FEATURES + 1;
  const shelf = WEB_SHELVES.findIndex((rooms) => rooms.includes(room));
  return shelf === -1 ? WEB_FEATURES : shelf;
}

function isFeature(place: Place): boolean {
  return shelfOf(place) === (place.root === 'server' ? SERVER_FEATURES : WEB_FEATURES);
}

function nameOf({ room, file }: Place): string {
  return room || baseOf(file);
}

function baseOf(file: string): string {
  return posix.basename(file);
}
