import { beforeEach, describe, expect, test } from 'vitest';
import { listForLawyer, readDebt } from '#contract/money/arrears-interest.ts';
import { browseArrears } from '#contract/money/arrears.ts';
import { createClaim, reverseClaim } from '#contract/money/claims.ts';
import {
  createAgreement,
  endAgreement,
  listAgreements,
  printAgreement,
} from '#contract/money/instalments.ts';
import { reversePayment } from '#contract/money/payments.ts';
import { browseReminders, previewReminders } from '#contract/money/reminders.ts';
import { readUnitToday } from '#contract/unit-today.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();
const of = () => ({ token: token(), params: params() });
type Flat = Awaited<ReturnType<typeof flat>>;

beforeEach(() => at.world.setNow('2026-03-02T10:00:00Z'));

/** Three instalments of 1,000 Kč; the 16th of March, April and the 18th of May are working days. */
const THREE = [
  { due_on: '2026-03-16', amount: 33_333 },
  { due_on: '2026-04-16', amount: 33_333 },
  { due_on: '2026-05-18', amount: 33_334 },
];

/** A flat that owes 1,000 Kč of January. */
async function debtor(number = '1') {
  const one = await flat(number, { email: `byt${number}@example.cz` });
  const { result } = await owes(one, 100_000, '2026-01-15');
  return { ...one, claim: result.ledger_claim_id };
}

type Told = Partial<Parameters<typeof bodyOf>[1]>;
const bodyOf = (claim: number, told: object = {}) => ({
  agreed_on: '2026-03-02',
  claims: [claim],
  instalments: THREE,
  acknowledges: true,
  calls_whole: true,
  note: '',
  ...told,
});

const agree = ({ ledger_account_id, claim }: Flat & { claim: number }, told: Told = {}) =>
  at.world.call(createAgreement, {
    token: token(),
    params: { ...params(), ledger_account_id },
    body: bodyOf(claim, told),
  });

const agreements = async (as_of?: string) =>
  (await at.world.call(listAgreements, { ...of(), query: as_of === undefined ? {} : { as_of } }))
    .result.values;
const onDay = (day: string) => at.world.setNow(`${day}T10:00:00Z`);

describe('an agreement on instalments', () => {
  test('is made of the debt that was overdue, and its instalments make just that debt', async () => {
    const one = await debtor();
    const short = await agree(one, { instalments: THREE.slice(0, 2) });
    expect(short.status).toBe(400);
    expect(short.error.fields?.[0]?.message.replaceAll('\u00A0', ' ')).toBe(
      'Splátky dávají 666,66 Kč, dohodnutý dluh je 1 000,00 Kč',
    );
    const backwards = await agree(one, { instalments: THREE.toReversed() });
    expect(backwards.error.fields?.[0]?.field).toBe('instalments.1.due_on');
    expect((await agree(one, { agreed_on: '2026-03-03' })).error.fields?.[0]?.field).toBe(
      'agreed_on',
    );
    const { result } = await agree(one);
    expect(result).toMatchObject({ state: 'kept', amount: 100_000, paid: 0, late: 0 });
    expect(result.claims).toMatchObject([{ name: 'Nájem', amount: 100_000 }]);
    expect(result.made_by).not.toBe('');
  });

  test('is one on an account, also when two people agree on it at once', async () => {
    const one = await debtor();
    const both = await Promise.all([agree(one), agree(one)]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await agreements()).toHaveLength(1);
  });

  test('is kept, breached, kept again and fulfilled by what was paid', async () => {
    const one = await debtor();
    await agree(one);
    expect(await agreements('2026-03-16')).toMatchObject([{ state: 'kept' }]);
    expect(await agreements('2026-03-17')).toMatchObject([
      { state: 'breached', late: 33_333, late_since: '2026-03-17' },
    ]);
    onDay('2026-03-17');
    await pays(one, 33_333, '2026-03-17');
    expect(await agreements()).toMatchObject([
      { state: 'kept', instalments: [{ paid_on: '2026-03-17', late_days: 1 }, {}, {}] },
    ]);
    onDay('2026-05-18');
    await pays(one, 66_666, '2026-04-16');
    expect(await agreements('2026-05-19')).toMatchObject([{ state: 'breached', late: 1 }]);
    await pays(one, 1, '2026-05-18');
    expect(await agreements('2026-05-19')).toMatchObject([{ state: 'fulfilled', paid: 100_000 }]);
  });

  test('is paid neither by a claim that was put right nor by what puts it right', async () => {
    const one = await debtor();
    await agree(one);
    const wrong = (await owes(one, 33_333, '2026-03-18')).result.ledger_claim_id;
    const put = (ledger_claim_id: number) =>
      at.world.call(reverseClaim, {
        token: token(),
        params: { ...params(), ledger_claim_id },
        body: { reason: 'Předepsáno omylem' },
      });
    expect((await put(wrong)).status).toBe(200);
    expect(await agreements('2026-03-20')).toMatchObject([{ state: 'breached', paid: 0 }]);
    // The agreed debt itself: nothing of it is owed any more.
    await put(one.claim);
    expect(await agreements('2026-03-20')).toMatchObject([{ state: 'fulfilled', late: 0 }]);
  });

  test('whose payment was taken back is breached since the day of the instalment', async () => {
    const one = await debtor();
    await agree(one);
    onDay('2026-03-20');
    const { result } = await pays(one, 33_333, '2026-03-16');
    expect(await agreements()).toMatchObject([{ state: 'kept', paid: 33_333 }]);
    const reversed = await at.world.call(reversePayment, {
      token: token(),
      params: { ...params(), ledger_payment_id: result.ledger_payment_id },
      body: { received_on: '2026-03-18', note: 'Vráceno bankou' },
    });
    expect(reversed.status).toBe(200);
    expect(await agreements()).toMatchObject([
      { state: 'breached', paid: 0, late: 33_333, late_since: '2026-03-17' },
    ]);
  });
});

