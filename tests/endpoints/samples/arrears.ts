import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const path = '/v1/money/arrears/{unit_id}';

const ratePath = `${path}/account/{ledger_account_id}/rate/{id}`;
const rateOf = ({ unit_id, records: { money } }: Scene) => ({
  unit_id,
  ledger_account_id: money.ledger_account_id,
  id: String(money.account_rate_id),
});

const chosen = ({ records }: Scene) => [
  { ledger_account_id: records.money.ledger_account_id, level: 2 },
];

const agreementOf = ({ unit_id, records }: Scene) => ({
  unit_id,
  instalment_agreement_id: records.money.instalment_agreement_id,
});

const fileOf = ({ unit_id, records }: Scene) => ({
  params: { unit_id, id: records.money.agreement_file_id },
});

/** Valid requests of debts and reminders. */
export const arrearsSamples: Samples = {
  [`GET ${path}`]: ofUnit,
  [`GET ${path}/owing`]: ofUnit,
  [`GET ${path}/year`]: ofUnit,
  [`GET ${path}/account/{ledger_account_id}`]: ({ unit_id, records }) => ({
    params: { unit_id, ledger_account_id: records.money.ledger_account_id },
  }),
  [`GET ${path}/settings`]: ofUnit,
  [`PUT ${path}/settings`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), agreed_rate: 12.5, rate_source: 'Smlouvy, čl. 5' },
  }),
  [`POST ${path}/lawyer`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), accounts: [scene.records.money.ledger_account_id] },
  }),
  [`GET ${path}/account/{ledger_account_id}/rates`]: ({ unit_id, records }) => ({
    params: { unit_id, ledger_account_id: records.money.ledger_account_id },
  }),
  [`POST ${ratePath}`]: (scene, endpoint) => ({
    params: { ...rateOf(scene), id: '0' },
    body: {
      ...claims(scene, endpoint),
      valid_from: '2024-03-01',
      agreed_rate: 10,
      rate_source: 'Smlouva ze dne 1. 3. 2024',
    },
  }),
  [`PUT ${ratePath}`]: (scene, endpoint) => ({
    params: rateOf(scene),
    body: { ...claims(scene, endpoint), agreed_rate: 9.5 },
  }),
  [`DELETE ${ratePath}`]: (scene) => ({ params: rateOf(scene) }),
  [`GET ${path}/instalments`]: (scene) => ({
    ...ofUnit(scene),
    query: { ledger_account_id: String(scene.records.money.ledger_account_id) },
  }),
  [`POST ${path}/account/{ledger_account_id}/instalments`]: (scene, endpoint) => ({
    params: {
      unit_id: scene.unit_id,
      ledger_account_id: scene.records.money.ledger_account_id,
    },
    body: {
      ...claims(scene, endpoint),
      agreed_on: '2024-02-20',
      claims: [scene.records.money.ledger_claim_id],
      instalments: [
        { due_on: '2024-03-20', amount: 20_000 },
        { due_on: '2024-04-20', amount: 20_000 },
      ],
      acknowledges: true,
      calls_whole: true,
      note: '',
    },
  }),
  [`POST ${path}/instalments/{instalment_agreement_id}/end`]: (scene, endpoint) => ({
    params: agreementOf(scene),
    body: { ...claims(scene, endpoint), way: 'cancelled', reason: 'Dohodnuto jinak' },
  }),
  [`POST ${path}/instalments/{instalment_agreement_id}/pdf`]: (scene, endpoint) => ({
    params: agreementOf(scene),
    body: claims(scene, endpoint),
  }),
  [`POST ${path}/instalments/{instalment_agreement_id}/signature`]: (scene, endpoint) => ({
    params: agreementOf(scene),
    body: { ...claims(scene, endpoint), signed_on: '2024-02-20', signed_by: 'Jan Novák' },
  }),
  [`POST ${path}/instalments/{instalment_agreement_id}/files`]: (scene, endpoint) => ({
    params: agreementOf(scene),
    body: {
      ...claims(scene, endpoint),
      file_name: 'podepsano.pdf',
      content_base64: Buffer.from('%PDF-1.7').toString('base64'),
    },
  }),
  [`GET ${path}/instalment-file/{id}`]: fileOf,
  [`DELETE ${path}/instalment-file/{id}`]: fileOf,
  [`GET ${path}/reminders/levels`]: ofUnit,
  [`PUT ${path}/reminders/levels/{level}`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, level: 1 },
    body: {
      ...claims(scene, endpoint),
      subject: 'Upomínka',
      body: 'Zaplaťte {dluh}.',
      wait_days: 20,
      pay_days: 10,
    },
  }),
  [`GET ${path}/reminders`]: ofUnit,
  [`GET ${path}/reminders/sent`]: (scene) => ({
    ...ofUnit(scene),
    query: { ledger_account_id: String(scene.records.money.ledger_account_id) },
  }),
  [`POST ${path}/reminders/preview`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), chosen: chosen(scene) },
  }),
  [`POST ${path}/reminders`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), chosen: chosen(scene), channel: 'paper' },
  }),
  [`POST ${path}/reminders/pdf`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), reminders: [scene.records.money.reminder_id] },
  }),
  [`POST ${path}/reminders/sent/{reminder_id}/delivered`]: (scene, endpoint) => ({
    params: { unit_id: scene.unit_id, reminder_id: scene.records.money.reminder_id },
    body: { ...claims(scene, endpoint), state: 'posted', delivered_on: '2024-02-16' },
  }),
};
