import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { dirname, join, posix } from 'node:path';
import { moduleRunnerTransform, transformWithOxc, version } from 'vite';
import {
  ESModulesEvaluator,
  ModuleRunner,
  ssrDynamicImportKey,
  ssrImportKey,
} from 'vite/module-runner';
import { root } from './project.mjs';

const ROOT = root.replaceAll('\\', '/');
const CACHE = join(root, '.cache', 'dev');
/** Imports of our own modules, in code that is made for the runner. */
const OWN_IMPORTS = new RegExp(`${ssrImportKey}\\("([.#][^"]+)"`, 'g');

/** Our own module by its file, another by its name. */
function placeOf(name, importer) {
  if (name.startsWith('#')) return posix.join(ROOT, name.slice(1));
  return name.startsWith('.') ? posix.join(posix.dirname(importer), name) : name;
}

/** The runner knows modules by what they are imported as, which has to be the same for each importer. */
class PlacedEvaluator extends ESModulesEvaluator {
  runInlinedModule(context, code, { file }) {
    const placed = (key) => ({
      [key]: (name, ...rest) => context[key](placeOf(name, file), ...rest),
    });
    const imports = { ...placed(ssrImportKey), ...placed(ssrDynamicImportKey) };
    return super.runInlinedModule({ ...context, ...imports }, code);
  }
}

const evaluator = new PlacedEvaluator();

/** Code for the runner that knows the lines of its source; kept on the disk, because a start needs a thousand of them. */
async function codeOf(file) {
  const source = await readFile(file, 'utf8');
  const hash = createHash('sha256').update(`${version}\n${file}\n${source}`).digest('hex');
  const mark = `\n// ${hash}`;
  const place = join(CACHE, `${file.slice(ROOT.length)}.js`);
  const kept = await readFile(place, 'utf8').catch(() => '');
  if (kept.endsWith(mark)) return kept;
  const made = (await transformed(file, source)) + mark;
  // Where it cannot be kept, the next start makes it again.
  await mkdir(dirname(place), { recursive: true })
    .then(() => writeFile(place, made))
    .catch(() => undefined);
  return made;
}

async function transformed(file, source) {
  const plain = await transformWithOxc(source, file, { sourcemap: true });
  const { code, map } = await moduleRunnerTransform(plain.code, plain.map, file, source);
  const mappings = ';'.repeat(evaluator.startOffset) + map.mappings;
  // The source itself is where the map says.
  const shifted = JSON.stringify({ ...map, mappings, sourcesContent: undefined });
  const url = Buffer.from(shifted).toString('base64');
  return `${code}\n//# sourceURL=${file}\n//# sourceMappingURL=data:application/json;base64,${url}`;
}

/** Modules of the server, made of their sources; after a change only what stands on what has changed is loaded again. */
export class ServerSources {
  /** By the files, as far as they were read. */
  #codes = new Map();
  #runner = new ModuleRunner(
    { transport: { invoke: ({ data }) => this.#invoke(data) }, hmr: false },
    evaluator,
  );

  /** Loads a module by its path within the project; rejects with what is wrong with it or with one that it needs. */
  async load(path) {
    const file = posix.join(ROOT, path);
    this.#takeAhead(file).catch(() => undefined);
    try {
      return await this.#runner.import(file);
    } catch (error) {
      const modules = this.#runner.evaluatedModules;
      // What could not be loaded is tried again the next time.
      for (const module of modules.idToModuleMap.values())
        module.promise?.catch(() => modules.invalidateModule(module));
      throw error;
    }
  }

  /** Has a changed file, and what stands on it, loaded again the next time. */
  forget(file) {
    const place = file.replaceAll('\\', '/');
    this.#codes.delete(place);
    this.#forget(place);
  }

  #forget(id) {
    const modules = this.#runner.evaluatedModules;
    const module = modules.getModuleById(id);
    if (module?.promise === undefined) return;
    modules.invalidateModule(module);
    for (const importer of module.importers) this.#forget(importer);
  }

  #take(file) {
    const known = this.#codes.get(file);
    if (known !== undefined) return known;
    const made = codeOf(file);
    this.#codes.set(file, made);
    made.catch(() => this.#codes.delete(file));
    return made;
  }

  /** Takes what a module imports before the runner comes to it. */
  async #takeAhead(file) {
    for (const [, name] of (await this.#take(file)).matchAll(OWN_IMPORTS)) {
      const next = placeOf(name, file);
      if (!this.#codes.has(next)) this.#takeAhead(next).catch(() => undefined);
    }
  }

  /** Answers the runner, which asks once what belongs to Node and then for one module after another. */
  async #invoke({ name: asked, data }) {
    if (asked === 'getBuiltins') return { result: [...builtinModules, /^node:/] };
    const [name, importer, { cached }] = data;
    if (cached) return { result: { cache: true } };
    if (!name.startsWith(ROOT))
      return { result: { externalize: import.meta.resolve(name), type: 'module' } };
    const code = await this.#take(name).catch((cause) => {
      throw cause.code === 'ENOENT'
        ? new Error(`${importer} imports ${name}, which is not there.`)
        : cause;
    });
    return { result: { code, file: name, id: name, url: name, invalidate: false } };
  }
}
