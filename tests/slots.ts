import { foundBy, lookedUp, newSeed, secretsOf, type Secrets } from '#server/access/sheet-codes.ts';
import { insertRow } from './builders.ts';
import type { TestDatabase } from './database.ts';
import type { UnitOfClient } from './pasports.ts';

type Rows = Pick<TestDatabase, 'owner'>;

/** Makes a link of the visit that holds for ever; its secrets. */
export async function addVisitLinkRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  key: Buffer,
  of: { readonly visit_id: number; readonly round_id: number; readonly note?: string },
): Promise<Secrets> {
  const seed = newSeed();
  const secrets = secretsOf(key, 'visit', seed);
  const kept = { seed, ...foundBy(key, 'visit', secrets), expires: '2199-12-31' };
  await insertRow(db, 'visit_links', { client_id, unit_id, ...of, ...kept });
  return secrets;
}

/** Makes the poster of a house that holds for ever; its code. */
export async function addPosterRow(
  db: Rows,
  { client_id, unit_id }: UnitOfClient,
  key: Buffer,
  of: { readonly round_id: number; readonly pasport_id: number },
): Promise<string> {
  const seed = newSeed();
  const { code } = secretsOf(key, 'visit-house', seed);
  const { hash } = lookedUp(key, 'visit-house', code);
  const kept = { seed, code_hash: hash, expires: '2199-12-31' };
  await insertRow(db, 'round_posters', { client_id, unit_id, ...of, ...kept });
  return code;
}
