import { beforeEach, describe, expect, test } from 'vitest';
import {
  issueConfirmation,
  previewConfirmation,
  printConfirmation,
} from '#contract/money/debt-confirmations.ts';
import {
  createAgreement,
  deleteAgreementFile,
  endAgreement,
  getAgreementFile,
  listAgreements,
  signAgreement,
  uploadAgreementFile,
} from '#contract/money/instalments.ts';
import { pagesOf } from '#tests/account-papers.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();
const of = (more: object = {}) => ({ token: token(), params: { ...params(), ...more } });

beforeEach(() => at.world.setNow('2026-03-02T10:00:00Z'));

/** An agreement on 1,000 Kč of January by three instalments, the first due on 16 March. */
async function agreed() {
  const one = await flat('1', { email: 'byt1@example.cz' });
  const { result: owed } = await owes(one, 100_000, '2026-01-15');
  const { ledger_account_id } = one;
  const { result } = await at.world.call(createAgreement, {
    ...of({ ledger_account_id }),
    body: {
      agreed_on: '2026-03-02',
      claims: [owed.ledger_claim_id],
      instalments: [
        { due_on: '2026-03-16', amount: 30_000 },
        { due_on: '2026-04-16', amount: 30_000 },
        { due_on: '2026-05-18', amount: 40_000 },
      ],
      acknowledges: true,
      calls_whole: true,
      note: '',
    },
  });
  return { one, ledger_account_id, id: result.instalment_agreement_id, version: result.version };
}
const sign = (id: number, body: object) =>
  at.world.call(signAgreement, {
    ...of({ instalment_agreement_id: id }),
    body: { signed_on: null, signed_by: '', ...body },
  });
const only = async () => {
  const [agreement] = (await at.world.call(listAgreements, of())).result.values;
  if (agreement === undefined) throw new Error('No agreement was made.');
  return agreement;
};

describe('the signature of an agreement', () => {
  test('is none at first, is written down with its day and whom, and taken back', async () => {
    const { id } = await agreed();
    expect(await only()).toMatchObject({ signed_on: null, signed_by: '', files: [] });
    const told = { signed_on: '2026-03-01', signed_by: 'Jan Novák' };
    expect((await sign(id, told)).result).toMatchObject(told);
    expect(await only()).toMatchObject({ ...told, state: 'kept' });
    expect((await sign(id, {})).result).toMatchObject({ signed_on: null, signed_by: '' });
  });

  test('is of no day to come, and of nobody without a day', async () => {
    const { id } = await agreed();
    const late = await sign(id, { signed_on: '2026-03-03' });
    expect(late.error.fields?.[0]?.field).toBe('signed_on');
    const nobody = await sign(id, { signed_by: 'Jan Novák' });
    expect(nobody.error.fields?.[0]?.field).toBe('signed_on');
    expect(await only()).toMatchObject({ signed_on: null, signed_by: '' });
  });

  test('is refused to who saw another one', async () => {
    const { id, version } = await agreed();
    expect((await sign(id, { signed_on: '2026-03-02', version })).status).toBe(200);
    expect((await sign(id, { signed_on: '2026-03-01', version })).status).toBe(409);
    expect((await only()).signed_on).toBe('2026-03-02');
  });

  test('has its paper, which is read and deleted', async () => {
    const { id } = await agreed();
    const content_base64 = Buffer.from('%PDF-1.7 podepsáno').toString('base64');
    const send = (file_name: string) =>
      at.world.call(uploadAgreementFile, {
        ...of({ instalment_agreement_id: id }),
        body: { file_name, content_base64 },
      });
    expect((await send('podpis.exe')).error.fields?.[0]?.field).toBe('content_base64');
    const { result } = await send('dohoda.pdf');
    expect((await only()).files).toEqual([result]);
    const file = of({ id: result.file_id });
    expect((await at.world.call(getAgreementFile, file)).result).toMatchObject({
      file_name: 'dohoda.pdf',
      content_base64,
    });
    await at.world.call(deleteAgreementFile, file);
    expect((await only()).files).toEqual([]);
    expect((await at.world.call(getAgreementFile, file)).status).toBe(404);
  });
});

describe('a confirmation of debts (§ 1186)', () => {
  const preview = async (ledger_account_id: number, as_of: string) =>
    (
      await at.world.call(previewConfirmation, {
        ...of({ ledger_account_id }),
        query: { as_of, unsettled_since: '2026' },
      })
    ).result.agreement;

  test('tells of the agreement that holds on its day, and how it is kept', async () => {
    const { one, ledger_account_id, id } = await agreed();
    await sign(id, { signed_on: '2026-03-02', signed_by: 'Jan Novák' });
    at.world.setNow('2026-04-20T10:00:00Z');
    await pays(one, 30_000, '2026-03-16');
    expect(await preview(ledger_account_id, '2026-03-01')).toBeNull();
    expect(await preview(ledger_account_id, '2026-04-16')).toEqual({
      agreed_on: '2026-03-02',
      signed_on: '2026-03-02',
      amount: 100_000,
      paid: 30_000,
      late: 0,
      late_since: null,
      last_due_on: '2026-05-18',
    });
    expect(await preview(ledger_account_id, '2026-04-20')).toMatchObject({
      late: 30_000,
      late_since: '2026-04-17',
    });
  });

  test('says nothing of a cancelled one', async () => {
    const { ledger_account_id, id } = await agreed();
    await at.world.call(endAgreement, {
      ...of({ instalment_agreement_id: id }),
      body: { way: 'cancelled', reason: 'Dohodnuto jinak' },
    });
    expect(await preview(ledger_account_id, '2026-03-02')).toBeNull();
  });

  test('has it on paper as it stood when it was issued', async () => {
    const { ledger_account_id, id } = await agreed();
    const { result } = await at.world.call(issueConfirmation, {
      ...of({ ledger_account_id }),
      body: {
        as_of: '2026-03-02',
        unsettled_since: 2026,
        requester: 'transferor',
        requester_name: '',
        consent_on: null,
        consent_note: '',
        replaces_id: null,
        revoked_reason: '',
      },
    });
    await at.world.call(endAgreement, {
      ...of({ instalment_agreement_id: id }),
      body: { way: 'cancelled', reason: 'Dohodnuto jinak' },
    });
    const { result: pdf } = await at.world.call(printConfirmation, {
      ...of({ id: result.debt_confirmation_id }),
      body: {},
    });
    const text = (await pagesOf(pdf)).join(' ').replaceAll('\u00a0', ' ');
    expect(text).toContain('O dluhu 1 000,00 Kč platí dohoda o splátkách ze dne 2. 3. 2026');
    expect(text).toContain('poslední splátka je splatná 18. 5. 2026');
    expect(text).toContain('Žádná splátka není po termínu.');
  });
});
