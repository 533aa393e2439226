import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

ensureNode();
ensureInstalled();
await ensureBuilt();
const { code } = await run(['--import', 'tsx', 'tests/crash/run.ts']);
process.exitCode = code;
