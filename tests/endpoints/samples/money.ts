import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ unit_id });
const DAY = '2024-02-01';
const month = (scene: Scene) => ({ params: { unit_id: scene.unit_id, month: DAY } });
const account = ({ unit_id, records }: Scene) => ({
  params: { unit_id, ledger_account_id: records.money.ledger_account_id },
});
const payment = ({ unit_id, records }: Scene) => ({
  params: { unit_id, ledger_payment_id: records.money.ledger_payment_id },
});
const path = '/v1/money';

/** Valid requests of prescriptions, payments and accounts. */
export const moneySamples: Samples = {
  [`GET ${path}/accounts/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`GET ${path}/account/{unit_id}/{ledger_account_id}`]: account,
  [`POST ${path}/claim/{unit_id}/{ledger_account_id}`]: (scene, endpoint) => ({
    ...account(scene),
    body: { ...claims(scene, endpoint), name: 'Doplatek', amount: 5000, due_on: DAY },
  }),
  [`POST ${path}/claim/{unit_id}/{ledger_claim_id}/reverse`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, ledger_claim_id: scene.records.money.ledger_claim_id },
    body: { ...claims(scene, endpoint), reason: 'Omyl' },
  }),
  [`GET ${path}/settings/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`PUT ${path}/settings/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), due_day: 10 },
  }),
  [`GET ${path}/months/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`GET ${path}/month/{unit_id}/{month}`]: month,
  [`GET ${path}/month/{unit_id}/{month}/rows`]: month,
  [`POST ${path}/month/{unit_id}/{month}`]: (scene, endpoint) => ({
    ...month(scene),
    body: { ...claims(scene, endpoint), seen: 0 },
    // What the other requests have prescribed meanwhile is not known.
    status: 409,
  }),
  [`POST ${path}/month/{unit_id}/{month}/close`]: (scene, endpoint) => ({
    ...month(scene),
    body: claims(scene, endpoint),
    // Nothing was prescribed yet.
    status: 409,
  }),
  [`GET ${path}/payments/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`POST ${path}/payment/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: { ...claims(scene, endpoint), received_on: DAY, amount: 5000, way: 'cash' },
  }),
  [`POST ${path}/payment/{unit_id}/{ledger_payment_id}/parts`]: (scene, endpoint) => ({
    ...payment(scene),
    body: {
      ...claims(scene, endpoint),
      parts: [{ ledger_account_id: scene.records.money.ledger_account_id, amount: 100_000 }],
    },
  }),
  [`POST ${path}/payment/{unit_id}/{ledger_payment_id}/reverse`]: (scene, endpoint) => ({
    ...payment(scene),
    body: { ...claims(scene, endpoint), received_on: DAY, note: 'Vráceno' },
  }),
  [`GET ${path}/queue/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`POST ${path}/queue/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: claims(scene, endpoint),
  }),
  [`POST ${path}/payments/many/{unit_id}`]: (scene, endpoint) => ({
    params: ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.money.ledger_payment_id, version: 1 }],
      fields: { ledger_account_id: scene.records.money.ledger_account_id },
    },
  }),
  [`POST ${path}/payment/{unit_id}/{ledger_payment_id}/park`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, ledger_payment_id: scene.records.money.waiting_id },
    body: { ...claims(scene, endpoint), is_parked: true },
  }),
  [`GET ${path}/payers/{unit_id}`]: (scene) => ({ params: ofUnit(scene) }),
  [`DELETE ${path}/payer/{unit_id}/{ledger_payer_id}`]: (scene) => ({
    params: { unit_id: scene.unit_id, ledger_payer_id: scene.records.money.ledger_payer_id },
  }),
};
