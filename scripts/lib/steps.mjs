import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { commandOf, readText, root } from './project.mjs';
import { run } from './run.mjs';

const MISSING = { passed: 0, failed: 0, unsteady: [], faults: [], slowest: [] };
/** So many tests of the browser are named as the slowest: where its time may be looked for first. */
const SLOWEST = 10;
// What the last lines say of one fault; the whole of it stands above, at the runner's own place.
const LONGEST_FAULT = 1500;

/** Types of what has changed since the last time. Asked late: on a new machine nothing is installed yet. */
const changedTypes = () => [commandOf('typescript', 'tsc'), '--noEmit'];

/**
 * What can be told about the code without running it; `types` checks the types. Lint takes one processor for as
 * long as all others of a quick check, and four gigabytes, as types looked at anew do: it goes beside the former.
 */
export function staticSteps(types) {
  const isBeside = types === undefined;
  return [
    {
      title: 'Lint',
      script: [commandOf('oxlint'), '--type-aware', '--deny-warnings'],
      isBeside,
    },
    { title: 'Formátování', script: [commandOf('oxfmt'), '--check', '.'] },
    { title: 'Typy', script: types ?? changedTypes() },
    { title: 'Nepoužitý kód', script: [commandOf('knip'), '--no-progress'] },
    {
      title: 'Kód, který volají jen testy',
      script: [
        commandOf('knip'),
        '--no-progress',
        '--production',
        '--config',
        'knip.production.json',
      ],
    },
  ];
}

/** Tests of units and of the API; without files all of them. */
export function vitestStep(title, files = []) {
  const reporters = ['--reporter=default', '--reporter=json'];
  return {
    title,
    script: [commandOf('vitest'), 'run', ...reporters, ...files],
    // Under NODE_ENV=production React has no act() for tests of components.
    output: (report) => ({
      options: [`--outputFile.json=${report}`],
      env: { NODE_ENV: 'test' },
    }),
    count: ({ numTotalTests, numPassedTests, testResults = [] }) => ({
      passed: numPassedTests,
      failed: numTotalTests - numPassedTests,
      faults: testResults.flatMap(faultsOfFile),
      unsteady: testResults.flatMap(unsteadyOfFile),
    }),
  };
}

/** Failed tests of one file with the beginnings of why; a file that did not load has no tests. */
function faultsOfFile({ name, status, message = '', assertionResults = [] }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${shortened(message)}`];
  return failed.map(
    ({ fullName, failureMessages = [] }) =>
      `${file}: ${fullName}\n${shortened(failureMessages.join('\n'))}`,
  );
}

/** Tests of one file that passed only at the second try, with why they failed at the first. */
function unsteadyOfFile({ name, assertionResults = [] }) {
  return assertionResults
    .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages }) =>
        `${relative(root, name)}: ${fullName}\n${shortened(failureMessages.join('\n'))}\n`,
    );
}

const shortened = (message) => message.slice(0, LONGEST_FAULT);

/** Tests in a real browser. */
export function browserStep(title) {
  return {
    title,
    script: [commandOf('@playwright/test', 'playwright'), 'test', '--reporter=list,json'],
    output: (report) => ({
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        // The same folder as `playwright.config.ts` gives to the workers.
        PLAYWRIGHT_TRANSFORM_CACHE_DIR: join(root, '.cache/transformed'),
      },
    }),
    count: ({ suites, stats: { expected, unexpected, flaky, skipped } }) => ({
      passed: expected + flaky,
      failed: unexpected + skipped,
      unsteady: unsteadyTests(suites),
      slowest: timesOf(suites)
        .toSorted((left, right) => right.seconds - left.seconds)
        .slice(0, SLOWEST)
        .map(({ name, seconds }) => `${seconds.toFixed(0)} s ${name}`),
    }),
  };
}

/** Seconds of each browser test, all its tries together, through all suites of the report. */
function timesOf(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results = [] }) => ({
        name: `${file} (${projectName}): ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
    ...timesOf(suite.suites),
  ]);
}

/** Names of the browser tests that passed only at the second try, through all suites of the report. */
function unsteadyTests(suites = []) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...unsteadyTests(suite.suites),
  ]);
}

/**
 * Runs all steps, also after a failure; the sum is the last line, and the exit code tells too. A step that may
 * go beside the others says what it has to say behind them.
 */
export async function runSteps(steps) {
  const reports = mkdtempSync(join(tmpdir(), 'kastelan-reports-'));
  const results = [];
  const beside = steps
    .filter(({ isBeside }) => isBeside)
    .map((step) => ({ step, running: run(step.script, { isQuiet: true }) }));
  for (const step of steps.filter(({ isBeside }) => !isBeside)) {
    console.log(`\n── ${step.title} ──`);
    const result = await runStep(step, join(reports, `${results.length}.json`));
    results.push({ ...result, title: step.title });
    if (result.interrupted) break;
  }
  for (const { step, running } of beside) {
    const { said, ...ended } = await running;
    console.log(`\n── ${step.title} ──\n${said}`);
    results.push({ ...judged(step, ended, ''), title: step.title });
  }
  rmSync(reports, { recursive: true });
  summarise(results);
}

async function runStep(step, report) {
  const { options = [], env = {} } = step.output?.(report) ?? {};
  const ended = await run([...step.script, ...options], { env });
  return judged(step, ended, report);
}

function judged({ count }, { code, interrupted }, report) {
  const text = readText(report);
  const counted = text === '' ? MISSING : { ...MISSING, ...count(JSON.parse(text)) };
  const { passed, failed } = counted;
  // A runner that fails without a failed test, or has run none, is a failure of its own.
  const broken = failed === 0 && (code !== 0 || (count !== undefined && passed === 0));
  return { ...counted, failed: broken || interrupted ? failed + 1 : failed, interrupted };
}

function summarise(results) {
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const bad = results.filter((result) => result.failed > 0).map(({ title }) => title);
  const unsteady = results.flatMap((result) => result.unsteady);
  const slowest = results.flatMap((result) => result.slowest);
  // Said again at the end: the browser's lines stand between, and a log may keep only its end.
  for (const fault of results.flatMap((result) => result.faults)) console.log(`\n✗ ${fault}`);
  if (slowest.length > 0) console.log(`\nNejpomalejší v prohlížeči:\n${slowest.join('\n')}`);
  if (unsteady.length > 0) console.log(`\nAž napodruhé: ${unsteady.join('; ')}`);
  if (bad.length > 0) console.log(`\nNeprošlo: ${bad.join(', ')}`);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
