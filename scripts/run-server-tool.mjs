import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensurePortalInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { root } from './lib/project.mjs';

ensureNode();
ensurePortalInstalled();
await ensureBuilt();
await import(pathToFileURL(join(root, 'dist', 'server', 'tools.js')).href);
