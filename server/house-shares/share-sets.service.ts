import type { BodyOf } from '#contract/endpoint.ts';
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
import { selectKindHeld, selectSpacesOfHouseHeld } from '#server/core/pasports/held.sql.ts';
import { insertShareSet, type ShareChange } from '#server/core/pasports/share-changes.sql.ts';
import { ensureLastShares, takeShareSetBack } from '#server/core/pasports/share-sets.ts';
import { selectStepOfShares } from '#server/core/people/reshapings.sql.ts';
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
  ensureOnce(changes);
  const changing = changes.map(({ pasport_id }) => pasport_id);
  await ensureLastShares(db, unit, changing, body.first_day);

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

/** A space is told once. */
function ensureOnce(changes: readonly ShareChange[]): void {
  const ids = new Set(changes.map(({ pasport_id }) => pasport_id));
  if (ids.size < changes.length) throw fieldFault('shares', 'Prostor je v seznamu dvakrát');
}

/** Takes new shares back. Errors: `not-found`, `record-used`. */
export async function takeSharesBack({
  db,
  unit,
  params,
}: UnitCall<typeof deleteShareSet>): Promise<{ deleted: true }> {
  const step = await selectStepOfShares(db, unit, params.id);
  if (step !== null) throw new AppError('record-used', { errorMsg: STEP_SENTENCES[step] });
  await takeShareSetBack(db, unit, params.id, 'Nové podíly');
  return { deleted: true };
}

const STEP_SENTENCES = {
  division: 'Nové podíly vznikly rozdělením prostoru: vezměte zpět to, na stránce prostoru.',
  joining: 'Nové podíly vznikly spojením prostorů: vezměte zpět to, na stránce prostoru.',
} as const;
