import type {
  getStatementTexts,
  updateStatementTexts,
} from '#contract/settlement/statement-texts.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { ActorCall } from '#server/http/route.ts';
import { insertTexts, selectTexts, updateTexts } from './statement-texts.sql.ts';

/** Texts of the client's statements. */
export function readTexts({ db, actor }: ActorCall<typeof getStatementTexts>) {
  return selectTexts(db, actor.client_id);
}

/** Saves changed texts; statements that were issued keep theirs. Errors: `licence-expired`, `version-conflict`. */
export async function saveTexts({
  db,
  actor: { client_id },
  body: { version, ...changes },
  portal,
}: ActorCall<typeof updateStatementTexts>) {
  await ensureLicenceHolds(db, client_id, portal.now());
  const tell = () => selectTexts(db, client_id);
  if (Object.keys(changes).length === 0) return tell();
  await insertTexts(db, client_id);
  const isSaved = await updateTexts(db, client_id, version, changes);
  return savedOr(isSaved ? await tell() : undefined, tell);
}
