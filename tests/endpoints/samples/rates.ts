import { shiftDays } from '#contract/czech/iso-date.ts';
import { claims, counted, nothing, type Samples } from '../sample.ts';

/** A day of long ago that has no rate yet. */
const freeDay = () => shiftDays('1850-01-01', counted());

/** Valid requests of rates of the central bank. */
export const ratesSamples: Samples = {
  'GET /v1/auxiliaries/rates/policy/{kind}': () => ({ params: { kind: 'repo' } }),
  'POST /v1/auxiliaries/rates/policy/{kind}': (scene, endpoint) => ({
    params: { kind: 'repo' },
    body: { ...claims(scene, endpoint), valid_from: freeDay(), rate: 3.5, reason: 'Výpadek ČNB' },
  }),
  'PUT /v1/auxiliaries/rates/policy/{kind}/{valid_from}': (scene, endpoint) => ({
    params: { kind: 'repo', valid_from: '1845-02-03' },
    body: { ...claims(scene, endpoint), rate: 3.25 },
    status: 404,
  }),
  'DELETE /v1/auxiliaries/rates/policy/{kind}/{valid_from}': () => ({
    params: { kind: 'discount', valid_from: '1845-02-03' },
    status: 404,
  }),
  'GET /v1/auxiliaries/rates/exchange': () => ({ query: { from: '2024-01-01', to: '2024-12-31' } }),
  'POST /v1/auxiliaries/rates/exchange': (scene, endpoint) => ({
    body: {
      ...claims(scene, endpoint),
      currency_code: 'EUR',
      valid_from: freeDay(),
      amount: 1,
      rate: 24.5,
      reason: 'Výpadek ČNB',
    },
  }),
  'PUT /v1/auxiliaries/rates/exchange/{currency_code}/{valid_from}': (scene, endpoint) => ({
    params: { currency_code: 'EUR', valid_from: '1845-02-03' },
    body: { ...claims(scene, endpoint), rate: 24.6 },
    status: 404,
  }),
  'DELETE /v1/auxiliaries/rates/exchange/{currency_code}/{valid_from}': () => ({
    params: { currency_code: 'EUR', valid_from: '1845-02-03' },
    status: 404,
  }),
  'GET /v1/auxiliaries/rates/sources': nothing,
  'POST /v1/auxiliaries/rates/fetch': (scene, endpoint) => ({
    body: { ...claims(scene, endpoint), source: 'repo' },
  }),
  'GET /v1/auxiliaries/rates/converter': () => ({
    query: { amount: '100.5', currency_code: 'EUR', day: '2024-05-11' },
  }),
  'POST /v1/auxiliaries/rates/latedebts': () => ({
    body: {
      debts: [{ principal: 345_000, due_day: '2025-02-03' }],
      payments: [{ amount: 100_000, paid_day: '2025-03-03' }],
      until: '2025-06-30',
    },
  }),
  'GET /v1/auxiliaries/rates/lateinterest': () => ({
    query: { principal: '1000000', due_day: '2025-01-31', paid_day: '2025-06-30' },
  }),
};
