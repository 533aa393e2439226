import { beforeEach, describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { listAccountsOf } from '#contract/money/account-papers.ts';
import { reverseClaim } from '#contract/money/claims.ts';
import { deleteSettlement, reviewSettlement } from '#contract/settlement/settlements.ts';
import {
  bindStatements,
  correctSettlement,
  createStatementLink,
  deliverStatements,
  issueSettlement,
  listStatementLinks,
  listStatements,
  mailStatements,
  openStatementLink,
  printStatement,
  readStatement,
  readStatementDocument,
  revokeStatementLink,
} from '#contract/settlement/statements.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { addDocumentRow } from '#tests/billing.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never, runTasks } from '#tests/queue.ts';
import { addFileRow } from '#tests/revisions.ts';
import { settlementScene } from '#tests/settlement-scene.ts';
import { settleStatements, statementTasks } from './statement-tasks.ts';

const scene = settlementScene();
const { at } = scene;

const DUE = '2026-06-30';
let id = 0;

const issue = async (body: object = {}) => {
  const settlement_count_id = await scene.lastCount(id);
  return at.world.call(issueSettlement, {
    ...scene.of(id),
    body: { settlement_count_id, due_on: DUE, ...body },
  });
};
const statements = async () => (await at.world.call(listStatements, scene.of(id))).result.values;
const onlyId = async () => (await statements())[0]?.settlement_statement_id ?? 0;
const ofStatement = async () => ({
  token: at.user.token,
  params: { unit_id: at.unit.unit_id, settlement_statement_id: await onlyId() },
});
const paper = async () => (await at.world.call(readStatement, await ofStatement())).result;
const codeOf = (name: keyof typeof errors) => errors[name].errorCode;

/** Lines of claims of the tenant's account by their names, and how the account stands at the end of a day. */
const claims = async () =>
  (
    await scene.sql(
      `select name, to_char(due_on, 'YYYY-MM-DD') as due_on, amount::float8 as amount from ledger_claims
        where unit_id = $1 and origin = 'settlement' order by ledger_claim_id`,
      [at.unit.unit_id],
    )
  ).rows;
const balance = async (now: string) => {
  at.world.setNow(`${now}T10:00:00Z`);
  const { result } = await at.world.call(listAccountsOf, {
    token: at.user.token,
    params: { unit_id: at.unit.unit_id },
    query: { address_id: String(scene.made.tenant) },
  });
  return result.values[0]?.balance;
};

// The lift cost 1,120 Kč, of which the tenant bears 60 of 100 m²: 672 Kč. Of 800 Kč of advances he has paid 500.
beforeEach(async () => {
  await scene.paid({ '2025-01-01': 40_000, '2025-02-01': 40_000 }, 50_000);
  id = await scene.begin();
});

describe('an issued settlement', () => {
  test('has a statement for each who bears a space himself, with what he bears and has paid', async () => {
    expect((await scene.reviewed(id)).status).toBe(200);
    expect((await issue()).result).toMatchObject({
      state: 'issued',
      issued_on: '2026-03-01',
      due_on: DUE,
      statements: 1,
      delivered: 0,
    });
    expect(await statements()).toMatchObject([
      { cost: 67_200, advance: 50_000, balance: 17_200, former_balance: null, state: 'made' },
    ]);
    expect(await paper()).toMatchObject({
      number: 1,
      names: expect.stringContaining('Nájemná'),
      period_from: '2025-01-01',
      period_to: '2025-12-31',
      services: [{ house_cost: 112_000, cost: 67_200, claimed: 80_000, advance: 50_000 }],
      balance: 17_200,
      comparison: { per_m2: 1120, house_per_m2: 1120, former: null },
      payment: { to_pay: 17_200, due_on: DUE, lacking: 'no-account' },
      objection_days: 30,
    });
  });

  test('replaces advances that were not paid by the balance, so that nobody owes twice', async () => {
    expect(await balance('2026-03-01')).toBe(30_000);
    await scene.reviewed(id);
    await issue();
    expect(await claims()).toEqual([
      { name: 'Nezaplacené zálohy 2025', due_on: '2026-03-01', amount: -30_000 },
      { name: 'Vyúčtování služeb 2025', due_on: DUE, amount: 17_200 },
    ]);
    // 672 Kč of cost less 500 Kč that came.
    expect(await balance('2026-07-01')).toBe(17_200);
  });

  test('gives back what was paid over the cost', async () => {
    await scene.sql(`update ledger_payments set amount = 80000 where unit_id = $1`, [
      at.unit.unit_id,
    ]);
    await scene.sql(`update ledger_parts set amount = 80000 where unit_id = $1`, [at.unit.unit_id]);
    await scene.reviewed(id);
    await issue();
    expect(await claims()).toEqual([
      { name: 'Vyúčtování služeb 2025', due_on: DUE, amount: -12_800 },
    ]);
    expect(await balance('2026-07-01')).toBe(-12_800);
    expect((await paper()).payment).toMatchObject({ to_pay: 0, lacking: 'nothing', spayd: null });
  });

  test('is issued once, by whoever comes first, and only as it was looked through', async () => {
    await scene.counted(id);
    expect((await issue()).error.errorCode).toBe(codeOf('settlement-not-reviewed'));
    await scene.reviewed(id);
    const answers = await Promise.all([issue(), issue()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await statements()).toHaveLength(1);
    expect(await claims()).toHaveLength(2);
    expect((await issue()).error.errorCode).toBe(codeOf('settlement-issued'));
  });

  test('is due within the four months of the law, and not in the past (§ 7 odst. 3)', async () => {
    await scene.reviewed(id);
    expect((await scene.stored(id)).pay_until).toBe('2026-07-01');
    expect((await issue({ due_on: '2026-02-28' })).status).toBe(400);
    expect((await issue({ due_on: '2026-07-02' })).status).toBe(400);
    expect((await issue({ due_on: '2026-07-01' })).status).toBe(200);
  });

  test('is not taken back, deleted or counted again, nor are its claims by hand', async () => {
    await scene.reviewed(id);
    await issue();
    const body = { settlement_count_id: await scene.lastCount(id), reviewed: false };
    const back = await at.world.call(reviewSettlement, { ...scene.of(id), body });
    expect(back.error.errorCode).toBe(codeOf('settlement-issued'));
    expect((await at.world.call(deleteSettlement, at.of(id))).error.errorCode).toBe(
      codeOf('settlement-issued'),
    );
    expect((await scene.counted(id)).error.errorCode).toBe(codeOf('settlement-reviewed'));
    const { rows } = await scene.sql(
      `select ledger_claim_id from ledger_claims where unit_id = $1 and origin = 'settlement'`,
      [at.unit.unit_id],
    );
    const reversed = await at.world.call(reverseClaim, {
      token: at.user.token,
      params: {
        unit_id: at.unit.unit_id,
        ledger_claim_id: Number((rows[0] as { ledger_claim_id: number }).ledger_claim_id),
      },
      body: { reason: 'Omyl' },
    });
    expect(reversed.error.errorCode).toBe(codeOf('claim-of-settlement'));
  });

  test('of people who are in the address book no more is counted again first', async () => {
    await scene.reviewed(id);
    await scene.sql(
      `update settlement_counts set inputs = jsonb_set(inputs, '{settlement,spaces,0,recipients,0,people,0,address_id}', '999999')
        where settlement_id = $1`,
      [id],
    );
    expect((await issue()).error.errorCode).toBe(codeOf('settlement-people-changed'));
    expect(await statements()).toEqual([]);
    expect(await claims()).toEqual([]);
  });
});

describe('a correction', () => {
  const correct = (reason = 'Chyběla faktura') =>
    at.world.call(correctSettlement, { ...scene.of(id), body: { reason } });

  test('is the next version, shows the difference and books that alone', async () => {
    expect((await correct()).error.errorCode).toBe(codeOf('settlement-not-issued'));
    await scene.reviewed(id);
    await issue();
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await correct()).result).toMatchObject({
      state: 'correcting',
      correction: 'Chyběla faktura',
    });
    expect((await correct()).error.errorCode).toBe(codeOf('settlement-not-issued'));
    // Another 1,120 Kč of the house, of which the tenant bears 672.
    await addDocumentRow(at.world.db, at.unit, scene.made.lift, {
      number: 'D2',
      period_from: '2025-01-01',
      period_to: '2025-12-31',
    });
    await scene.reviewed(id);
    expect((await scene.stored(id)).state).toBe('reviewed');
    expect((await issue()).status).toBe(200);
    expect(await statements()).toMatchObject([
      { number: 2, balance: 84_400, former_balance: 17_200 },
    ]);
    expect(await paper()).toMatchObject({ number: 2, reason: 'Chyběla faktura' });
    expect((await claims()).slice(2)).toEqual([
      { name: 'Oprava vyúčtování služeb 2025', due_on: DUE, amount: 67_200 },
    ]);
    expect(await balance('2026-07-01')).toBe(84_400);
  });

  test('counts advances of the day before the first issue: what came later pays the balance', async () => {
    await scene.reviewed(id);
    await issue();
    at.world.setNow('2026-04-01T10:00:00Z');
    const { rows } = await scene.sql(
      `select ledger_account_id from ledger_accounts where unit_id = $1`,
      [at.unit.unit_id],
    );
    const [account] = rows as { ledger_account_id: number }[];
    const paid = {
      received_on: '2026-03-20',
      booked_in: '2026-03-01',
      amount: 17_200,
      way: 'bank',
    };
    const payment = await scene.row('ledger_payments', paid);
    await scene.row('ledger_parts', {
      ledger_payment_id: Number(payment['ledger_payment_id']),
      ledger_account_id: account?.ledger_account_id,
      amount: 17_200,
      reason: 'hand',
    });
    await correct();
    await scene.reviewed(id);
    await issue();
    expect(await paper()).toMatchObject({ advance: 50_000, advances_on: '2026-02-28' });
    expect(await claims()).toHaveLength(2);
    expect(await balance('2026-07-01')).toBe(0);
  });

  test('gives back what was claimed of who is a recipient no more', async () => {
    await scene.reviewed(id);
    await issue();
    await correct();
    await scene.sql(`delete from pasport_tenants where unit_id = $1`, [at.unit.unit_id]);
    await scene.reviewed(id);
    await issue();
    expect(await statements()).toEqual([]);
    expect((await claims()).slice(2)).toEqual([
      { name: 'Nezaplacené zálohy 2025', due_on: '2026-03-01', amount: 30_000 },
      { name: 'Oprava vyúčtování služeb 2025', due_on: DUE, amount: -17_200 },
    ]);
  });
});

