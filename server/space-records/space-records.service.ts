import type { listCosts } from '#contract/pasports/costs.ts';
import type { listOccupants } from '#contract/pasports/occupants.ts';
import type { listOwnerships } from '#contract/pasports/ownerships.ts';
import type { listRoommates } from '#contract/pasports/roommates.ts';
import type { listRooms } from '#contract/pasports/rooms.ts';
import type { listTenants } from '#contract/pasports/tenants.ts';
import { ownedSpace, ownedUnit } from '#server/access/owned.ts';
import { ensure } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { selectCostsOfTenant } from './checks.sql.ts';
import { occupantKind, ownershipKind, roomKind, roommateKind, tenantKind } from './kinds.sql.ts';
import { selectRecords, selectShortList } from './records.sql.ts';

/** Tenants of a space, the newest first. Errors: `not-found`. */
export async function readTenants({ db, actor, params, query }: ActorCall<typeof listTenants>) {
  return selectShortList(db, tenantKind, await ownedSpace(db, actor, params), query.limit);
}
