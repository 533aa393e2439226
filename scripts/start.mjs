import module from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { parentLives } from './lib/parent.mjs';
import { root } from './lib/project.mjs';

ensureNode();
ensureInstalled();
await ensureBuilt({ isStarting: true });
// Whoever started us has given up meanwhile: nobody would know about the server.
if (!parentLives()) process.exit(1);
module.enableCompileCache?.(join(root, '.cache', 'compiled'));
// In this very process: signals and kills then reach the server itself.
await import(pathToFileURL(join(root, 'dist', 'server', 'main.js')).href);
