/** A random identifier in the form of a UUID; unlike crypto.randomUUID it also works on plain http. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

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
