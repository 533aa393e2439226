import { pragueDay } from '#contract/czech/prague-day.ts';
import { errors } from '#contract/errors.ts';
import { nextSipoPeriod } from '#contract/rules/sipo-period.ts';
import { DEFAULT_SIPO_DAY } from '#contract/rules/sipo.ts';
import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const ofHandOver = ({ unit_id, sipo }: Scene) => ({
  params: { unit_id, sipo_hand_over_id: sipo.last_id },
});
const ofAnswer = ({ unit_id, sipo }: Scene) => ({
  params: { unit_id, sipo_answer_id: sipo.answer_id },
});
// What may be handed over is told by the seal of the register, which no sample knows.
const nextPeriod = () => nextSipoPeriod(pragueDay(new Date()), DEFAULT_SIPO_DAY);
const payment = '9999991234567897022020210     1.0015.02.2020\r\n';

/** Valid requests of SIPO. */
export const sipoSamples: Samples = {
  'GET /v1/sipo/settings/{unit_id}': ofUnit,
  'PUT /v1/sipo/settings/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      organisation_number: '888888',
      delivery_day: 20,
      version: 1,
    },
  }),
  'GET /v1/sipo/register/{unit_id}': ofUnit,
  'GET /v1/sipo/hand-overs/{unit_id}': ofUnit,
  'POST /v1/sipo/hand-overs/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), period: nextPeriod(), seal: 'jiná' },
    status: errors['sipo-changed'].status,
  }),
  'GET /v1/sipo/files/{unit_id}': (scene) => ({
    ...ofUnit(scene),
    query: { period: nextPeriod(), seal: 'jiná' },
    status: errors['sipo-changed'].status,
  }),
  'GET /v1/sipo/hand-over/{unit_id}/{sipo_hand_over_id}': ofHandOver,
  'DELETE /v1/sipo/hand-over/{unit_id}/{sipo_hand_over_id}': ofHandOver,
  'GET /v1/sipo/answers/{unit_id}': ofUnit,
  'POST /v1/sipo/answers/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      file_name: 'ZA999999.TXT',
      content_base64: Buffer.from(payment).toString('base64'),
    },
  }),
  'GET /v1/sipo/answer/{unit_id}/{sipo_answer_id}': ofAnswer,
  'DELETE /v1/sipo/answer/{unit_id}/{sipo_answer_id}': ofAnswer,
  'GET /v1/sipo/payments/{unit_id}': (scene) => ({
    ...ofUnit(scene),
    query: { period: '2020-01' },
  }),
  'POST /v1/sipo/payments/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), period: '2020-01', seal: 'jiná' },
    status: errors['sipo-payments-changed'].status,
  }),
  'POST /v1/sipo/payments/{unit_id}/take-back': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), period: '2020-01', seal: 'jiná', note: 'Zkouška' },
    status: errors['sipo-payments-changed'].status,
  }),
};
