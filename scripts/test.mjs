import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { browserStep, runSteps, staticSteps, vitestStep } from './lib/steps.mjs';

ensureNode();
ensureInstalled();
await ensureBuilt();
await runSteps([
  // All types anew, with what they cost.
  ...staticSteps(['scripts/types.mjs']),
  vitestStep('Testy jednotek a rozhraní'),
  browserStep('Testy v prohlížeči'),
]);