describe('delivery', () => {
  const run = () => runTasks(at.world.portal, statementTasks);
  const mail = async () =>
    at.world.call(mailStatements, { ...scene.of(id), body: { statements: [await onlyId()] } });
  const mails = async () =>
    (
      await scene.sql(
        `select recipient, subject, body, file_name, length(file_content) as size from outbox_mails
          where recipient = $1 order by outbox_mail_id`,
        [`najemna${id}@example.cz`],
      )
    ).rows as { subject: string; body: string; file_name: string; size: number }[];
  const deliver = async (state: 'handed' | 'posted' | 'data-box', delivered_on: string) =>
    at.world.call(deliverStatements, {
      ...scene.of(id),
      body: { statements: [await onlyId()], state, delivered_on },
    });

  beforeEach(async () => {
    await scene.sql(`update addresses set email = $2 where address_id = $1`, [
      scene.made.tenant,
      `najemna${id}@example.cz`,
    ]);
    await scene.reviewed(id);
    await issue();
  });

  test('by mail leaves once with the statement and a link, however often it is pressed', async () => {
    await Promise.all([mail(), mail()]);
    await Promise.all([run(), run()]);
    await mail();
    await run();
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      subject: 'Vyúčtování služeb 2025 – prostor 1',
      file_name: 'vyúčtování 2025 prostor 1.pdf',
    });
    expect(sent[0]?.size).toBeGreaterThan(1000);
    expect(sent[0]?.body).not.toContain('172');
    const secret = /\/vyuctovani\/([\w-]{43})/u.exec(sent[0]?.body ?? '')?.[1] ?? '';
    const opened = await at.world.call(openStatementLink, { body: { secret } });
    expect(opened.result).toMatchObject({ balance: 17_200, is_superseded: false });
    expect((await statements())[0]).toMatchObject({ state: 'waiting', delivered_on: null });
    expect((await statements())[0]?.opened).not.toBe('');
  });

  test('by mail is done when a server has taken it over, and closed when objections are late', async () => {
    await mail();
    await run();
    await scene.sql(`update outbox_mails set sent = '2026-03-02T08:00:00Z' where recipient = $1`, [
      `najemna${id}@example.cz`,
    ]);
    await settleStatements(at.world.portal);
    expect((await statements())[0]).toMatchObject({ state: 'sent', delivered_on: '2026-03-02' });
    expect(await scene.stored(id)).toMatchObject({
      state: 'delivered',
      delivered_on: '2026-03-02',
    });
    // Thirty days end on Wednesday 1 April.
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await scene.stored(id)).state).toBe('delivered');
    at.world.setNow('2026-04-02T10:00:00Z');
    expect((await scene.stored(id)).state).toBe('closed');
    expect((await deliver('handed', '2026-04-01')).error.errorCode).toBe(
      codeOf('statement-mailed'),
    );
  });

  test('of a server that ends in the middle goes on later and reaches nobody twice', async () => {
    await mail();
    const { owner } = at.world.db;
    await owner.query(`
      create or replace function public.break_mailing() returns trigger language plpgsql as $$ begin
        perform pg_terminate_backend(pg_backend_pid());
        return new;
      end $$;
      create trigger break_mailing before update on settlement_statements for each row
        execute function public.break_mailing()`);
    await expect(
      createTaskWorker(mortalPortal(at.world), statementTasks).runOne(never),
    ).rejects.toThrow('The process is dead.');
    await owner.query('drop trigger break_mailing on settlement_statements');
    expect(await mails()).toEqual([]);
    await owner.query(`update tasks set due = now() - interval '1 second'`);
    await run();
    expect(await mails()).toHaveLength(1);
  }, 60_000);

  test('by hand is of a day from the issue to today', async () => {
    expect((await deliver('handed', '2026-02-28')).status).toBe(400);
    expect((await deliver('handed', '2026-03-02')).status).toBe(400);
    expect((await deliver('posted', '2026-03-01')).result).toEqual({ delivered: 1 });
    expect((await statements())[0]).toMatchObject({ state: 'posted', delivered_on: '2026-03-01' });
    expect((await scene.stored(id)).state).toBe('delivered');
    // What was posted is not mailed besides.
    await mail();
    await run();
    expect(await mails()).toEqual([]);
  });

  test('on paper is bound into a file of the task, and single ones are printed', async () => {
    const body = { statements: [await onlyId()] };
    const { result } = await at.world.call(bindStatements, { ...scene.of(id), body });
    expect(result.task_ids).toHaveLength(1);
    await run();
    const { rows } = await scene.sql(
      `select file_name, content_type from task_files where task_id = $1`,
      [result.task_ids[0]],
    );
    expect(rows).toEqual([
      { file_name: 'vyúčtování k tisku 2026-03-01.pdf', content_type: 'application/pdf' },
    ]);
    const single = await at.world.call(printStatement, await ofStatement());
    expect(Buffer.from(single.result.content_base64, 'base64').subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  });

  test('of statements of another settlement is refused', async () => {
    const other = await scene.begin({ period_from: '2024-01-01', period_to: '2024-12-31' });
    const body = { statements: [await onlyId()] };
    expect((await at.world.call(mailStatements, { ...scene.of(other), body })).status).toBe(404);
  });
});

