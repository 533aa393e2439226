import type { BodyOf } from '#contract/endpoint.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { createJoining, Reshaping } from '#contract/pasports/reshapings.ts';
import { joinedShare } from '#contract/rules/joining.ts';
import { given } from '#server/db/given.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectSpacesOfHouseHeld } from '#server/core/pasports/held.sql.ts';
import { ownedSpace } from '#server/core/pasports/owned-space.ts';
import { insertShareSet, selectCommonSharesOn } from '#server/core/pasports/share-changes.sql.ts';
import { ensureLastShares } from '#server/core/pasports/share-sets.ts';
import { selectStanding, type Standing } from '#server/core/pasports/space-rows.sql.ts';
import { updateSpaces } from '#server/core/pasports/spaces.ts';
import { insertReshaping, selectReshapings } from '#server/core/people/reshapings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { changeKept } from './division-parts.ts';
import { endJoined, ensureJoinable } from './joining-people.ts';
import { ensureReshapes } from './reshaping-day.ts';
import { passOccupants } from './transfer-besides.ts';

type Body = BodyOf<typeof createJoining>;

/**
 * Joins spaces to another one of their house and owners: it goes on with the share of all, they are hidden
 * and what they have of people ends on the day before. All or nothing. Errors: `not-found`,
 * `licence-expired`, `invalid-input`, `overlapping-validity`.
 */
export async function joinSpaces(call: ActorCall<typeof createJoining>): Promise<Reshaping> {
  const { db, actor, params, body, portal } = call;
  const space = await ownedSpace(db, actor, params);
  const now = portal.now();
  await ensureLicenceHolds(db, space.client_id, now);
  const today = pragueDay(now);
  const { first_day } = body;
  const [kept, ...joined] = await standingsOf(db, space, body);
  await ensureReshapes(db, space, { first_day, today, standings: [kept, ...joined] });
  await ensureJoinable(db, space, { first_day, kept, joined });

  const records = [
    ...(await endJoined(db, space, joined, shiftDays(first_day, -1))),
    ...(await passOccupants(db, space, body)),
  ];
  const { total_area, floor_area, heated_area, countable_area } = body;
  const areas = { total_area, floor_area, ...given({ heated_area, countable_area }) };
  const former = await changeKept(db, space, { details: areas, place: {}, standing: kept, today });
  await updateSpaces(db, space, joined.map(hiding));
  const pasport_share_set_id = await joinShares(db, space, { first_day, kept, joined });
  const step = { transfer_kind: 'joining', first_day, pasport_share_set_id } as const;
  const spaces = [
    { pasport_id: kept.pasport_id, part: 'kept' as const, former },
    ...joined.map(({ pasport_id }) => ({
      pasport_id,
      part: 'joined' as const,
      former: { hidden: false },
    })),
  ];
  const id = await insertReshaping(db, space, step, { records, spaces });
  const [made] = await selectReshapings(db, space, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

const hiding = ({ pasport_id, pasport_space_id }: Standing) => ({
  pasport_id,
  pasport_space_id,
  place: { hidden: true },
  details: {},
});

/** How the spaces stand, the one that goes on first, held until the transaction ends. Errors: `not-found`. */
async function standingsOf(
  db: Db,
  space: OwnedSpace,
  { joined_ids }: Body,
): Promise<[Standing, ...Standing[]]> {
  const { pasport_id } = space;
  const { parent_id } = await selectStanding(db, space, pasport_id);
  const ids = [...new Set(joined_ids)];
  if (ids.includes(pasport_id))
    throw fieldFault('joined_ids', 'Prostor nelze připojit k sobě samému');
  const held = await selectSpacesOfHouseHeld(db, space, parent_id, [pasport_id, ...ids]);
  for (const [at, id] of joined_ids.entries()) ensureNamed(held.has(id), `joined_ids.${at}`);
  const standings: Standing[] = [];
  for (const id of ids) standings.push(await selectStanding(db, space, id));
  return [await selectStanding(db, space, pasport_id), ...standings];
}

/** Gives the space the shares of all from the day; null where none of them has a share. */
async function joinShares(
  db: Db,
  space: OwnedSpace,
  { first_day, kept, joined }: { first_day: string; kept: Standing; joined: Standing[] },
): Promise<number | null> {
  const ids = [kept, ...joined].map(({ pasport_id }) => pasport_id);
  const shares = await selectCommonSharesOn(db, space, ids, first_day);
  const share = joinedShare(shares);
  if (typeof share === 'string') throw fieldFault('joined_ids', share);
  const none = { common_share_numerator: null, common_share_denominator: null };
  const changes = shares
    .map((was) => ({
      pasport_id: was.pasport_id,
      former_numerator: was.common_share_numerator,
      former_denominator: was.common_share_denominator,
      ...(was.pasport_id === kept.pasport_id ? share : none),
    }))
    .filter((one) => !isSame(one));
  if (changes.length === 0) return null;
  const changing = changes.map(({ pasport_id }) => pasport_id);
  await ensureLastShares(db, space, changing, first_day);
  const numbers = joined.map(({ space_number }) => space_number).join(', ');
  const reason = `Spojení prostoru ${kept.space_number} s ${numbers}`;
  const set = { pasport_id: kept.parent_id, first_day, reason };
  return insertShareSet(db, space, set, { changes, applied: true });
}

interface Change {
  readonly former_numerator: number | null;
  readonly former_denominator: number | null;
  readonly common_share_numerator: number | null;
  readonly common_share_denominator: number | null;
}

const isSame = (one: Change) =>
  one.former_numerator === one.common_share_numerator &&
  one.former_denominator === one.common_share_denominator;
