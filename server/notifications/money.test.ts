import { beforeEach, describe, expect, test } from 'vitest';
import { updateArrearsSettings } from '#contract/money/arrears-interest.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';
import { insertRow } from '#tests/builders.ts';
import { goMorningRounds } from './morning.service.ts';

const { at, params, flat, owes, pays } = arrearsScene();
const owner = () => at.world.db.owner;

beforeEach(async () => {
  await owner().query(
    'truncate client_user_messages, outbox_mails, notified, notification_rounds, user_preferences',
  );
  // Clients of other tests have nothing to be told of.
  await owner().query(
    'truncate ledger_parts, ledger_payments, ledger_claims, bank_statements cascade',
  );
  await owner().query('update clients set licence_valid_to = null');
  at.world.setNow('2026-06-30T05:10:00Z');
});

const round = (day: string) => {
  at.world.setNow(`${day}T05:10:00Z`);
  return goMorningRounds({ ...at.world.portal });
};

type Person = { readonly client_id: number; readonly client_user_id: number };
async function told({ client_user_id }: Person = at.user): Promise<string[]> {
  const { rows } = await owner().query<{ message: string }>(
    `select message from client_user_messages where client_user_id = $1
      order by client_user_message_id`,
    [client_user_id],
  );
  return rows.map(({ message }) => message.replaceAll('\u00a0', ' '));
}
async function links(): Promise<string[]> {
  const { rows } = await owner().query<{ link: string }>(
    'select link from client_user_messages order by client_user_message_id',
  );
  return rows.map(({ link }) => link);
}
const wants = ({ client_id, client_user_id }: Person, choices: Record<string, string>) =>
  insertRow(at.world.db, 'user_preferences', { client_id, client_user_id, ...choices });

/** A payment that came from the bank and belongs to nobody. */
const came = (amount: number, received_on: string, columns: Record<string, unknown> = {}) =>
  insertRow(at.world.db, 'ledger_payments', {
    ...at.unit,
    received_on,
    booked_in: `${received_on.slice(0, 8)}01`,
    amount,
    way: 'bank',
    payer_name: 'Jan Novák',
    variable_symbol: '123',
    ...columns,
  });

let accounts = 0;
async function account(): Promise<number> {
  const row = await insertRow(at.world.db, 'bank_accounts', {
    ...at.unit,
    name: 'Fond oprav',
    account_number: String(1_000_000_000 + (accounts += 1)),
    bank_code: '0800',
  });
  return Number(row['bank_account_id']);
}
const statement = (bank_account_id: number, month: number) =>
  insertRow(at.world.db, 'bank_statements', {
    ...at.unit,
    bank_account_id,
    format: 'gpc',
    number: String(month),
    from_on: `2026-0${month}-01`,
    to_on: `2026-0${month}-28`,
    opening: 100,
    closing: 100,
    movements_count: 0,
    content_hash: `${bank_account_id} ${month}`,
    file_name: 'vypis.gpc',
  });

describe('a debt', () => {
  test('is told of once when it is as large and as old as the unit wants, not again while it lasts', async () => {
    const one = await flat('7');
    await owes(one, 250_000, '2026-05-29');
    await round('2026-06-27');
    // Twenty-nine days late: thirty are usual.
    expect(await told()).toEqual([]);
    await round('2026-06-28');
    const [message, ...rest] = await told();
    expect(rest).toEqual([]);
    expect(message).toMatch(/^Dluhy, .*: 1 nový dluh\. Nejdřív: .*, prostor 7: 2 500,00 Kč/u);
    expect(await links()).toEqual([
      `/money/arrears?unit=${at.unit.unit_id}&account=${one.ledger_account_id}`,
    ]);
    await owes(one, 250_000, '2026-06-15');
    await pays(one, 250_000, '2026-06-30');
    await round('2026-07-20');
    expect(await told()).toHaveLength(1);
  });

  test('that was paid and is back is told of again', async () => {
    const one = await flat('7');
    await owes(one, 250_000, '2026-05-01');
    await round('2026-06-30');
    await pays(one, 250_000, '2026-06-30');
    await round('2026-07-01');
    await owes(one, 250_000, '2026-06-01');
    await round('2026-07-02');
    expect(await told()).toHaveLength(2);
  });

  test('smaller than the limit of the unit is not told of, and the limit is the manager’s to set', async () => {
    const one = await flat('7');
    await owes(one, 99_999, '2026-05-01');
    await round('2026-06-30');
    expect(await told()).toEqual([]);
    const body = { told_amount: 50_000, told_days: 45 };
    const mine = { token: at.user.token, params: params(), body };
    expect((await at.world.call(updateArrearsSettings, mine)).status).toBe(403);
    const saved = await at.world.call(updateArrearsSettings, { ...mine, token: await at.admin() });
    expect(saved.result).toMatchObject({ ...body, agreed_rate: null, rate_source: '' });
    await round('2026-07-01');
    expect(await told()).toHaveLength(1);
  });

  test('of an inactive unit, or of a client without the module, is told to nobody', async () => {
    await owes(await flat('7'), 250_000, '2026-05-01');
    await owner().query("update modules set enabled = false where name = 'arrears'");
    await round('2026-06-30');
    await owner().query("update modules set enabled = true where name = 'arrears'");
    await owner().query('update units set active = false where unit_id = $1', [at.unit.unit_id]);
    await round('2026-07-01');
    expect(await told()).toEqual([]);
  });
});

