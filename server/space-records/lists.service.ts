import { pragueDay } from '#contract/czech/prague-day.ts';
import type { listCosts } from '#contract/pasports/costs.ts';
import type { readPayer } from '#contract/pasports/payers.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import type { listRooms } from '#contract/pasports/rooms.ts';
import { readOfSpace } from '#server/core/pasports/owned-space.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall, UnitCall } from '#server/http/route.ts';
import { selectCosts, selectHasTenant } from '#server/core/people/costs.sql.ts';
import { payerKind, type Kind, type ListedKind } from '#server/core/people/record-kinds.sql.ts';
import { selectPayerOnDay } from '#server/core/people/payers-on.sql.ts';
import { selectRecords, selectShortList } from '#server/core/people/records.sql.ts';

/** The first records of a kind in the space, shortly, and how many there are. Errors: `not-found`. */
export async function readShortList<S>(
  kind: ListedKind<unknown, S>,
  call: Pick<ActorCall<typeof listTenants>, 'db' | 'actor' | 'params' | 'query'>,
): Promise<{ values: S[]; total: number }> {
  const { db, query } = call;
  return readOfSpace(call, (space) => selectShortList(db, kind, space, query.limit));
}

/** All records of a kind in the space. Errors: `not-found`. */
export async function readList<R extends object>(
  kind: Kind<R>,
  call: Pick<ActorCall<typeof listRooms>, 'db' | 'actor' | 'params'>,
): Promise<{ values: R[] }> {
  return { values: await readOfSpace(call, (space) => selectRecords(call.db, kind, space)) };
}

/** Costs that end with a tenancy by their services. Errors: `not-found`. */
export async function readCosts({ unit, db, params }: UnitCall<typeof listCosts>) {
  const values = await selectCosts(db, unit, params.id);
  ensure(values.length > 0 || (await selectHasTenant(db, unit, params.id)), 'not-found');
  return { values };
}

/** Who bears what the space costs on the day, today when none is named. Errors: `not-found`. */
export async function readSpacePayer(call: ActorCall<typeof readPayer>) {
  const { db, query, portal } = call;
  const day = query.as_of ?? pragueDay(portal.now());
  const [{ exception_id, ...told }, exceptions] = await Promise.all([
    readOfSpace(call, (space) => selectPayerOnDay(db, space, day)),
    readOfSpace(call, (space) => selectRecords(db, payerKind, space)),
  ]);
  const exception = exceptions.find(({ pasport_payer_id }) => pasport_payer_id === exception_id);
  return { ...told, exception: exception ?? null };
}
