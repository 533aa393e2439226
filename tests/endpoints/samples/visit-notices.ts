import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofPlace = ({ unit_id, records }: Scene) => ({
  params: { unit_id, pasport_id: records.space.pasport_id },
});
const ofRound = ({ unit_id, records }: Scene) => ({
  params: { unit_id, round_id: records.visits.round_id },
});
const ofNotice = ({ unit_id }: Scene, visit_notice_id: number) => ({
  params: { unit_id, visit_notice_id },
});
const mailed = ({ records }: Scene) => ({
  visit_ids: [records.visits.noticed_visit_id],
  within: 60,
  prepare: 'Uvolněte prosím přístup k vodoměrům.',
  contact: 'správa domu, 777 123 456',
});

const path = '/v1/fieldwork/round/{unit_id}/{round_id}/notices';
const placePath = '/v1/fieldwork/place-access/{unit_id}/{pasport_id}';
const noticePath = '/v1/fieldwork/notice/{unit_id}/{visit_notice_id}';

/** Valid requests of notices of visits and of what they prove. */
export const noticeSamples: Samples = {
  [`POST ${path}/preview`]: (scene, endpoint) => ({
    ...ofRound(scene),
    body: { ...claims(scene, endpoint), ...mailed(scene) },
  }),
  [`POST ${path}/mail`]: (scene, endpoint) => ({
    ...ofRound(scene),
    body: { ...claims(scene, endpoint), ...mailed(scene) },
  }),
  'POST /v1/fieldwork/notices/{unit_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id },
    body: {
      ...claims(scene, endpoint),
      visit_ids: [scene.records.visits.noticed_visit_id],
      channel: 'post',
      told_on: '2026-02-20',
      within: 60,
      addressee: 'Jan Novák',
      delivered_on: null,
      note: 'podací lístek RR123',
    },
  }),
  [`PUT ${noticePath}`]: (scene, endpoint) => ({
    ...ofNotice(scene, scene.records.visits.visit_notice_id),
    body: {
      ...claims(scene, endpoint),
      delivered_on: '2026-02-23',
      note: 'doručenka',
      version: 1,
    },
  }),
  [`DELETE ${noticePath}`]: (scene) => ofNotice(scene, scene.records.visits.spare_notice_id),
  [`GET ${placePath}`]: ofPlace,
  [`POST ${placePath}/pdf`]: (scene, endpoint) => ({
    ...ofPlace(scene),
    body: claims(scene, endpoint),
  }),
};
