import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureServerBuilt } from './lib/build.mjs';
import { ensurePortalInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { parentLives } from './lib/parent.mjs';
import { root } from './lib/project.mjs';

ensureNode();
ensurePortalInstalled();
const { page } = await ensureServerBuilt();
module.enableCompileCache?.(join(root, '.cache', 'compiled'));
// In this very process: signals and kills then reach the server itself.
const { start } = await import(pathToFileURL(join(root, 'dist', 'server', 'start.js')).href);
await start(page.then((fault) => fault ?? aloneFault()));

/** Whoever started us may have given up meanwhile: nobody would know about the server. */
function aloneFault() {
  return parentLives() ? undefined : 'Kdo portál spouštěl, už neběží.';
}
