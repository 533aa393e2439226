import type { BodyOf } from '#contract/endpoint.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  createDivision,
  DividedPart,
  listReshapings,
  Reshaping,
} from '#contract/pasports/reshapings.ts';
import type { CommonShare } from '#contract/rules/common-share.ts';
import { divisionFaults } from '#contract/rules/division.ts';
import type { OwnedSpace } from '#server/access/owned.ts';
import { ensureLicenceAllows } from '#server/core/clients/licence.ts';
import { heldSpace, readOfSpace } from '#server/core/pasports/owned-space.ts';
import { selectCommonSharesOn, insertShareSet } from '#server/core/pasports/share-changes.sql.ts';
import { ensureLastShares } from '#server/core/pasports/share-sets.ts';
import { selectStanding, type Standing } from '#server/core/pasports/space-rows.sql.ts';
import { knownPlaces, spaceFaults, type SpaceDraft } from '#server/core/pasports/spaces.ts';
import {
  insertReshaping,
  selectReshapings,
  selectReshapingsUnder,
} from '#server/core/people/reshapings.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureFaultless, invalid } from '#server/errors.ts';
import type { ActorCall } from '#server/http/route.ts';
import { copyOwners } from './division-owners.ts';
import { foundPart, goOnAs } from './division-parts.ts';
import { ensureReshapes } from './reshaping-day.ts';

type Body = BodyOf<typeof createDivision>;

/** Divisions and joinings of a space, the newest first. Errors: `not-found`. */
export async function readReshapings(call: ActorCall<typeof listReshapings>) {
  return { values: await readOfSpace(call, (space) => selectReshapingsUnder(call.db, space)) };
}

/**
 * Divides a space: it goes on as the first part, the others are founded beside it with its owners, and its
 * share in the common parts is divided from the day. All or nothing. Errors: `not-found`,
 * `licence-expired`, `pasport-limit-reached`, `invalid-input`.
 */
export async function divideSpace(call: ActorCall<typeof createDivision>): Promise<Reshaping> {
  const { db, actor, params, body, portal } = call;
  const space = await heldSpace(db, actor, params);
  const { first_day, parts } = body;
  const now = portal.now();
  await ensureLicenceAllows(db, space.client_id, 'pasports', now, parts.length - 1);
  const today = pragueDay(now);
  const standing = await selectStanding(db, space, space.pasport_id);
  await ensureReshapes(db, space, { first_day, today, standings: [standing] });
  const [former] = await selectCommonSharesOn(db, space, [space.pasport_id], first_day);
  ensure(former !== undefined, 'not-found');
  await ensureRight(db, space, { body, standing, former });

  const kept = await goOnAs(db, space, parts[0] as DividedPart, { standing, today });
  const founded: number[] = [];
  for (const part of parts.slice(1)) founded.push(await foundPart(db, space, part, standing));
  const records = await copyOwners(db, space, founded, first_day);
  const setId = await divideShare(db, space, { body, standing, former, founded });
  const step = { transfer_kind: 'division', first_day, pasport_share_set_id: setId } as const;
  const spaces = [
    { pasport_id: space.pasport_id, part: 'kept' as const, former: kept },
    ...founded.map((pasport_id) => ({ pasport_id, part: 'founded' as const, former: {} })),
  ];
  const id = await insertReshaping(db, space, step, { records, spaces });
  const [made] = await selectReshapings(db, space, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

interface Division {
  readonly body: Body;
  readonly standing: Standing;
  /** The share that the space had on the day. */
  readonly former: CommonShare;
}

/** Parts stand by their own rules, and by those of every space. */
async function ensureRight(
  db: Db,
  space: OwnedSpace,
  { body: { parts }, standing, former }: Division,
) {
  const own = divisionFaults({ former, parts });
  ensureFaultless(own.flatMap(({ field, message }) => invalid(field, message)));
  const drafts = parts.map((part): SpaceDraft => ({
    ...part,
    pasport_parent_id: standing.parent_id,
    pasport_floor_id: standing.pasport_floor_id,
    told: new Set(['pasport_parent_id', 'pasport_type_id', 'pasport_floor_id']),
    stored: null,
  }));
  const known = await knownPlaces(db, space, drafts);
  ensureFaultless(
    drafts.flatMap((draft, at) =>
      spaceFaults(draft, known).map((fault) => ({ ...fault, field: `parts.${at}.${fault.field}` })),
    ),
  );
}

/** Gives the parts their shares from the day; null where the space has none to divide. */
async function divideShare(
  db: Db,
  space: OwnedSpace,
  { body, standing, former, founded }: Division & { readonly founded: readonly number[] },
): Promise<number | null> {
  if (former.common_share_numerator === null) return null;
  const { pasport_id } = space;
  const { first_day, parts } = body;
  await ensureLastShares(db, space, [pasport_id], first_day);
  const ids = [pasport_id, ...founded];
  const changes = parts.map(({ common_share_numerator, common_share_denominator }, at) => ({
    pasport_id: ids[at] ?? 0,
    former_numerator: at === 0 ? former.common_share_numerator : null,
    former_denominator: at === 0 ? former.common_share_denominator : null,
    common_share_numerator,
    common_share_denominator,
  }));
  const reason = `Rozdělení prostoru ${standing.space_number}`;
  const set = { pasport_id: standing.parent_id, first_day, reason };
  return insertShareSet(db, space, set, { changes, applied: true });
}
