import type { Actor } from '#server/access/actor.ts';

/** What of a rate stands in the log of changes of the installation. */
export function toldRate({ rate, reason, amount }: Told): Told {
  return { rate, reason, ...(amount === undefined ? {} : { amount }) };
}

interface Told {
  readonly rate: number;
  readonly reason: string;
  readonly amount?: number;
}

/** Who has put a row, as people know him. */
export function nameOf({ first_name, last_name, user_identity }: Actor): string {
  const name = `${first_name} ${last_name}`.trim();
  return name === '' ? user_identity : name;
}
