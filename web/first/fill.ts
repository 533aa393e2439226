// Put by the build before the script of the page's head, so it imports nothing but types.
import type { FirstRead } from './read.ts';

/** Who reads, and what. */
export interface Reader {
  /** An administrator of the portal whose administration is open to him. */
  readonly isAdmin: boolean;
  /** The active unit; undefined without one. */
  readonly unit_id: number | undefined;
  readonly client_id: number;
}

/** The reads that are for whoever reads, filled in; without a unit those of no unit. */
export function filledReads(
  reads: readonly FirstRead[],
  { isAdmin, unit_id, client_id }: Reader,
): Pick<FirstRead, 'path' | 'body'>[] {
  const whose = isAdmin ? 'admins' : 'others';
  const put = (text: string) =>
    text.replace('{unit_id}', String(unit_id)).replace('{client_id}', String(client_id));
  return reads
    .filter(({ only = whose }) => only === whose)
    .filter(({ path, body }) => unit_id !== undefined || !(path + body).includes('{unit_id}'))
    .map(({ path, body }) => ({ path: put(path), body: put(body) }));
}
