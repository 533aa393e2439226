import { randomId } from './random-id.ts';

// A creating call whose answer was lost may have been carried out; the same call made again therefore
// bears the same key until the server has answered it.
const unanswered = new Map<string, string>();

function nameOf(path: string, body: string | undefined): string {
  return `${path} ${body ?? ''}`;
}

/** The Idempotency-Key of a creating call. */
export function repeatKey(path: string, body: string | undefined): string {
  const name = nameOf(path, body);
  const key = unanswered.get(name) ?? randomId();
  unanswered.set(name, key);
  return key;
}

/** The call has been answered; the next one like it is a new one. */
export function forgetRepeatKey(path: string, body: string | undefined): void {
  unanswered.delete(nameOf(path, body));
}