describe('a person ends an agreement', () => {
  const end = (told: { way: 'cancelled' | 'called'; reason?: string }, id: number) =>
    at.world.call(endAgreement, {
      token: token(),
      params: { ...params(), instalment_agreement_id: id },
      body: { reason: 'Nesplácí', ...told },
    });

  test('by calling the whole debt in: only a breached one, and where that was agreed', async () => {
    const { result } = await agree(await debtor());
    const id = result.instalment_agreement_id;
    expect((await end({ way: 'called' }, id)).status).toBe(409);
    onDay('2026-03-17');
    expect((await end({ way: 'called' }, id)).result).toMatchObject({
      state: 'called',
      ended_on: '2026-03-17',
      end_reason: 'Nesplácí',
    });
    expect((await end({ way: 'cancelled' }, id)).status).toBe(409);
    const { result: second } = await agree(await debtor('2'), { calls_whole: false });
    onDay('2026-04-17');
    expect((await end({ way: 'called' }, second.instalment_agreement_id)).status).toBe(409);
  });

  test('by cancelling it, and another may be made; the first one stays in the list', async () => {
    const one = await debtor();
    const { result } = await agree(one);
    expect((await agree(one)).status).toBe(409);
    await end({ way: 'cancelled', reason: 'Jiné splátky' }, result.instalment_agreement_id);
    expect((await agree(one)).status).toBe(200);
    expect((await agreements()).map(({ state }) => state)).toEqual(['kept', 'cancelled']);
  });
});

test('a debt in a kept agreement is not reminded, and the preview names why; a breached one is', async () => {
  const one = await debtor();
  const due = async () => (await at.world.call(browseReminders, of())).result.values;
  const [before] = await due();
  expect(before).toMatchObject({ is_due: true, agreement: null });
  await agree(one);
  expect(await due()).toMatchObject([
    { is_due: false, agreement: { state: 'kept', agreed: 100_000 } },
  ]);
  const chosen = [{ ledger_account_id: one.ledger_account_id, level: 1 }];
  const preview = async () =>
    (await at.world.call(previewReminders, { ...of(), body: { chosen } })).result;
  expect(await preview()).toEqual({
    values: [],
    left_out: [{ ledger_account_id: one.ledger_account_id, reason: 'agreement' }],
  });
  onDay('2026-03-17');
  expect(await due()).toMatchObject([
    { is_due: true, agreement: { state: 'breached', late: 33_333 } },
  ]);
  expect((await preview()).values).toMatchObject([{ amount: 100_000 }]);
});

