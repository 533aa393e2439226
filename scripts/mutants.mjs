import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { run } from './lib/run.mjs';

ensureNode();
ensureInstalled();
// Under NODE_ENV=production React has no act() for tests of components.
const { code } = await run(['--import', 'tsx', 'tests/mutants/run.ts', ...process.argv.slice(2)], {
  env: { NODE_ENV: 'test' },
});
process.exitCode = code;
