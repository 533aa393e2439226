import {
  MOST_VIEWS,
  type createView,
  type deleteView,
  type listViews,
  type SavedView,
  type updateView,
} from '#contract/views.ts';
import type { Actor } from '#server/access/actor.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { Db } from '#server/db/db.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import {
  deleteViewRow,
  insertView,
  selectView,
  selectViewCount,
  selectViews,
  updateViewRow,
} from './views.sql.ts';

/** Views that the user sees, of a list or of all: his own and the client's, by name. */
export async function readViews({ db, actor, query }: ActorCall<typeof listViews>) {
  return { values: await selectViews(db, actor, query.list) };
}

type Owned = Pick<SavedView, 'list' | 'is_of_client'>;

/** What is the client's is written by its admins. Errors: `forbidden`. */
function ensureMayKeep(actor: Actor, { is_of_client }: Pick<Owned, 'is_of_client'>): void {
  ensure(!is_of_client || actor.is_client_admin || actor.is_sys_admin, 'forbidden');
}

/** There is room for one more among those of the same owner. Errors: `view-limit-reached`. */
async function ensureRoom(db: Db, actor: Actor, view: Owned): Promise<void> {
  ensure((await selectViewCount(db, actor, view)) < MOST_VIEWS, 'view-limit-reached');
}

/** Keeps a view. Errors: `licence-expired`, `forbidden`, `view-limit-reached`, `view-name-taken`. */
export async function addView({
  db,
  actor,
  body: view,
  portal,
}: ActorCall<typeof createView>): Promise<SavedView> {
  ensureMayKeep(actor, view);
  await ensureLicenceHolds(db, actor.client_id, portal.now());
  await ensureRoom(db, actor, view);
  const id = await insertView(db, actor, view);
  const made = await selectView(db, actor, id);
  return savedOr(made, () => Promise.resolve(made));
}

/**
 * Saves changed fields; an admin of the client makes his own view the client's, and the other way round.
 * Errors: `not-found`, `forbidden`, `version-conflict`, `view-limit-reached`, `view-name-taken`.
 */
export async function saveView({
  db,
  actor,
  params,
  body,
}: ActorCall<typeof updateView>): Promise<SavedView> {
  const before = await selectView(db, actor, params.id, 'held');
  ensure(before !== undefined, 'not-found');
  const { version, ...changes } = body;
  ensureMayKeep(actor, before);
  await ensureSeen(version, before);
  if (Object.keys(changes).length === 0) return before;
  const after = { ...before, ...changes };
  ensureMayKeep(actor, after);
  if (after.is_of_client !== before.is_of_client) await ensureRoom(db, actor, after);
  await updateViewRow(db, actor, params.id, changes);
  const saved = await selectView(db, actor, params.id);
  return savedOr(saved, () => Promise.resolve(saved));
}

/** Deletes a view. Errors: `not-found`, `forbidden`. */
export async function removeView({ db, actor, params }: ActorCall<typeof deleteView>) {
  const view = await selectView(db, actor, params.id, 'held');
  ensure(view !== undefined, 'not-found');
  ensureMayKeep(actor, view);
  await deleteViewRow(db, actor, params.id);
  return { deleted: true as const };
}
