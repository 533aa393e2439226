import { shiftDays } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { RECIPIENT } from '../../settlements.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const it = ({ unit_id, records }: Scene) => ({
  params: { unit_id, settlement_id: records.settlement.settlement_id },
});
const one = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const ofCount = ({ unit_id, records: { settlement } }: Scene) => ({
  params: {
    unit_id,
    settlement_id: settlement.settlement_id,
    settlement_count_id: settlement.settlement_count_id,
  },
});

const inAMonth = () => shiftDays(pragueDay(new Date()), 30);
const ofIssued = ({ unit_id, records }: Scene, which: 'issued' | 'corrected') => ({
  params: { unit_id, settlement_id: records.settlement[which].settlement_id },
});
const chosen = (scene: Scene, endpoint: Endpoint) => ({
  ...ofIssued(scene, 'issued'),
  body: {
    ...claims(scene, endpoint),
    statements: [scene.records.settlement.issued.settlement_statement_id],
  },
});
const statement = ({ unit_id, records }: Scene) => ({
  params: {
    unit_id,
    settlement_statement_id: records.settlement.issued.settlement_statement_id,
  },
});
const advances = (scene: Scene, endpoint: Endpoint) => ({
  ...ofIssued(scene, 'issued'),
  body: {
    ...claims(scene, endpoint),
    valid_from: '2026-01-01',
    reserve: 5,
    step: 1000,
    except: [],
  },
});
const simulation = (scene: Scene) => one(scene, scene.records.settlement.settlement_simulation_id);
const tried = (scene: Scene, endpoint: Endpoint) => ({
  ...it(scene),
  body: {
    ...claims(scene, endpoint),
    settlement_count_id: scene.records.settlement.settlement_count_id,
    changes: [{ billing_rule_id: 1, key: 'unit', spaces: [] }],
  },
});
const boarded = ({ records }: Scene) => ({ body: { secret: records.settlement.board.secret } });
const opened = ({ records }: Scene) => ({ body: { secret: records.settlement.issued.secret } });

