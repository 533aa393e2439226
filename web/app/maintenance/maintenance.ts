import { MAINTENANCE_FILE } from '#contract/operation.ts';
import { timedFetch } from '#web/lib/timed-fetch.ts';
import { log } from '#web/lib/log.ts';
import { apiAddress } from '#web/lib/settings.ts';
import { createStore } from '#web/lib/store.ts';

/** Specification, section 9. */
const POLL_MS = 60_000;
const TIMEOUT_MS = 5000;

/** Mark in the address by which a system admin gets to the sign-in form during maintenance. */
export const ADMIN_MARK = 'admin';

/** What is said where the flag file says nothing. */
export const NO_TEXT = 'Na portálu právě pracujeme. Zkuste to, prosím, později.';

/** What the flag file says. */
export interface Maintenance {
  readonly isOn: boolean;
  readonly text: string;
  /** Expected end, a moment; empty when unknown. */
  readonly until: string;
}

export const maintenance = createStore<Maintenance>({ isOn: false, text: '', until: '' });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads the content of the flag file; null for anything else than a flag. */
export function readFlag(content: string): Maintenance | null {
  const told: unknown = JSON.parse(content);
  if (typeof told !== 'object' || told === null || !('maintenanceMode' in told)) return null;
  const { maintenanceMode, text, until } = told as Record<string, unknown>;
  return { isOn: maintenanceMode === true, text: textOf(text), until: textOf(until) };
}

function same(a: Maintenance, b: Maintenance): boolean {
  return a.isOn === b.isOn && a.text === b.text && a.until === b.until;
}

/** Asks for the flag now. When the file cannot be read, the last known state holds. */
export async function checkMaintenance(): Promise<void> {
  try {
    const { status, text } = await timedFetch(
      apiAddress + MAINTENANCE_FILE,
      {},
      {
        timeoutMs: TIMEOUT_MS,
      },
    );
    const flag = status === 200 ? readFlag(text) : null;
    if (flag !== null && !same(flag, maintenance.get())) maintenance.set(flag);
  } catch (error) {
    log.warn('Příznak údržby nelze načíst', error);
  }
}

/** Asks for the flag now and every 60 seconds. */
export function pollMaintenance(): () => void {
  void checkMaintenance();
  const timer = setInterval(() => void checkMaintenance(), POLL_MS);
  return () => clearInterval(timer);
}
