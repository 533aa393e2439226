import type { BodyOf } from '#contract/endpoint.ts';
import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import type {
  createShareSet,
  deleteShareSet,
  listShareSets,
  ShareSet,
} from '#contract/pasports/share-changes.ts';
import { commonShareFault, type CommonShare } from '#contract/rules/common-share.ts';
import { withShares, wholeFault } from '#contract/rules/new-shares.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { selectKindHeld, selectSpacesOfHouseHeld } from '#server/core/pasports/held.sql.ts';
import {
  deleteShareSet as removeShareSet,
  insertShareSet,
  selectChangedFrom,
  selectShareChangesHeld,
  type ShareChange,
  type StoredShareChange,
} from '#server/core/pasports/share-changes.sql.ts';
import type { Db } from '#server/db/db.ts';
import { AppError, ensure, ensureFaultless, fieldFault, invalid } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectHouseShares } from './house-shares.sql.ts';
import { selectShareSets } from './share-sets.sql.ts';

type Body = BodyOf<typeof createShareSet>;
type NewShare = Body['shares'][number];

/** New shares of the house, the newest first. Errors: `not-found`. */
export async function readShareSets({ db, unit, params }: UnitCall<typeof listShareSets>) {
  const values = await selectShareSets(db, unit, { houseId: params.id });
  ensure(values !== undefined, 'not-found');
  return { values };
}

/**
 * Gives spaces of the house new shares from a day: all of them, or none. Errors: `not-found`,
 * `licence-expired`, `invalid-input`.
 */
export async function setShares(call: UnitCall<typeof createShareSet>): Promise<ShareSet> {
  const { db, unit, params, body, portal } = call;
  const houseId = params.id;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  ensure((await selectKindHeld(db, unit, houseId)) === 'building', 'not-found');
  const ids = body.shares.map(({ pasport_id }) => pasport_id);
  await selectSpacesOfHouseHeld(db, unit, houseId, ids);
  const spaces = await selectHouseShares(db, unit, { houseId, day: body.first_day });
  const known = new Map(spaces?.map((space) => [space.pasport_id, space]));
  ensureFaultless(body.shares.flatMap((share, at) => shareFaults(share, at, known)));
  const changes = body.shares.flatMap((share) => changesOf(share, known.get(share.pasport_id)));
  if (changes.length === 0) throw fieldFault('shares', 'Žádný podíl se nemění');
  const shares = new Map<number, CommonShare>(
    changes.map((share) => [share.pasport_id, partsOf(share)]),
  );
  const fault = wholeFault(withShares(spaces ?? [], shares), body.incomplete);
  if (fault !== null) throw fieldFault('shares', fault);
  await ensureLast(db, unit, body, changes);

  const { first_day, reason } = body;
  const applied = first_day <= pragueDay(portal.now());
  const set = { pasport_id: houseId, first_day, reason };
  const setId = await insertShareSet(db, unit, set, { changes, applied });
  const [made] = (await selectShareSets(db, unit, { houseId, setId })) ?? [];
  ensure(made !== undefined, 'not-found');
  return made;
}

const partsOf = ({
  common_share_numerator,
  common_share_denominator,
}: CommonShare): CommonShare => ({
  common_share_numerator,
  common_share_denominator,
});

const isSame = (one: CommonShare, other: CommonShare) =>
  one.common_share_numerator === other.common_share_numerator &&
  one.common_share_denominator === other.common_share_denominator;

/** The change of a space; none where it has the share already. */
function changesOf(share: NewShare, space: HouseShare | undefined): ShareChange[] {
  if (space === undefined || isSame(share, space)) return [];
  return [
    {
      pasport_id: space.pasport_id,
      former_numerator: space.common_share_numerator,
      former_denominator: space.common_share_denominator,
      ...partsOf(share),
    },
  ];
}

/** A space is one of the house, told once, with the share that the person saw. */
function shareFaults(share: NewShare, at: number, known: ReadonlyMap<number, HouseShare>) {
  const space = known.get(share.pasport_id);
  const place = (name: string) => `shares.${at}.${name}`;
  if (space === undefined) return invalid(place('pasport_id'), 'Prostor v domě není');
  const fault = commonShareFault(share);
  if (fault !== null) return invalid(place(fault.field), fault.message);
  const { former_numerator: common_share_numerator, former_denominator } = share;
  const isSeen =
    common_share_numerator === undefined ||
    former_denominator === undefined ||
    isSame({ common_share_numerator, common_share_denominator: former_denominator }, space);
  return isSeen
    ? []
    : invalid(
        place('common_share_numerator'),
        `Podíl prostoru ${space.space_number} mezitím někdo změnil. Načtěte podíly znovu`,
      );
}

/** New shares are the last ones of their spaces: what was written for a later day is taken back first. */
async function ensureLast(
  db: Db,
  unit: OwnedUnit,
  { first_day }: Body,
  changes: readonly ShareChange[],
) {
  const ids = changes.map(({ pasport_id }) => pasport_id);
  if (new Set(ids).size < ids.length) throw fieldFault('shares', 'Prostor je v seznamu dvakrát');
  const [later] = await selectChangedFrom(db, unit, ids, first_day);
  if (later === undefined) return;
  const day = czechDate(later.first_day);
  throw fieldFault('first_day', `Podíly se už mění ${day}; tu změnu vezměte nejdříve zpět.`);
}

/** Takes new shares back. Errors: `not-found`, `record-used`. */
export async function takeSharesBack({
  db,
  unit,
  params,
}: UnitCall<typeof deleteShareSet>): Promise<{ deleted: true }> {
  const changes = await selectShareChangesHeld(db, unit, params.id);
  ensure(changes.length > 0, 'not-found');
  for (const change of changes) ensureStands(change);
  await removeShareSet(db, unit, params.id, changes);
  return { deleted: true };
}

function ensureStands({ space_number, corrected, followed }: StoredShareChange): void {
  if (!corrected && !followed) return;
  const why = followed ? 'se od té doby znovu změnil' : 'byl od té doby opraven';
  throw new AppError('record-used', {
    errorMsg: `Nové podíly nelze vzít zpět: podíl prostoru ${space_number} ${why}.`,
  });
}
