import { shiftDays } from '#contract/czech/iso-date.ts';
import { accountNumberRule } from '#contract/rules/bank-account.ts';
import { gpcFile } from '#tests/statement-files.ts';
import { ACCOUNT } from '../bank.ts';
import { claims, counted, type MakeSample, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const ofAccount = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });

/** Another number of an account each time, with its check digit. */
function newNumber(): string {
  const begin = 20_000_000 + counted();
  for (let last = 0; last < 100; last += 1)
    if (accountNumberRule(`${begin}${String(last).padStart(2, '0')}`) === null)
      return `${begin}${String(last).padStart(2, '0')}`;
  throw new Error('No check digit fits.');
}

/** A statement of another day each time. */
const upload: MakeSample = (scene, endpoint) => {
  const day = shiftDays('2000-01-01', counted());
  const text = gpcFile({ account: ACCOUNT, from: day, to: day, movements: [{ day, amount: 100 }] });
  return {
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      bank_account_id: scene.records.bank.bank_account_id,
      file_name: 'vypis.gpc',
      content_base64: Buffer.from(text).toString('base64'),
    },
  };
};

/** Valid requests of bank accounts and their statements. */
export const bankSamples: Samples = {
  'GET /v1/money/bank/accounts/{unit_id}': ofUnit,
  'POST /v1/money/bank/accounts/{unit_id}': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      name: 'Fond oprav',
      account_number: newNumber(),
      bank_code: '0800',
    },
  }),
  'PUT /v1/money/bank/account/{unit_id}/{id}': (scene, endpoint) => ({
    ...ofAccount(scene, scene.records.bank.bank_account_id),
    body: { ...claims(scene, endpoint), name: 'Provozní účet', version: 1 },
  }),
  'DELETE /v1/money/bank/account/{unit_id}/{id}': (scene) =>
    ofAccount(scene, scene.records.bank.spare_id),
  'GET /v1/money/bank/statements/{unit_id}': ofUnit,
  'POST /v1/money/bank/preview/{unit_id}': upload,
  'POST /v1/money/bank/statements/{unit_id}': upload,
  'DELETE /v1/money/bank/mapping/{unit_id}/{bank_mapping_id}': ({ unit_id, records }) => ({
    params: { unit_id, bank_mapping_id: records.bank.bank_mapping_id },
  }),
  'POST /v1/money/bank/movements/{unit_id}/book': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: claims(scene, endpoint),
  }),
  'DELETE /v1/money/bank/statement/{unit_id}/{bank_statement_id}': ({ unit_id, records }) => ({
    params: { unit_id, bank_statement_id: records.bank.bank_statement_id },
  }),
  'GET /v1/money/bank/movements/{unit_id}': ({ unit_id, records }) => ({
    params: { unit_id },
    query: {
      filter: 'all',
      bank_account_id: String(records.bank.bank_account_id),
      bank_statement_id: String(records.bank.bank_statement_id),
    },
  }),
  'PUT /v1/money/bank/movement/{unit_id}/{bank_movement_id}': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: { ...claims(scene, endpoint), state: 'parked', note: 'Zjistit', version: 1 },
  }),
  'GET /v1/money/bank/reversals/{unit_id}': ofUnit,
  'POST /v1/money/bank/movements/{unit_id}/many': (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      records: [{ id: scene.records.bank.bank_movement_id, version: 1 }],
      fields: { note: 'ptám se v bance' },
    },
  }),
  // The movement of the scene undoes nothing.
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/reversal': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: {
      ...claims(scene, endpoint),
      ledger_payment_id: scene.records.money.ledger_payment_id,
      version: 1,
    },
    status: 409,
  }),
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/reversal/back': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: { ...claims(scene, endpoint), version: 1 },
    status: 409,
  }),
  'GET /v1/money/bank/sipo-periods/{unit_id}': ofUnit,
  // The post has paid nothing in the scene.
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/sipo': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: { ...claims(scene, endpoint), period: '2025-02', version: 1 },
    status: 400,
  }),
  'GET /v1/money/bank/movement/{unit_id}/{bank_movement_id}/refunds': (scene) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
  }),
  // The movement of the scene has not left, so it pays no order.
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/refund': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: {
      ...claims(scene, endpoint),
      refund_batch_id: scene.records.refunds.refund_batch_id,
      refund_item_id: scene.records.refunds.refund_item_id,
      version: 1,
    },
    status: 409,
  }),
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/refund/back': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: { ...claims(scene, endpoint), version: 1 },
    status: 409,
  }),
  'POST /v1/money/bank/movement/{unit_id}/{bank_movement_id}/sipo/back': (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, bank_movement_id: scene.records.bank.bank_movement_id },
    body: { ...claims(scene, endpoint), version: 1 },
    status: 409,
  }),
};
