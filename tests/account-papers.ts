import { beforeEach } from 'vitest';
import { addAddressRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { unitWorld, type UnitWorld } from './unit-world.ts';

/** The day of the scene. */
export const TODAY = '2026-11-25';

interface Account {
  readonly ledger_account_id: number;
}

/** What is written straight into the ledger of the scene. */
function rowsOf(at: UnitWorld) {
  /** A claim in hellers; of a month where its first day is told. */
  const claim = (
    { ledger_account_id }: Account,
    due_on: string,
    amount: number,
    { name = 'Teplo', for_month = null }: { name?: string; for_month?: string | null } = {},
  ) =>
    insertRow(at.world.db, 'ledger_claims', {
      ...at.unit,
      ledger_account_id,
      name,
      for_month,
      booked_in: `${due_on.slice(0, 8)}01`,
      due_on,
      amount,
      origin: for_month === null ? 'hand' : 'month',
    });

  /** A payment in hellers that belongs to the account. */
  async function pay({ ledger_account_id }: Account, received_on: string, amount: number) {
    const booked_in = `${received_on.slice(0, 8)}01`;
    const paid = {
      ...at.unit,
      received_on,
      booked_in,
      amount,
      way: 'bank',
      note: 'tajná poznámka',
    };
    const { ledger_payment_id } = await insertRow(at.world.db, 'ledger_payments', paid);
    const part = { ledger_payment_id, ledger_account_id, amount, reason: 'hand' };
    await insertRow(at.world.db, 'ledger_parts', { ...at.unit, ...part });
  }

  /** A bank account of the unit; returns its id. */
  async function bank(account_number = '1265098001', columns: object = {}) {
    const row = { ...at.unit, name: 'Běžný', account_number, bank_code: '5500', ...columns };
    return Number((await insertRow(at.world.db, 'bank_accounts', row))['bank_account_id']);
  }
  return { claim, pay, bank };
}

/** An account with its people, and rows written straight into the ledger. */
export function accountScene() {
  const at = unitWorld();
  const own = { house: 0 };
  beforeEach(async () => {
    at.world.setNow('2026-11-25T09:00:00Z');
    await at.world.db.owner.query('delete from outbox_mails');
    await at.world.db.owner.query('delete from sign_in_attempts');
    own.house = (
      await addBuildingRow(at.world.db, at.unit, { pasport_name: 'Lipová 12' })
    ).pasport_id;
  });

  /** An account of a flat and of one person with an e-mail, unless told otherwise. */
  async function account(space_number = '12', person: object = {}) {
    const { db } = at.world;
    const { pasport_id } = await addSpaceRow(db, at.unit, own.house, {
      space_number,
      variable_symbol: `10${space_number}`,
    });
    const address_id = await addAddressRow(db, at.unit, {
      first_name: 'Jana',
      last_name: 'Nováková',
      email: 'jana@example.cz',
      ...person,
    });
    const of = { ...at.unit, pasport_id, party: String(address_id) };
    const ledger_account_id = Number(
      (await insertRow(db, 'ledger_accounts', of))['ledger_account_id'],
    );
    await insertRow(db, 'ledger_account_people', {
      ...at.unit,
      ledger_account_id,
      place: 1,
      address_id,
    });
    return { ledger_account_id, pasport_id, address_id };
  }

  const rows = rowsOf(at);
  const token = () => at.user.token;
  const params = (one: Account) => ({
    unit_id: at.unit.unit_id,
    ledger_account_id: one.ledger_account_id,
  });
  return { at, own, account, token, params, ...rows };
}

/** Texts of the pages of a PDF. */
export async function pagesOf({ content_base64 }: { content_base64: string }): Promise<string[]> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const bytes = new Uint8Array(Buffer.from(content_base64, 'base64'));
  const { text } = await extractText(await getDocumentProxy(bytes));
  return text.map((page) => page.replaceAll(/\s+/gu, ' '));
}
