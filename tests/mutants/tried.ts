/** The mutants that a worker tries one after another; the runner and the source's stand-in share it. */
export interface Tried {
  readonly ids: readonly number[];
  readonly killed: Set<number>;
  /** The one that the source's stand-in answers for now. */
  now: number;
  /** Whether the test that runs has called the source. */
  isReached: boolean;
}

/** The source as it is. */
export const UNCHANGED = -1;

interface Place {
  mutantsTried?: Tried;
}

/** What is tried in this worker; undefined where no test has loaded the source. */
export const triedHere = (): Tried | undefined => (globalThis as Place).mutantsTried;

const EXPORTED = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/**
 * A module in the place of the source, which hands each call over to the mutant that is tried now. What
 * is no function and no object stays that of the source: others may have taken it while they were loading.
 */
export function standIn(file: string, text: string, ids: readonly number[]): string {
  const names = [...text.matchAll(EXPORTED)].map((found) => found[1]);
  return `
const tried = { ids: ${JSON.stringify(ids)}, killed: new Set(), now: ${UNCHANGED}, isReached: false };
globalThis.mutantsTried = tried;
const copies = new Map();
for (const id of [${UNCHANGED}, ...tried.ids]) {
  try {
    copies.set(id, await import(/* @vite-ignore */ ${JSON.stringify(file)} + '?mutant=' + id));
  } catch {
    tried.killed.add(id);
  }
}
const now = (name) => {
  tried.isReached = true;
  return copies.get(tried.now)[name];
};
const handedOver = (name) => {
  const own = copies.get(${UNCHANGED})[name];
  const isClass = typeof own === 'function' && String(own).startsWith('class');
  if (typeof own === 'function' && !isClass)
    return function (...given) { return now(name).apply(this, given); };
  if (typeof own !== 'object' || own === null || Symbol.iterator in own) return own;
  return new Proxy(own, { get: (_, part) => now(name)[part] });
};
${names.map((name) => `export const ${name} = handedOver('${name}');`).join('\n')}`;
}
