import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { runSteps, staticSteps, vitestStep } from './lib/steps.mjs';

ensureNode();
ensureInstalled();
await runSteps([
  ...staticSteps(),
  vitestStep('Pravidla a stavba domu', [
    'contract/',
    'tests/architecture',
    'tests/writers.test.ts',
  ]),
]);
