import { sql } from 'kysely';
import type { SavedView } from '#contract/views.ts';
import type { UserKey } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';

/** What a view is changed by. */
export type ViewChanges = Partial<Pick<SavedView, 'name' | 'look' | 'is_of_client'>>;

/** Views that the user sees: his own, and those of the client. */
function seen(db: Db, { client_id, client_user_id }: UserKey) {
  return db
    .selectFrom('saved_views')
    .where('client_id', '=', client_id)
    .where((view) =>
      view.or([view('client_user_id', '=', client_user_id), view('client_user_id', 'is', null)]),
    );
}

const columns = [
  'saved_view_id',
  'list',
  'name',
  'look',
  sql<boolean>`client_user_id is null`.as('is_of_client'),
  'created',
  'updated',
  'version',
] as const;

/** Views of a list that the user sees, by name; without a list those of all. */
export async function selectViews(
  db: Db,
  user: UserKey,
  list: string | undefined,
): Promise<SavedView[]> {
  return seen(db, user)
    .select(columns)
    .$castTo<SavedView>()
    .$if(list !== undefined, (views) => views.where('list', '=', list as string))
    .orderBy(sql`name collate public.czech`)
    .orderBy('saved_view_id')
    .execute();
}

/** A view that the user sees; held, it is neither changed nor deleted before the transaction ends. */
export async function selectView(
  db: Db,
  user: UserKey,
  viewId: number,
  lock?: 'held',
): Promise<SavedView | undefined> {
  const query = seen(db, user)
    .select(columns)
    .$castTo<SavedView>()
    .where('saved_view_id', '=', viewId);
  return (lock === 'held' ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * How many views of the list the user has, or the client. Those who add to the same ones come one after
 * the other.
 */
export async function selectViewCount(
  db: Db,
  { client_id, client_user_id }: UserKey,
  { list, is_of_client }: Pick<SavedView, 'list' | 'is_of_client'>,
): Promise<number> {
  const owner = is_of_client ? null : client_user_id;
  const subject = `views:${client_id}:${owner ?? ''}:${list}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(db);
  const row = await db
    .selectFrom('saved_views')
    .select((view) => view.fn.countAll<number>().as('views'))
    .where('client_id', '=', client_id)
    .where('list', '=', list)
    .where('client_user_id', owner === null ? 'is' : '=', owner)
    .executeTakeFirstOrThrow();
  return row.views;
}

/** A new view; returns its id. Fails on the unique index of names. */
export async function insertView(
  db: Db,
  { client_id, client_user_id }: UserKey,
  { list, name, look, is_of_client }: Pick<SavedView, 'list' | 'name' | 'look' | 'is_of_client'>,
): Promise<number> {
  const row = await db
    .insertInto('saved_views')
    .values({
      client_id,
      client_user_id: is_of_client ? null : client_user_id,
      list,
      name,
      look: JSON.stringify(look),
    })
    .returning('saved_view_id')
    .executeTakeFirstOrThrow();
  return row.saved_view_id;
}

/** Changes a view; fails on the unique index of names. */
export async function updateViewRow(
  db: Db,
  { client_id, client_user_id }: UserKey,
  viewId: number,
  { name, look, is_of_client }: ViewChanges,
): Promise<void> {
  const owner = is_of_client === true ? null : client_user_id;
  await db
    .updateTable('saved_views')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(look === undefined ? {} : { look: JSON.stringify(look) }),
      ...(is_of_client === undefined ? {} : { client_user_id: owner }),
    })
    .where('client_id', '=', client_id)
    .where('saved_view_id', '=', viewId)
    .execute();
}

export async function deleteViewRow(db: Db, { client_id }: UserKey, viewId: number): Promise<void> {
  await db
    .deleteFrom('saved_views')
    .where('client_id', '=', client_id)
    .where('saved_view_id', '=', viewId)
    .execute();
}
