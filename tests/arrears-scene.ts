import { createClaim } from '#contract/money/claims.ts';
import { createPayment } from '#contract/money/payments.ts';
import { addAddressRow, addRelationRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { unitWorld } from './unit-world.ts';

/** Whose account it is. */
interface Flat {
  readonly ledger_account_id: number;
  readonly address_id: number;
  readonly pasport_id: number;
}

interface FlatOptions {
  /** The last day on which they bear it. */
  readonly valid_to?: string | null;
  readonly email?: string;
  /** The person, where it is one of another flat. */
  readonly address_id?: number;
}

/** A unit with flats that owe. */
export function arrearsScene() {
  const world = unitWorld();
  const at = Object.assign(world, {
    admin: async () =>
      (await world.world.makeUser({ client_id: world.unit.client_id, is_client_admin: true }))
        .token,
  });
  const params = () => ({ unit_id: at.unit.unit_id });
  const token = () => at.user.token;

  /** A flat with a tenant and his account. */
  async function flat(space_number: string, options: FlatOptions = {}): Promise<Flat> {
    const { db } = at.world;
    const { valid_to = null, email = '' } = options;
    const house = (await addBuildingRow(db, at.unit)).pasport_id;
    const symbol = { space_number, variable_symbol: space_number };
    const { pasport_id } = await addSpaceRow(db, at.unit, house, symbol);
    const address_id = options.address_id ?? (await addAddressRow(db, at.unit, { email }));
    await addRelationRow(db, at.unit, 'tenant', { pasport_id, address_id, valid_to });
    const party = { ...at.unit, pasport_id, party: String(address_id) };
    const made = await insertRow(db, 'ledger_accounts', party);
    const ledger_account_id = Number(made['ledger_account_id']);
    await insertRow(db, 'ledger_account_people', {
      ...at.unit,
      ledger_account_id,
      place: 1,
      address_id,
    });
    return { ledger_account_id, address_id, pasport_id };
  }

  /** Claims something of the account. */
  const owes = async (
    { ledger_account_id }: Flat,
    amount: number,
    due_on: string,
    name = 'Nájem',
  ) =>
    at.world.call(createClaim, {
      token: token(),
      params: { ...params(), ledger_account_id },
      body: { name, amount, due_on },
    });

  /** Writes down what was paid to the account. */
  const pays = async ({ ledger_account_id }: Flat, amount: number, received_on: string) =>
    at.world.call(createPayment, {
      token: token(),
      params: params(),
      body: { received_on, amount, way: 'bank', parts: [{ ledger_account_id, amount }] },
    });

  return { at, params, token, flat, owes, pays };
}
