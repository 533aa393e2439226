import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const account = ({ unit_id, records }: Scene) => ({
  params: { unit_id, ledger_account_id: records.money.ledger_account_id },
});
const confirmation = ({ unit_id, records }: Scene) => ({
  params: { unit_id, debt_confirmation_id: records.accountPapers.confirmation_id },
});
const paper = ({ unit_id }: Scene, id: number) => ({ params: { unit_id, id } });
const path = '/v1/money';
const DAY = '2024-02-01';

/** Valid requests of accounts on paper and by link, and of confirmations of debts. */
export const accountPapersSamples: Samples = {
  [`GET ${path}/account-payment/{unit_id}/{ledger_account_id}`]: account,
  [`POST ${path}/account-pdf/{unit_id}/{ledger_account_id}`]: (scene, endpoint) => ({
    ...account(scene),
    body: { ...claims(scene, endpoint), as_of: DAY },
  }),
  [`POST ${path}/accounts-pdf/{unit_id}`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: {
      ...claims(scene, endpoint),
      as_of: DAY,
      ledger_account_ids: [scene.records.money.ledger_account_id],
    },
  }),
  [`GET ${path}/paper-settings/{unit_id}`]: ofUnit,
  [`PUT ${path}/paper-settings/{unit_id}`]: (scene, endpoint) => ({
    ...ofUnit(scene),
    body: { ...claims(scene, endpoint), bank_account_id: scene.records.bank.bank_account_id },
  }),
  [`GET ${path}/accounts-of/{unit_id}`]: (scene) => ({
    ...ofUnit(scene),
    query: {
      address_id: String(scene.records.address_id),
      pasport_id: String(scene.records.space.pasport_id),
    },
  }),
  [`GET ${path}/account-links/{unit_id}/{ledger_account_id}`]: account,
  [`POST ${path}/account-links/{unit_id}/{ledger_account_id}`]: (scene, endpoint) => ({
    ...account(scene),
    body: {
      ...claims(scene, endpoint),
      address_id: scene.records.address_id,
      by_mail: false,
      days: 30,
    },
  }),
  [`POST ${path}/account-link/{unit_id}/{id}/revoke`]: (scene, endpoint) => ({
    ...paper(scene, scene.records.accountPapers.account_link_id),
    body: claims(scene, endpoint),
  }),
  [`GET ${path}/confirmations/{unit_id}`]: ofUnit,
  [`GET ${path}/confirmation-preview/{unit_id}/{ledger_account_id}`]: (scene) => ({
    ...account(scene),
    query: { as_of: DAY, unsettled_since: '2024' },
  }),
  [`POST ${path}/confirmation/{unit_id}/{ledger_account_id}`]: (scene, endpoint) => ({
    ...account(scene),
    body: {
      ...claims(scene, endpoint),
      as_of: DAY,
      unsettled_since: 2024,
      requester: 'transferor',
      requester_name: '',
      consent_on: null,
      consent_note: '',
      replaces_id: scene.records.accountPapers.spare_id,
      revoked_reason: 'Omyl',
    },
  }),
  [`POST ${path}/confirmation-revoke/{unit_id}/{id}`]: (scene, endpoint) => ({
    ...paper(scene, scene.records.accountPapers.spare_id),
    body: { ...claims(scene, endpoint), revoked_reason: 'Omyl' },
  }),
  [`POST ${path}/confirmation-pdf/{unit_id}/{id}`]: (scene, endpoint) => ({
    ...paper(scene, scene.records.accountPapers.confirmation_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/account-link/open': ({ records }) => ({ body: { secret: records.accountPapers.link } }),
  'POST /v1/account-link/pdf': ({ records }) => ({ body: { secret: records.accountPapers.link } }),
  [`GET ${path}/confirmation-links/{unit_id}/{debt_confirmation_id}`]: confirmation,
  [`POST ${path}/confirmation-links/{unit_id}/{debt_confirmation_id}`]: (scene, endpoint) => ({
    ...confirmation(scene),
    body: { ...claims(scene, endpoint), made_for: 'Notářka', recipient: '', days: 30 },
  }),
  [`POST ${path}/confirmation-link/{unit_id}/{id}/revoke`]: (scene, endpoint) => ({
    ...paper(scene, scene.records.accountPapers.confirmation_link_id),
    body: claims(scene, endpoint),
  }),
  'POST /v1/confirmation-link/open': ({ records }) => ({
    body: { secret: records.accountPapers.confirmation_link },
  }),
  'POST /v1/confirmation-link/pdf': ({ records }) => ({
    body: { secret: records.accountPapers.confirmation_link },
  }),
  'POST /v1/confirmation-check': ({ records }) => ({
    body: { number: '2024/1', code: records.accountPapers.code },
  }),
};
