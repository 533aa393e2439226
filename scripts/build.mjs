import { build } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';

ensureNode();
ensureInstalled();
await build();
