import { errors } from '#contract/errors.ts';
import { MAINTENANCE_FILE, READY_ADDRESS } from '#contract/operation.ts';
import { apiAddress } from './settings.ts';
import { NoAnswer, timedFetch } from './timed-fetch.ts';

const TIMEOUT_MS = 5000;

type State = 'asking' | 'up' | 'down' | 'unknown' | 'works' | 'restoring';

/** How each of the services does, as far as this browser can tell. */
export interface PortalStates {
  readonly server: State;
  readonly database: State;
  readonly portal: State;
}

/** The answer; undefined when none came. */
async function answered(path: string) {
  try {
    return await timedFetch(apiAddress + path, {}, { timeoutMs: TIMEOUT_MS });
  } catch (error) {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  }
}

function portalState(status: number, text: string): State {
  if (status !== 200) return 'unknown';
  return text.includes('"maintenanceMode":true') ? 'works' : 'up';
}

function databaseState(status: number, text: string): State {
  if (status === 200) return 'up';
  return text.includes(`"errorCode":${errors['database-away'].errorCode}`) ? 'restoring' : 'down';
}

/** Asks the server whether it and its database answer and whether maintenance is on. */
export async function portalStates(): Promise<PortalStates> {
  const [ready, flag] = await Promise.all([answered(READY_ADDRESS), answered(MAINTENANCE_FILE)]);
  if (ready === undefined) return { server: 'down', database: 'unknown', portal: 'unknown' };
  return {
    server: 'up',
    database: databaseState(ready.status, ready.text),
    portal: flag === undefined ? 'unknown' : portalState(flag.status, flag.text),
  };
}
