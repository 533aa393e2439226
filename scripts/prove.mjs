import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNode } from './lib/node-version.mjs';
import { runSteps, vitestStep } from './lib/steps.mjs';

/**
 * How many requests and histories of accounts are generated, how often the portal is killed, and how often a standby
 * takes over, before a release.
 */
const REQUESTS = 100_000;
const STRANGERS = 50_000;
const KILLS = 200;
const TAKEOVERS = 20;
const HISTORIES = 1000;

/** Generated requests of the tests, in so great a number. */
function generated(title, files, count) {
  const step = vitestStep(title, files);
  const output = (report) => {
    const { options, env } = step.output(report);
    return { options, env: { ...env, KASTELAN_FUZZ: String(count), KASTELAN_SEED: 'any' } };
  };
  return { ...step, output };
}

ensureNode();
ensureInstalled();
await ensureBuilt();
await runSteps([
  generated('Vytvořené požadavky', ['tests/generated-requests.test.ts'], REQUESTS),
  generated(
    'Vadné požadavky',
    ['tests/malformed-requests.test.ts', 'tests/saved-as-read.test.ts'],
    REQUESTS,
  ),
  generated('Jeden zámek ze dvou', ['tests/one-lock-'], STRANGERS),
  generated('Historie kont', ['server/money/histories.test.ts'], HISTORIES),
  {
    title: 'Pády',
    script: ['--import', 'tsx', 'tests/crash/run.ts'],
    output: () => ({ env: { KASTELAN_KILLS: String(KILLS) } }),
  },
  {
    title: 'Převzetí záložní databází',
    script: ['--import', 'tsx', 'tests/standby/run.ts'],
    output: () => ({ env: { KASTELAN_TAKEOVERS: String(TAKEOVERS) } }),
  },
]);
