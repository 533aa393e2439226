import type { BodyOf, ResultOf } from '#contract/endpoint.ts';
import type { acceptDeclarations } from '#contract/pasports/declarations.ts';
import { nameOf } from '#server/access/actor-name.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { grouped } from '#server/core/time/grouped.ts';
import { saveValues } from '#server/core/values/save-values.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { insertAcceptances, selectToAccept, type ToAccept } from './answers.sql.ts';
import { selectCampaignHeld } from './campaigns.sql.ts';

type Call = UnitCall<typeof acceptDeclarations>;
type Answers = BodyOf<typeof acceptDeclarations>['answers'];

const NO_HOUSE = 'Prostor nestojí v žádném domě, počet osob u něj zapište přímo';

async function openAnswers(db: Db, unit: OwnedUnit, campaignId: number, answers: Answers) {
  const ids = answers.map(({ person_declaration_id }) => person_declaration_id);
  const found = await selectToAccept(db, unit, campaignId, ids);
  ensure(found.length === new Set(ids).size && found.length === ids.length, 'not-found');
  ensure(
    found.every(({ is_open }) => is_open),
    'declaration-overtaken',
  );
  return found;
}

/**
 * Has declared numbers hold from their days, by the one writer of many numbers: a change for each house
 * and day, all of them or none. Errors: `not-found`, `campaign-ended` for a cancelled one,
 * `declaration-overtaken`, and those of `saveValues`.
 */
export async function accept(call: Call): Promise<ResultOf<typeof acceptDeclarations>> {
  const { unit, db, params, body, portal, actor } = call;
  const { person_campaign_id: campaignId } = params;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const campaign = await selectCampaignHeld(db, unit, campaignId);
  ensure(campaign !== undefined, 'not-found');
  ensure(campaign.state !== 'cancelled', 'campaign-ended');
  const found = await openAnswers(db, unit, campaignId, body.answers);
  const seenOf = new Map(body.answers.map((one) => [one.person_declaration_id, one.seen]));
  const groups = grouped(found, ({ building_id, valid_from }) => `${building_id} ${valid_from}`);
  const house_change_ids: number[] = [];
  let changed_count = 0;
  for (const [first, ...others] of groups.values() as Iterable<[ToAccept, ...ToAccept[]]>) {
    const group = [first, ...others];
    if (first.building_id === null) throw fieldFault('answers', NO_HOUSE);
    const saved = await saveValues(db, unit, {
      houseId: first.building_id,
      kind: 'persons',
      day: first.valid_from,
      changes: group.map(({ person_declaration_id, pasport_id, persons_count }) => ({
        pasport_id,
        name: '',
        amount: persons_count,
        seen: seenOf.get(person_declaration_id) ?? null,
      })),
      user: actor,
    });
    const { house_change_id } = saved;
    if (house_change_id === null) continue;
    const ids = group.map(({ person_declaration_id }) => person_declaration_id);
    await insertAcceptances(db, unit, ids, { house_change_id, user_name: nameOf(actor) });
    house_change_ids.push(house_change_id);
    changed_count += saved.changed_count;
  }
  return { changed_count, house_change_ids };
}
