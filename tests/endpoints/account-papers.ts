import { newSecret, secretHash } from '#server/access/secret.ts';
import { newlyAsked, secretsOf } from '#server/access/sheet-codes.ts';
import { insertRow } from '../builders.ts';
import type { UnitOfClient } from '../pasports.ts';
import type { World } from '../world.ts';

/** What a confirmation says where nothing is owed. */
const contentOf = (mark: string) => ({
  unit_name: mark,
  unit_business_id: '',
  unit_address: '',
  space_number: '1',
  building_name: mark,
  place: '',
  names: mark,
  as_of: '2024-02-01',
  debts: [],
  kinds: [],
  returned: 0,
  debts_sum: 0,
  overpaid: 0,
  advances: [],
  advances_sum: 0,
  unsettled_since: 2024,
});

/** A link to an account, and two confirmations of its debts, of which one may be revoked. */
export async function makeAccountPapers(
  { db, portal }: World,
  unit: UnitOfClient,
  made: Readonly<Record<'ledger_account_id' | 'pasport_id' | 'address_id', number>>,
  mark: string,
) {
  const { client_id, unit_id } = unit;
  const { ledger_account_id, pasport_id, address_id } = made;
  const of = { client_id, unit_id, ledger_account_id };
  const link = newSecret();
  const row = await insertRow(db, 'account_links', {
    ...of,
    address_id,
    recipient: `${mark}@example.cz`,
    link_hash: secretHash(link),
    expires: '2199-12-31',
  });
  const key = await portal.secretsKey();
  const confirmation = async (issued_number: number) => {
    const asked = newlyAsked(key, 'confirmation');
    const { debt_confirmation_id } = await insertRow(db, 'debt_confirmations', {
      ...of,
      pasport_id,
      issued_year: 2024,
      issued_number,
      as_of: '2024-02-01',
      requester: 'transferor',
      content: JSON.stringify(contentOf(mark)),
      debts_sum: 0,
      seed: asked.seed,
      code_hash: asked.code_hash,
      user_name: mark,
    });
    const { code } = secretsOf(key, 'confirmation', asked.seed);
    return { id: Number(debt_confirmation_id), code };
  };
  const first = await confirmation(1);
  const spare = await confirmation(2);
  const confirmation_link = newSecret();
  const { confirmation_link_id } = await insertRow(db, 'confirmation_links', {
    ...of,
    debt_confirmation_id: first.id,
    made_for: mark,
    recipient: `${mark}@example.cz`,
    link_hash: secretHash(confirmation_link),
    expires: '2199-12-31',
  });
  return {
    link,
    account_link_id: Number(row['account_link_id']),
    confirmation_id: first.id,
    code: first.code,
    spare_id: spare.id,
    confirmation_link,
    confirmation_link_id: Number(confirmation_link_id),
  };
}
