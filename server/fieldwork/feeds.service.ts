import {
  CALENDAR_FEED_PATH,
  type listCalendarFeeds,
  type makeCalendarFeed,
  type revokeCalendarFeed,
} from '#contract/fieldwork/feeds.ts';
import { ensureOwnCrew } from '#server/access/crew.ts';
import { newSecret, secretHash } from '#server/access/secret.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectCrew } from '#server/core/fieldwork/crews.sql.ts';
import { deleteFeed, selectFeeds, upsertFeed } from '#server/core/fieldwork/feeds.sql.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';

/** Addresses of whoever asks. */
export async function readFeeds({ db, actor }: ActorCall<typeof listCalendarFeeds>) {
  return { values: await selectFeeds(db, actor) };
}

/**
 * A new address of a crew's calendar, or of that of all crews, which is for no member of a crew; a former one of the
 * same calendar ends. Errors: `not-found`, `licence-expired`.
 */
export async function makeFeed({ db, actor, body, portal }: ActorCall<typeof makeCalendarFeed>) {
  const { crew_id } = body;
  const { client_id } = actor;
  await ensureLicenceHolds(db, client_id, portal.now());
  ensureOwnCrew(actor, crew_id);
  if (crew_id !== null)
    ensure((await selectCrew(db, client_id, crew_id)) !== undefined, 'not-found');
  const secret = newSecret();
  const feed = await upsertFeed(db, actor, { crew_id, secret_hash: secretHash(secret) });
  return { ...feed, url: `${portal.publicUrl()}${CALENDAR_FEED_PATH}/${secret}.ics` };
}

/** Ends an address of whoever asks. Errors: `not-found`. */
export async function revokeFeed({ db, actor, params }: ActorCall<typeof revokeCalendarFeed>) {
  ensure(await deleteFeed(db, actor, params.id), 'not-found');
  return { deleted: true as const };
}
