import { claims, type Samples } from '../sample.ts';
import type { Scene } from '../scene.ts';

const ofUnit = ({ unit_id }: Scene) => ({ params: { unit_id } });
const path = '/v1/money/arrears/{unit_id}';

/** Valid requests of debts and reminders. */
export const arrearsSamples: Samples = {
  [`GET ${path}`]: ofUnit,
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
};