/** Valid requests of settlements. */
export const settlementSamples: Samples = {
  'GET /v1/settlement/texts': () => ({}),
  'PUT /v1/settlement/texts': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), advice: 'Středisko EKIS (ukázka)' },
  }),
  'GET /v1/settlements/browser/{unit_id}': ({ unit_id }) => ({ params: { unit_id } }),
  'GET /v1/settlement/{unit_id}/{id}': (scene) =>
    one(scene, scene.records.settlement.settlement_id),
  'POST /v1/settlement/{unit_id}/{id}': (scene, endpoint) => ({
    ...one(scene, 0),
    body: {
      ...claims(scene, endpoint),
      building_id: scene.records.building.pasport_id,
      period_from: '2023-01-01',
      period_to: '2023-12-31',
      note: 'Rok 2023',
    },
  }),
  'PUT /v1/settlement/{unit_id}/{id}': (scene, endpoint) => ({
    ...one(scene, scene.records.settlement.settlement_id),
    body: { ...claims(scene, endpoint), note: 'Čeká na fakturu za teplo', version: 1 },
  }),
  'DELETE /v1/settlement/{unit_id}/{id}': (scene) =>
    one(scene, scene.records.settlement.spare_settlement_id),
  'POST /v1/settlement/looked/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: claims(scene, endpoint),
  }),
  'POST /v1/settlement/checks/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: {
      ...claims(scene, endpoint),
      kind: 'days-without-cost',
      found: 'abc',
      reason: 'Služba v těch dnech nebyla',
    },
  }),
  'POST /v1/settlement/count/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: claims(scene, endpoint),
  }),
  'POST /v1/settlement/review/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: {
      ...claims(scene, endpoint),
      settlement_count_id: scene.records.settlement.settlement_count_id,
      reviewed: false,
    },
  }),
  'GET /v1/settlement/result/{unit_id}/{settlement_id}/{settlement_count_id}': ofCount,
  'GET /v1/settlement/counts/{unit_id}/{settlement_id}': it,
  'GET /v1/settlement/explained/{unit_id}/{settlement_id}/{settlement_count_id}': (scene) => ({
    ...ofCount(scene),
    query: { recipient: RECIPIENT },
  }),
  // The settlement of the scene is over.
  'GET /v1/settlement/forecast/{unit_id}/{settlement_id}': (scene) => ({
    ...it(scene),
    status: 409,
  }),
  'GET /v1/settlement/board/{unit_id}/{settlement_id}': it,
  'POST /v1/settlement/board/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...it(scene),
    body: {
      ...claims(scene, endpoint),
      settlement_count_id: scene.records.settlement.settlement_count_id,
      name: 'Jana Výborová',
      email: '',
      days: 21,
    },
  }),
  'POST /v1/settlement/board-review/{unit_id}/{id}/revoke': (scene, endpoint) => ({
    ...one(scene, scene.records.settlement.spare_board.settlement_review_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/board-link/open': boarded,
  'POST /v1/board-link/decide': (scene) => ({
    body: { ...boarded(scene).body, state: 'signed', signed_name: 'Jana Výborová', comment: '' },
  }),
  'POST /v1/board-link/document': (scene) => ({
    body: { ...boarded(scene).body, file_id: scene.records.billing.billing_file_id },
  }),
  'GET /v1/settlement/simulations/{unit_id}/{settlement_id}': it,
  'POST /v1/settlement/simulations/{unit_id}/{settlement_id}': (scene, endpoint) => {
    const { params, body } = tried(scene, endpoint);
    return { params, body: { ...body, name: 'Na každý prostor stejně', note: '' } };
  },
  'PUT /v1/settlement/simulation/{unit_id}/{id}': (scene, endpoint) => ({
    ...simulation(scene),
    body: { ...tried(scene, endpoint).body, name: 'Výtah stejně', version: 1 },
  }),
  'DELETE /v1/settlement/simulation/{unit_id}/{id}': simulation,
  'GET /v1/settlement/simulation-ground/{unit_id}/{settlement_id}/{settlement_count_id}': ofCount,
  'POST /v1/settlement/simulated/{unit_id}/{settlement_id}': tried,
  'POST /v1/settlement/simulated/{unit_id}/{settlement_id}/pdf': (scene, endpoint) => {
    const { params, body } = tried(scene, endpoint);
    return { params, body: { ...body, name: 'Na každý prostor stejně' } };
  },
  'POST /v1/settlement/issue/{unit_id}/{settlement_id}': (scene, endpoint) => {
    const { settlement_id, settlement_count_id } = scene.records.settlement.reviewed;
    return {
      params: { unit_id: scene.unit_id, settlement_id },
      body: { ...claims(scene, endpoint), settlement_count_id, due_on: inAMonth() },
    };
  },
  'POST /v1/settlement/correction/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...ofIssued(scene, 'corrected'),
    body: { ...claims(scene, endpoint), reason: 'Chyběl doklad' },
  }),
  // Nothing is being corrected there: what cancels is told so.
  'POST /v1/settlement/correction/{unit_id}/{settlement_id}/cancel': (scene, endpoint) => ({
    ...ofIssued(scene, 'issued'),
    body: claims(scene, endpoint),
    status: 409,
  }),
  'GET /v1/settlement/statements/{unit_id}/{settlement_id}': (scene) => ofIssued(scene, 'issued'),
  'POST /v1/settlement/statements/{unit_id}/{settlement_id}/mail': chosen,
  'POST /v1/settlement/statements/{unit_id}/{settlement_id}/print': chosen,
  // Nobody there has a data box: what asks for them is told so.
  'POST /v1/settlement/statements/{unit_id}/{settlement_id}/data-box': (scene, endpoint) => ({
    ...chosen(scene, endpoint),
    status: 409,
  }),
  'POST /v1/settlement/statements/{unit_id}/{settlement_id}/delivered': (scene, endpoint) => {
    const { params, body } = chosen(scene, endpoint);
    return { params, body: { ...body, state: 'handed', delivered_on: '2024-02-10' } };
  },
  'GET /v1/settlement/statement/{unit_id}/{settlement_statement_id}': statement,
  'POST /v1/settlement/statement/{unit_id}/{settlement_statement_id}/pdf': (scene, endpoint) => ({
    ...statement(scene),
    body: claims(scene, endpoint),
  }),
  'GET /v1/settlement/statement/{unit_id}/{settlement_statement_id}/links': statement,
  'POST /v1/settlement/statement/{unit_id}/{settlement_statement_id}/links': (scene, endpoint) => ({
    ...statement(scene),
    body: { ...claims(scene, endpoint), days: 30 },
  }),
  'POST /v1/settlement/statement-link/{unit_id}/{id}/revoke': (scene, endpoint) => ({
    ...one(scene, scene.records.settlement.corrected.settlement_link_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/settlement/advances/{unit_id}/{settlement_id}/preview': advances,
  // The seen mark is of no preview: what is asked for is told to differ.
  'POST /v1/settlement/advances/{unit_id}/{settlement_id}': (scene, endpoint) => {
    const { params, body } = advances(scene, endpoint);
    return { params, body: { ...body, seen: 'nic' }, status: 409 };
  },
  'GET /v1/settlement/objections/{unit_id}/{settlement_id}': (scene) => ofIssued(scene, 'issued'),
  'POST /v1/settlement/objections/{unit_id}/{settlement_id}': (scene, endpoint) => ({
    ...ofIssued(scene, 'issued'),
    body: {
      ...claims(scene, endpoint),
      settlement_statement_id: scene.records.settlement.issued.settlement_statement_id,
      service_id: null,
      content: 'Nesouhlasím s nákladem.',
      received_on: '2024-02-12',
    },
  }),
  'POST /v1/settlement/objection/{unit_id}/{id}/answer': (scene, endpoint) => ({
    ...one(scene, scene.records.settlement.corrected.settlement_objection_id),
    body: { ...claims(scene, endpoint), state: 'refused', answer: 'Odečet souhlasí s měřidlem.' },
  }),
  'POST /v1/statement-link/objection': (scene) => ({
    body: { ...opened(scene).body, service_id: null, content: 'Nesouhlasím s výtahem.' },
  }),
  'POST /v1/statement-link/open': opened,
  'POST /v1/statement-link/pdf': opened,
  'POST /v1/statement-link/document': (scene) => ({
    body: { ...opened(scene).body, file_id: scene.records.billing.billing_file_id },
  }),
};
