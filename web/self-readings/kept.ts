import { log } from '#web/lib/log.ts';
import { SELF_READINGS_PREFIX } from '#web/lib/storage-keys.ts';

/** What is typed of a meter and was not sent yet, with the day for which it was read. */
export interface KeptState {
  readonly text: string;
  readonly day: string;
}

const nameOf = (meter_id: number) => `${SELF_READINGS_PREFIX}${meter_id}`;

/** What the device has kept of a meter; undefined where that is nothing. */
export function keptState(meter_id: number): KeptState | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(meter_id)) ?? 'null');
    return isState(kept) ? kept : undefined;
  } catch {
    // A forbidden or spoilt storage only means that nothing was kept.
    return undefined;
  }
}

function isState(kept: unknown): kept is KeptState {
  if (typeof kept !== 'object' || kept === null || !('text' in kept) || !('day' in kept))
    return false;
  return typeof kept.text === 'string' && typeof kept.day === 'string';
}

/** Keeps what is typed on the device; what is empty or was sent is forgotten. */
export function keepState(meter_id: number, state: KeptState | null): void {
  try {
    if (state === null || state.text.trim() === '') localStorage.removeItem(nameOf(meter_id));
    else localStorage.setItem(nameOf(meter_id), JSON.stringify(state));
  } catch (error) {
    log.warn('Napsaný stav se v zařízení nepodařilo uchovat', error);
  }
}
