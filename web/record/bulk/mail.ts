/** Programs for mail and browsers cut a longer address. */
const LONGEST_ADDRESS = 1800;

/** To whom a letter can be sent, and to whom not. */
export interface Recipients<R> {
  /** Each address once. */
  readonly emails: readonly string[];
  readonly without: readonly R[];
}

/** E-mail addresses of the rows, each once whoever has it, and the rows that have none. */
export function recipientsOf<R>(rows: readonly R[], emailOf: (row: R) => string): Recipients<R> {
  const known = new Map<string, string>();
  for (const row of rows) {
    const email = emailOf(row).trim();
    if (email !== '' && !known.has(email.toLowerCase())) known.set(email.toLowerCase(), email);
  }
  return {
    emails: [...known.values()],
    without: rows.filter((row) => emailOf(row).trim() === ''),
  };
}

/**
 * The address that opens a letter to all of them, who do not see one another; undefined when there are
 * more than a program takes.
 */
export function mailAddress(emails: readonly string[]): string | undefined {
  const address = `mailto:?bcc=${emails.map(encodeURIComponent).join(',')}`;
  return address.length > LONGEST_ADDRESS ? undefined : address;
}
