import type { Declaration } from '#contract/pasports/campaigns.ts';
import type { writeDeclaration } from '#contract/pasports/declarations.ts';
import { codeFault } from '#contract/rules/sheet-code.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { keepAnswer } from './answer.ts';
import { selectAskedHeld, type AskedSpace } from './asked.sql.ts';
import { selectCampaignHeld } from './campaigns.sql.ts';
import { lookedUp } from '#server/access/sheet-codes.ts';
import { today } from './words.ts';

type Call = UnitCall<typeof writeDeclaration>;

const UNKNOWN = 'Takový kód v tomto hlášení není';

async function spaceOf({ unit, db, params, body, portal }: Call): Promise<AskedSpace> {
  const { person_campaign_id } = params;
  const { pasport_id, code } = body;
  if (pasport_id !== null) {
    const space = await selectAskedHeld(db, unit, { person_campaign_id, pasport_id });
    ensureNamed(space, 'pasport_id');
    return space;
  }
  const fault = codeFault(code);
  if (fault !== null) throw fieldFault('code', fault);
  const { hash: code_hash } = lookedUp(await portal.secretsKey(), 'declaration', code);
  const space = await selectAskedHeld(db, unit, { person_campaign_id, code_hash });
  if (space === undefined) throw fieldFault('code', UNKNOWN);
  return space;
}

/**
 * Writes in what came on paper, by mail or by word; also after the last day, as long as the campaign is
 * not ended. Errors: `not-found`, `campaign-ended`, `licence-expired`, `invalid-input`.
 */
export async function write(call: Call): Promise<Declaration> {
  const { unit, db, params, body, portal, actor } = call;
  const campaign = await selectCampaignHeld(db, unit, params.person_campaign_id);
  ensure(campaign !== undefined, 'not-found');
  ensure(campaign.state === 'running', 'campaign-ended');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const space = await spaceOf(call);
  if (body.delivered > today(portal))
    throw fieldFault('delivered', 'Den doručení nemůže být v budoucnu');
  const { pasport_id: _space, code: _code, ...answer } = body;
  const by = { client_user_id: actor.client_user_id, created: portal.now().toISOString() };
  return keepAnswer(db, unit, space, { ...answer, ...by });
}
