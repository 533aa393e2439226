import { pragueDay } from '#contract/czech/prague-day.ts';
import type { listCosts } from '#contract/pasports/costs.ts';
import type { readPayer } from '#contract/pasports/payers.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import type { listRooms } from '#contract/pasports/rooms.ts';
import { ownedSpace } from '#server/core/pasports/owned-space.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { selectCosts, selectHasTenant } from '#server/core/people/costs.sql.ts';
import { payerKind, type Kind, type ListedKind } from '#server/core/people/record-kinds.sql.ts';
import { selectPayerOnDay } from '#server/core/people/payers-on.sql.ts';
import { selectRecord, selectRecords, selectShortList } from '#server/core/people/records.sql.ts';

/** The first records of a kind in the space, shortly, and how many there are. Errors: `not-found`. */
export async function readShortList<S>(
  kind: ListedKind<unknown, S>,
  {
    db,
    actor,
    params,
    query,
  }: Pick<ActorCall<typeof listTenants>, 'db' | 'actor' | 'params' | 'query'>,
): Promise<{ values: S[]; total: number }> {
  return selectShortList(db, kind, await ownedSpace(db, actor, params), query.limit);
}

/** All records of a kind in the space. Errors: `not-found`. */
export async function readList<R>(
  kind: Kind<R>,
  { db, actor, params }: Pick<ActorCall<typeof listRooms>, 'db' | 'actor' | 'params'>,
): Promise<{ values: R[] }> {
  return { values: await selectRecords(db, kind, await ownedSpace(db, actor, params)) };
}

/** Costs that end with a tenancy by their services. Errors: `not-found`. */
export async function readCosts({ unit, db, params }: UnitCall<typeof listCosts>) {
  const values = await selectCosts(db, unit, params.id);
  ensure(values.length > 0 || (await selectHasTenant(db, unit, params.id)), 'not-found');
  return { values };
}

/** Who bears what the space costs on the day, today when none is named. Errors: `not-found`. */
export async function readSpacePayer({
  db,
  actor,
  params,
  query,
  portal,
}: ActorCall<typeof readPayer>) {
  const space = await ownedSpace(db, actor, params);
  const { exception_id, ...told } = await selectPayerOnDay(
    db,
    space,
    query.as_of ?? pragueDay(portal.now()),
  );
  const exception =
    exception_id === null ? undefined : await selectRecord(db, payerKind, space, exception_id);
  return { ...told, exception: exception ?? null };
}
