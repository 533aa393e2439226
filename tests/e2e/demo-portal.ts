import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startPortal, type PortalProcess } from '#tests/portal-process.ts';

export const DEMO_PASSWORD = 'ukazka-Vltava-2025';

// A portal of tests answers a fault where a reply is not as the contract describes it.
const settings = { DEMO: '1', DEMO_PASSWORD, NODE_ENV: 'test' };

/** Makes the folder with a fresh demo that all portals of a run begin from; returns its removal. */
export async function makeDemo(): Promise<() => Promise<void>> {
  const folder = await newFolder();
  const portal = await startPortal(settings, folder);
  await portal.stop();
  process.env['E2E_DEMO'] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** Starts the built portal over a copy of the fresh demo; the copy goes when the portal is stopped. */
export async function startDemo(more: Record<string, string> = {}): Promise<PortalProcess> {
  const folder = await newFolder();
  // The database's files belong to the account it runs under, and must stay its own.
  await promisify(execFile)('cp', ['-a', `${process.env['E2E_DEMO']}/.`, folder]);
  const portal = await startPortal({ ...settings, ...more }, folder);
  return {
    ...portal,
    stop: async (signal) => {
      await portal.stop(signal);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kastelan-portal-'));
}