describe('payments that wait', () => {
  test('are one message of the unit, the oldest first, and each is told of once', async () => {
    await came(450_000, '2026-06-20');
    await came(100_000, '2026-06-10', { payer_name: '', variable_symbol: '' });
    await came(900_000, '2026-06-01', { is_parked: true });
    await round('2026-06-30');
    const [message, ...rest] = await told();
    expect(rest).toEqual([]);
    expect(message).toMatch(
      /^Platby, .*: 2 nové platby čekají na přiřazení\. Nejdřív: 10\. 6\. 2026, bez symbolu: 1 000,00 Kč\./u,
    );
    expect(await links()).toEqual([`/money/payments?unit=${at.unit.unit_id}&queue=waiting`]);
    await round('2026-07-01');
    expect(await told()).toHaveLength(1);
    await came(1_000, '2026-07-01');
    await round('2026-07-02');
    expect((await told())[1]).toContain('1 nová platba čeká na přiřazení');
  });
});

describe('a missing statement', () => {
  test('is told of once with its number, as soon as the one behind it is there', async () => {
    const id = await account();
    await statement(id, 1);
    await round('2026-06-29');
    expect(await told()).toEqual([]);
    const row = await statement(id, 4);
    await round('2026-06-30');
    expect(await told()).toEqual([
      expect.stringMatching(
        /^Bankovní výpisy, .*: 1 nová mezera\. Nejdřív: Fond oprav: chybí výpisy č\. 2–3\./u,
      ),
    ]);
    expect(await links()).toEqual([
      `/money/bank?unit=${at.unit.unit_id}&statement=${String(row['bank_statement_id'])}`,
    ]);
    await round('2026-07-01');
    expect(await told()).toHaveLength(1);
  });

  test('is told of when the next one is late, and once', async () => {
    const id = await account();
    for (const month of [1, 2, 3, 4]) await statement(id, month);
    await round('2026-06-05');
    expect(await told()).toEqual([]);
    await round('2026-06-30');
    await round('2026-07-01');
    expect(await told()).toEqual([expect.stringContaining('další výpis měl přijít do ')]);
  });
});

test('each is told of the way the user has chosen, and mails are one a day', async () => {
  const byMail = await at.world.makeUser({ client_id: at.user.client_id });
  await wants(byMail, { notify_debts: 'mail', notify_payments: 'mail', notify_statements: 'none' });
  await wants(at.user, { notify_debts: 'none', notify_payments: 'none' });
  await owes(await flat('7'), 250_000, '2026-05-01');
  await came(450_000, '2026-06-20');
  const id = await account();
  await statement(id, 1);
  await statement(id, 3);
  await round('2026-06-30');
  expect(await told()).toEqual([expect.stringContaining('chybí výpis č. 2')]);
  expect(await told(byMail)).toEqual([]);
  const { rows } = await owner().query<{ recipient: string; body: string }>(
    'select recipient, body from outbox_mails',
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([byMail.user_identity]);
  expect(rows[0]?.body).toContain('Nové dluhy:\n- ');
  expect(rows[0]?.body).toContain('Platby, které čekají na přiřazení:\n- 20. 6. 2026, Jan Novák');
  expect(rows[0]?.body).not.toContain('Chybějící bankovní výpisy');
});
