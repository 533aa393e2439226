import type { ResultOf } from '#contract/endpoint.ts';
import type { Campaign } from '#contract/pasports/campaigns.ts';
import type {
  changeCampaign,
  endCampaign,
  listCampaigns,
  readCampaign,
  readProtocol,
  startCampaign,
} from '#contract/pasports/declarations.ts';
import { foundWith } from '#server/access/found-with.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { newlyAsked } from '#server/access/sheet-codes.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { selectAskings } from './askings.sql.ts';
import { selectDeclarations } from './answers.sql.ts';
import { insertAsked, selectPaidSpaces } from './asked.sql.ts';
import { selectCampaignWithSpaces } from './campaign-spaces.sql.ts';
import { insertCampaign, selectCampaigns, updateEnded, updateTerm } from './campaigns.sql.ts';
import { nameOf } from '#server/access/actor-name.ts';
import { today } from './words.ts';

export async function list({ unit, db }: UnitCall<typeof listCampaigns>) {
  return { values: await selectCampaigns(db, unit) };
}

/** Errors: `not-found`. */
async function campaignOf(db: Db, unit: OwnedUnit, id: number): Promise<Campaign> {
  const [campaign] = await selectCampaigns(db, unit, id);
  ensure(campaign !== undefined, 'not-found');
  return campaign;
}

/** Errors: `not-found`. */
export async function read({ unit, db, params }: UnitCall<typeof readCampaign>) {
  const found = await selectCampaignWithSpaces(db, unit, params.person_campaign_id);
  ensure(found !== undefined, 'not-found');
  return found;
}

const PAST = 'Poslední den už byl';

/**
 * Asks each space whose costs somebody bears on the day. Errors: `licence-expired`, `not-found` for the
 * house, `invalid-input`, `campaign-without-payers`.
 */
export async function start(call: UnitCall<typeof startCampaign>): Promise<Campaign> {
  const { unit, db, body, portal, actor } = call;
  const { only_flats, ...campaign } = body;
  const { pasport_id: houseId } = campaign;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  if (houseId !== null)
    ensureNamed((await selectKindHeld(db, unit, houseId)) === 'building', 'pasport_id');
  if (body.closes < today(portal)) throw fieldFault('closes', PAST);
  const whom = { houseId, onlyFlats: only_flats, day: body.valid_from };
  const spaces = await selectPaidSpaces(db, unit, whom);
  ensure(spaces.length > 0, 'campaign-without-payers');
  const id = await insertCampaign(db, unit, { ...campaign, user_name: nameOf(actor) });
  const key = await portal.secretsKey();
  const asked = spaces.map((pasport_id) => ({ pasport_id, ...newlyAsked(key, 'declaration') }));
  await insertAsked(db, unit, id, asked);
  return campaignOf(db, unit, id);
}

/** Errors: `not-found`, `invalid-input`, `campaign-ended`. */
export async function changeTerm(call: UnitCall<typeof changeCampaign>): Promise<Campaign> {
  const { unit, db, params, body, portal } = call;
  const { person_campaign_id: id } = params;
  await campaignOf(db, unit, id);
  if (body.closes < today(portal)) throw fieldFault('closes', PAST);
  ensure(await updateTerm(db, unit, id, body), 'campaign-ended');
  return campaignOf(db, unit, id);
}

/** Errors: `not-found`, `campaign-ended`. */
export async function end(call: UnitCall<typeof endCampaign>): Promise<Campaign> {
  const { unit, db, params, body } = call;
  const { person_campaign_id: id } = params;
  await campaignOf(db, unit, id);
  ensure(await updateEnded(db, unit, id, body.state), 'campaign-ended');
  return campaignOf(db, unit, id);
}

/** Errors: `not-found`. */
export async function protocol(
  call: UnitCall<typeof readProtocol>,
): Promise<ResultOf<typeof readProtocol>> {
  const { unit, db, params } = call;
  const { person_campaign_id: id } = params;
  const [askings, declarations] = await foundWith(
    selectAskings(db, unit, id),
    selectDeclarations(db, unit, id),
  );
  return { askings, declarations };
}
