import { claims, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofCampaign = ({ unit_id, records }: Scene) => ({
  params: { unit_id, person_campaign_id: records.campaign.person_campaign_id },
});
const read: MakeSample = (scene) => ofCampaign(scene);
const write =
  (fields: (scene: Scene) => Record<string, unknown>): MakeSample =>
  (scene, endpoint) => ({
    ...ofCampaign(scene),
    body: { ...claims(scene, endpoint), ...fields(scene) },
  });

const path = '/v1/pasports/declarations/{unit_id}';
const one = `${path}/{person_campaign_id}`;

/** Valid requests of the yearly declaration of persons. */
export const declarationsSamples: Samples = {
  [`GET ${path}`]: ({ unit_id }) => ({ params: { unit_id } }),
  [`POST ${path}`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      name: 'Hlášení',
      pasport_id: scene.records.building.pasport_id,
      only_flats: true,
      valid_from: '2024-01-01',
      closes: '2199-12-31',
      remind_days: 7,
    },
  }),
  [`GET ${one}`]: read,
  [`GET ${one}/protocol`]: read,
  [`POST ${one}/term`]: write(() => ({ closes: '2199-12-30', remind_days: null })),
  [`POST ${one}/end`]: write(() => ({ state: 'closed' })),
  [`POST ${one}/answer`]: write(({ records }) => ({
    pasport_id: records.space.pasport_id,
    code: '',
    persons_count: 2,
    valid_from: null,
    declared_by: 'Jan Novák',
    note: '',
    way: 'person',
    delivered: '2024-01-10',
  })),
  [`POST ${one}/sheets`]: write(({ records }) => ({
    of: 'all',
    pasport_id: records.space.pasport_id,
  })),
  [`POST ${one}/ask`]: write(() => ({ kind: 'reminder' })),
  [`POST ${one}/accept`]: write(({ records }) => ({
    answers: [{ person_declaration_id: records.campaign.person_declaration_id, seen: null }],
  })),
  'POST /v1/declarations/open': ({ records }) => ({ body: { secret: records.campaign.link } }),
  'POST /v1/declarations': ({ records }) => ({
    body: {
      secret: records.campaign.link,
      persons_count: 2,
      valid_from: null,
      declared_by: 'Eva Nová',
      note: '',
    },
  }),
};
