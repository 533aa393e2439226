import { readSheet } from 'read-excel-file/universal';
import { beforeEach, describe, expect, test } from 'vitest';
import { shiftDays } from '#contract/czech/iso-date.ts';
import {
  bindStatements,
  boxStatements,
  deliverStatements,
  mailStatements,
  printStatement,
} from '#contract/settlement/statements.ts';
import { openStatementLink } from '#contract/settlement/statement-links.ts';
import { unpackArchive } from '#server/files/unpack.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never, runTasks } from '#tests/queue.ts';
import { codeOf, statementScene } from '#tests/statement-scene.ts';
import { settleStatements, statementTasks } from './statement-tasks.ts';

const on = statementScene();
const { scene, at } = on;

describe('delivery', () => {
  const run = () => runTasks(at.world.portal, statementTasks);
  const mail = async () =>
    at.world.call(mailStatements, {
      ...scene.of(on.id),
      body: { statements: [await on.onlyId()] },
    });
  const mails = async () =>
    (
      await scene.sql(
        `select recipient, subject, body, file_name, length(file_content) as size from outbox_mails
          where recipient = $1 order by outbox_mail_id`,
        [`najemna${on.id}@example.cz`],
      )
    ).rows as { subject: string; body: string; file_name: string; size: number }[];
  const deliver = async (state: 'handed' | 'posted' | 'data-box', delivered_on: string) =>
    at.world.call(deliverStatements, {
      ...scene.of(on.id),
      body: { statements: [await on.onlyId()], state, delivered_on },
    });

  beforeEach(async () => {
    await scene.sql(`update addresses set email = $2 where address_id = $1`, [
      scene.made.tenant,
      `najemna${on.id}@example.cz`,
    ]);
    await scene.reviewed(on.id);
    await on.issue();
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
    expect((await on.statements())[0]).toMatchObject({ state: 'waiting', delivered_on: null });
    expect((await on.statements())[0]?.opened).not.toBe('');
  });

  test('by mail is done when a server has taken it over, and closed when objections are late', async () => {
    await mail();
    await run();
    await scene.sql(`update outbox_mails set sent = '2026-03-02T08:00:00Z' where recipient = $1`, [
      `najemna${on.id}@example.cz`,
    ]);
    await settleStatements(at.world.portal);
    expect((await on.statements())[0]).toMatchObject({ state: 'sent', delivered_on: '2026-03-02' });
    expect(await scene.stored(on.id)).toMatchObject({
      state: 'delivered',
      delivered_on: '2026-03-02',
    });
    // Thirty days end on Wednesday 1 April.
    at.world.setNow('2026-04-01T10:00:00Z');
    expect((await scene.stored(on.id)).state).toBe('delivered');
    at.world.setNow('2026-04-02T10:00:00Z');
    expect((await scene.stored(on.id)).state).toBe('closed');
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
    expect((await on.statements())[0]).toMatchObject({
      state: 'posted',
      delivered_on: '2026-03-01',
    });
    expect((await scene.stored(on.id)).state).toBe('delivered');
    // What was posted is not mailed besides.
    await mail();
    await run();
    expect(await mails()).toEqual([]);
  });

  test.each([
    // Posted on Sunday 1 March: the third working day is Wednesday 4 March, and thirty days end on Friday 3 April, a holiday.
    ['posted', '2026-04-07'],
    // In a data box ten days later, on 11 March; thirty days end on Friday 10 April.
    ['data-box', '2026-04-10'],
    ['handed', '2026-03-31'],
  ] as const)(
    '%s is closed behind the days for objections from when it is presumed',
    async (state, last) => {
      await deliver(state, '2026-03-01');
      at.world.setNow(`${last}T10:00:00Z`);
      expect((await scene.stored(on.id)).state).toBe('delivered');
      at.world.setNow(`${shiftDays(last, 1)}T10:00:00Z`);
      expect((await scene.stored(on.id)).state).toBe('closed');
    },
  );

  test('on paper is bound into a file of the task, and single ones are printed', async () => {
    const body = { statements: [await on.onlyId()] };
    const { result } = await at.world.call(bindStatements, { ...scene.of(on.id), body });
    expect(result.task_ids).toHaveLength(1);
    await run();
    const { rows } = await scene.sql(
      `select file_name, content_type from task_files where task_id = $1`,
      [result.task_ids[0]],
    );
    expect(rows).toEqual([
      { file_name: 'vyúčtování k tisku 2026-03-01.pdf', content_type: 'application/pdf' },
    ]);
    const single = await at.world.call(printStatement, await on.ofStatement());
    expect(Buffer.from(single.result.content_base64, 'base64').subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
  });

  test('to data boxes is an archive of those who have one, with a list, until it is recorded', async () => {
    const body = { statements: [await on.onlyId()] };
    const box = () => at.world.call(boxStatements, { ...scene.of(on.id), body });
    expect((await box()).error.errorCode).toBe(codeOf('statement-without-box'));
    await scene.sql(`update addresses set data_box = 'abc1234' where address_id = $1`, [
      scene.made.tenant,
    ]);
    const { result } = await box();
    await run();
    const { rows } = await scene.sql(
      `select file_name, content_type, content from task_files where task_id = $1`,
      [result.task_ids[0]],
    );
    const [file] = rows as { file_name: string; content_type: string; content: Buffer }[];
    expect(file).toMatchObject({
      file_name: 'vyúčtování do datových schránek 2026-03-01.zip',
      content_type: 'application/zip',
    });
    const parts = unpackArchive(file?.content ?? Buffer.of(), () => true);
    const name = 'abc1234-Vyuctovani-sluzeb-2025-prostor-1.pdf';
    expect([...parts.keys()]).toEqual(['seznam.xlsx', name]);
    expect(parts.get(name)?.subarray(0, 5).toString()).toBe('%PDF-');
    const list = await readSheet(new Uint8Array(parts.get('seznam.xlsx') ?? []).buffer);
    const [told] = await on.statements();
    expect(list).toEqual([
      ['Datová schránka', 'Příjemce', 'Věc', 'Soubor'],
      ['abc1234', told?.names, `Vyúčtování služeb 2025, prostor 1, ${told?.building_name}`, name],
    ]);
    // The archive delivers nothing by itself; what was put into boxes is recorded and not offered again.
    expect(await on.statements()).toMatchObject([{ state: 'made' }]);
    expect((await deliver('data-box', '2026-03-01')).status).toBe(200);
    expect((await box()).status).toBe(409);
  });

  test('of statements of another settlement is refused', async () => {
    const other = await scene.begin({ period_from: '2024-01-01', period_to: '2024-12-31' });
    const body = { statements: [await on.onlyId()] };
    expect((await at.world.call(mailStatements, { ...scene.of(other), body })).status).toBe(404);
  });
});
