import { foundBy, newSeed, secretsOf } from '#server/access/sheet-codes.ts';
import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** A running campaign that asks one space, and its answer. */
export async function makeCampaign(
  { db, portal }: World,
  unit: UnitOfClient,
  pasport_id: number,
  mark: string,
) {
  const place = { client_id: unit.client_id, unit_id: unit.unit_id, pasport_id };
  const campaign = await insertRow(db, 'person_campaigns', {
    client_id: unit.client_id,
    unit_id: unit.unit_id,
    name: `Osoby ${mark}`,
    user_name: mark,
    valid_from: '2024-01-01',
    closes: '2199-12-31',
  });
  const person_campaign_id = Number(campaign['person_campaign_id']);
  const seed = newSeed();
  const key = await portal.secretsKey();
  const asked = await insertRow(db, 'person_campaign_spaces', {
    ...place,
    person_campaign_id,
    seed,
    ...foundBy(key, 'declaration', secretsOf(key, 'declaration', seed)),
  });
  const ofSpace = { ...place, person_campaign_space_id: asked['person_campaign_space_id'] };
  const answer = await insertRow(db, 'person_declarations', {
    ...ofSpace,
    persons_count: 2,
    valid_from: '1980-01-01',
    delivered: '2024-01-09',
    declared_by: mark,
    note: mark,
    shown: mark,
    way: 'paper',
  });
  await insertRow(db, 'person_askings', { ...ofSpace, kind: 'sheet' });
  return {
    person_campaign_id,
    person_declaration_id: Number(answer['person_declaration_id']),
    link: secretsOf(key, 'declaration', seed).link,
  };
}
