import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

ensureNode();
ensureInstalled();
await ensureBuilt();
const { code } = await run(['--import', 'tsx', 'bench/run.ts', ...process.argv.slice(2)]);
process.exitCode = code;