describe('whoever has the link of a statement', () => {
  const make = async () =>
    (await at.world.call(createStatementLink, { ...(await ofStatement()), body: { days: 30 } }))
      .result;
  const secretOf = (url: string) => /\/vyuctovani\/([\w-]{43})/u.exec(url)?.[1] ?? '';
  const open = (secret: string) => at.world.call(openStatementLink, { body: { secret } });
  const read = (secret: string, file_id: number) =>
    at.world.call(readStatementDocument, { body: { secret, file_id } });

  beforeEach(async () => {
    await scene.reviewed(id);
    await issue();
  });

  test('reads it with the documents of its costs, and no others (§ 8)', async () => {
    const { rows } = await scene.sql(
      `select billing_document_id from billing_documents where billing_place_id = $1`,
      [scene.made.lift],
    );
    const [{ billing_document_id = 0 } = {}] = rows as { billing_document_id: number }[];
    const other = await addDocumentRow(at.world.db, at.unit, scene.made.lift, {
      number: 'JINÝ',
      period_from: '2023-01-01',
      period_to: '2023-12-31',
    });
    const file = { record_type: 'billing_documents', file_name: 'faktura.pdf' };
    const own = await addFileRow(at.world.db, at.unit, billing_document_id, file);
    const foreign = await addFileRow(at.world.db, at.unit, other, file);
    const forAdmins = await addFileRow(at.world.db, at.unit, billing_document_id, {
      ...file,
      seen_by: 'admins',
    });
    const secret = secretOf((await make()).url);
    const { result } = await open(secret);
    expect(result).toMatchObject({ balance: 17_200, expires: '2026-03-31' });
    expect(result.files.map(({ file_id }) => file_id)).toEqual([own]);
    expect((await read(secret, own)).result).toMatchObject({ file_name: 'faktura.pdf' });
    expect((await read(secret, foreign)).status).toBe(404);
    expect((await read(secret, forAdmins)).status).toBe(404);
  });

  test('sees nothing when it has expired, was revoked or is not whole', async () => {
    const { url, settlement_link_id } = await make();
    const secret = secretOf(url);
    expect((await open(`${secret.slice(0, -1)}x`)).status).toBe(404);
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await open(secret)).error.errorMsg).toContain('Platnost odkazu skončila 31. 3. 2026');
    at.world.setNow('2026-03-02T10:00:00Z');
    await at.world.call(revokeStatementLink, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, id: settlement_link_id },
    });
    expect((await open(secret)).error.errorMsg).toContain('zrušil');
    const links = await at.world.call(listStatementLinks, await ofStatement());
    expect(links.result.values).toMatchObject([{ opened: '', recipient: '' }]);
    expect(links.result.values[0]?.revoked).not.toBe('');
  });

  test('is told that a correction has taken its place', async () => {
    const secret = secretOf((await make()).url);
    await at.world.call(correctSettlement, { ...scene.of(id), body: { reason: 'Omyl' } });
    expect((await open(secret)).result.is_superseded).toBe(false);
    await scene.reviewed(id);
    await issue();
    expect((await open(secret)).result).toMatchObject({ number: 1, is_superseded: true });
  });

  test('has no code that would pay twice behind the due day', async () => {
    await scene.row('bank_accounts', {
      name: 'Běžný',
      account_number: '1265098001',
      bank_code: '5500',
    });
    await at.world.call(correctSettlement, { ...scene.of(id), body: { reason: 'Účet' } });
    await scene.reviewed(id);
    await issue();
    const { url } = (
      await at.world.call(createStatementLink, { ...(await ofStatement()), body: { days: 300 } })
    ).result;
    const { payment } = (await open(secretOf(url))).result;
    expect(payment.spayd).toContain('AM:172.00');
    at.world.setNow('2026-07-01T10:00:00Z');
    const later = (await open(secretOf(url))).result.payment;
    expect(later).toMatchObject({ spayd: null, lacking: 'past', to_pay: 17_200 });
  });
});
