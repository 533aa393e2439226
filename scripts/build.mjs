import { build } from './lib/build.mjs';
import { ensurePortalInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';

ensureNode();
ensurePortalInstalled();
await build();