test('what is owed beside a kept agreement is reminded alone, with the interest on it', async () => {
  const one = await debtor();
  await agree(one, { instalments: [{ due_on: '2026-12-15', amount: 100_000 }] });
  // Of a payment the claim that is due before the instalment is paid first.
  await owes(one, 345_000, '2026-03-10');
  onDay('2026-04-08');
  const { result } = await at.world.call(previewReminders, {
    ...of(),
    body: { chosen: [{ ledger_account_id: one.ledger_account_id, level: 1 }] },
  });
  // 29 days of 3,450 Kč at 11.5 %: 31.52.
  expect(result.values).toMatchObject([{ amount: 345_000, interest: 3152 }]);
  expect(result.values[0]?.body).not.toContain('15. 1. 2026');
});

test('debts tell what of them is agreed; interest goes on by law; a lawyer reads the state', async () => {
  const one = await debtor();
  await owes(one, 20_000, '2026-03-01');
  await agree(one);
  onDay('2026-03-20');
  const debtors = (await at.world.call(browseArrears, of())).result.values;
  expect(debtors).toMatchObject([
    { overdue: 120_000, agreement: { state: 'breached', agreed: 100_000, late: 33_333 } },
  ]);
  const read = (as_of: string) =>
    at.world.call(readDebt, {
      token: token(),
      params: { ...params(), ledger_account_id: one.ledger_account_id },
      query: { as_of },
    });
  // 64 days of 1,000 Kč at 11.5 % up to 20 March: 20.16; of 200 Kč 18 days from 3 March: 1.13.
  expect((await read('2026-03-20')).result.open_interest).toBe(2016 + 113);
  const { result } = await at.world.call(listForLawyer, {
    ...of(),
    body: { accounts: [one.ledger_account_id] },
  });
  expect(
    result.values.filter(({ kind }) => kind === 'claim').map(({ agreement }) => agreement),
  ).toEqual(['dohoda o splátkách z 2. 3. 2026: porušená', '']);
});

test('the work of a unit has one line of late instalments, with the way to them', async () => {
  const one = await debtor();
  const { result } = await agree(one);
  await agree(await debtor('2'));
  const work = async () =>
    (await at.world.call(readUnitToday, of())).result.work.filter(
      ({ kind }) => kind === 'instalment',
    );
  expect(await work()).toEqual([]);
  onDay('2026-03-17');
  await pays(one, 33_333, '2026-03-17');
  const [line] = await work();
  expect(line).toMatchObject({ late: true, on: '2026-03-17' });
  expect(line?.record_id).not.toBe(result.instalment_agreement_id);
  expect(await work()).toHaveLength(1);
});

test('the paper for signature is a PDF; a foreign agreement is as good as missing', async () => {
  const { result } = await agree(await debtor(), { note: 'Dlužník doloží příjmy.' });
  const asked = {
    params: { ...params(), instalment_agreement_id: result.instalment_agreement_id },
  };
  const paper = await at.world.call(printAgreement, { token: token(), ...asked, body: {} });
  expect(Buffer.from(paper.result.content_base64, 'base64').subarray(0, 5).toString()).toBe(
    '%PDF-',
  );
  const stranger = await at.world.makeUser();
  const foreign = await at.world.call(printAgreement, {
    token: stranger.token,
    ...asked,
    body: {},
  });
  expect(foreign.status).toBe(404);
});

test('an advance that was paid on its day pays no instalment', async () => {
  const one = await debtor();
  await agree(one);
  await at.world.call(createClaim, {
    token: token(),
    params: { ...params(), ledger_account_id: one.ledger_account_id },
    body: { name: 'Záloha', amount: 50_000, due_on: '2026-03-05' },
  });
  onDay('2026-03-20');
  await pays(one, 50_000, '2026-03-04');
  expect(await agreements()).toMatchObject([{ state: 'breached', paid: 0 }]);
});
