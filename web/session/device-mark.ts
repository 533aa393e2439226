import { DEVICE_KEY } from '#web/lib/storage-keys.ts';

/**
 * The mark by which the server knows this browser, so that its owner is told by mail of others only. It
 * is no secret of a session, opens nothing, and outlives a sign-out.
 */
export function deviceMark(): string {
  const kept = localStorage.getItem(DEVICE_KEY);
  if (kept !== null && kept !== '') return kept;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const mark = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(DEVICE_KEY, mark);
  return mark;
}
