import { describe, expect, test } from 'vitest';
import { issuedSymbol } from '#contract/rules/issued-symbol.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { matchingScene } from '#tests/matching-scene.ts';

const scene = matchingScene();
const { at, account, statement, payments, queue, assign } = scene;

const LAST_OF_FORMER = '2025-01-20';
const FIRST_OF_NEXT = '2025-01-21';
const SYMBOL = issuedSymbol(12);
const digits = SYMBOL.split('');
const swapped = (one: number, other: number) =>
  digits
    .with(one, digits[other] ?? '')
    .with(other, digits[one] ?? '')
    .join('');
const IN_MESSAGE = `Nájem ${SYMBOL}, děkuji`;

/** The accounts of two people one after another in a space of the symbol. */
async function handedOver(symbol = SYMBOL): Promise<{ former: number; next: number }> {
  await account();
  const { pasport_id } = await scene.flat(symbol, 345_000);
  await scene.flat('77', 345_000);
  await scene.claim();
  const [first] = await scene.accounts();
  const { db } = at.world;
  await db.owner.query(
    'update pasport_tenants set valid_to = $3 where client_id = $1 and pasport_id = $2',
    [at.unit.client_id, pasport_id, LAST_OF_FORMER],
  );
  const address_id = await addAddressRow(db, at.unit);
  await addRelationRow(db, at.unit, 'tenant', {
    pasport_id,
    address_id,
    valid_from: FIRST_OF_NEXT,
  });
  await scene.claim('2025-02-01');
  const former = first?.ledger_account_id ?? 0;
  const next = (await scene.accounts()).find(
    (one) => one.pasport_id === pasport_id && one.ledger_account_id !== former,
  );
  return { former, next: next?.ledger_account_id ?? 0 };
}

/** Has the payments wait whatever is certain of them; where each may belong, by its day. */
async function offered() {
  for (const one of await payments()) await assign(one, []);
  const { values } = await queue();
  return Object.fromEntries(
    values.map(({ payment, offers }) => [
      payment.received_on,
      offers.map(({ ledger_account_id, steps }) => [ledger_account_id, ...steps]),
    ]),
  );
}

describe('a payment is offered to who bears the space of its symbol on its day', () => {
  test.each([
    ['symbol', 'in its place', { vs: SYMBOL }],
    ['message', 'in its message', { message: IN_MESSAGE }],
    ['slip', 'with a wrong digit', { vs: `${SYMBOL.slice(0, 9)}${(Number(SYMBOL[9]) + 1) % 10}` }],
    ['slip', 'with two swapped digits', { vs: swapped(0, 1) }],
    ['slip', 'with the first and the last digit swapped', { vs: swapped(0, 9) }],
  ])('by %s, %s', async (step, _where, own) => {
    const { former, next } = await handedOver();
    await statement([
      { ...own, day: LAST_OF_FORMER, amount: 20 },
      { ...own, day: FIRST_OF_NEXT, amount: 21 },
    ]);
    expect(await offered()).toEqual({
      [LAST_OF_FORMER]: [[former, step]],
      [FIRST_OF_NEXT]: [[next, step]],
    });
  });

  test('by a symbol that the portal has not issued, too', async () => {
    const { former, next } = await handedOver('12');
    await statement([
      { vs: '12', day: LAST_OF_FORMER, amount: 20 },
      { vs: '12', day: FIRST_OF_NEXT, amount: 21 },
    ]);
    expect(await offered()).toEqual({
      [LAST_OF_FORMER]: [[former, 'symbol']],
      [FIRST_OF_NEXT]: [[next, 'symbol']],
    });
  });

  test('and to all of them where nobody bears it', async () => {
    const { former, next } = await handedOver();
    await at.world.db.owner.query('delete from pasport_tenants where client_id = $1', [
      at.unit.client_id,
    ]);
    await statement([{ vs: SYMBOL, day: LAST_OF_FORMER, amount: 20 }]);
    expect(await offered()).toEqual({
      [LAST_OF_FORMER]: [
        [former, 'symbol'],
        [next, 'symbol'],
      ],
    });
  });
});

test('where nothing waits, nothing is told', async () => {
  await handedOver();
  expect(await queue()).toEqual({ values: [], count: 0 });
});
