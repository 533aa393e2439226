import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { packedBrowser } from './browser/packed.ts';

/** What Playwright's `launchOptions` need; `env` is the whole environment, not an addition to it. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> };

type Candidate = { executablePath: string; extraEnv: Record<string, string> };

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const APPLICATIONS = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

// Without a UTF-8 locale Chromium saves every file whose name is not ASCII as "download". This one
// is there without a package of locales; elsewhere than on Linux the browser asks for none.
const LOCALE: Record<string, string> =
  process.platform === 'linux' ? { LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' } : {};

/**
 * Finds a browser that really starts: CHROMIUM_PATH, the system's Chromium or Chrome, Playwright's
 * own, the one packed in npm. Throws one sentence when there is none; tests are never skipped.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const found = named ? await namedBrowser(named) : await anyBrowser();
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath: found.executablePath,
    args: isRoot ? ['--no-sandbox', ...ARGS] : ARGS,
    env: { ...inheritedEnv(), ...LOCALE, ...found.extraEnv },
  };
}

async function namedBrowser(executablePath: string): Promise<Candidate> {
  const refusal = await whyNotStarting({ executablePath, extraEnv: {} });
  if (refusal === undefined) return { executablePath, extraEnv: {} };
  throw new Error(`CHROMIUM_PATH names ${executablePath}, which does not start: ${refusal}`);
}

async function anyBrowser(): Promise<Candidate> {
  for (const executablePath of installedPaths()) {
    const candidate = { executablePath, extraEnv: {} };
    if ((await whyNotStarting(candidate)) === undefined) return candidate;
  }
  const packed = await packedBrowser();
  const refusal = await whyNotStarting(packed);
  if (refusal === undefined) return packed;
  throw new Error(
    'No browser for the tests: install Chromium or Chrome, or name one in CHROMIUM_PATH. ' +
      `The one packed in npm does not start here: ${refusal}`,
  );
}

function installedPaths(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...APPLICATIONS, chromium.executablePath()];
}

/** Some systems ship a `chromium-browser` that only advises what to install, so ask it first. */
async function whyNotStarting(candidate: Candidate): Promise<string | undefined> {
  try {
    await access(candidate.executablePath, constants.X_OK);
    // On Windows `--version` opens a window instead of answering.
    if (process.platform === 'win32') return undefined;
    const { stdout } = await promisify(execFile)(candidate.executablePath, ['--version'], {
      env: { ...process.env, ...candidate.extraEnv },
      timeout: 20_000,
    });
    return /chrom/i.test(stdout) ? undefined : `it introduces itself as "${stdout.trim()}"`;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}

function inheritedEnv(): Record<string, string> {
  const defined = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(defined);
}
