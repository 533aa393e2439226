import { beforeEach, describe, expect, test } from 'vitest';
import {
  browseReminders,
  deliverReminder,
  listReminders,
  previewReminders,
  printReminders,
  sendReminders,
  updateReminderLevel,
} from '#contract/money/reminders.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { pagesOf } from '#tests/account-papers.ts';
import { arrearsScene } from '#tests/arrears-scene.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never } from '#tests/queue.ts';
import { reminderTasks, settleReminders } from './tasks.ts';

const { at, params, token, flat, owes, pays } = arrearsScene();
const of = () => ({ token: token(), params: params() });

beforeEach(() => at.world.setNow('2026-03-03T10:00:00Z'));

const due = async () => (await at.world.call(browseReminders, of())).result.values;
const chosenNow = async () =>
  (await due())
    .filter(({ is_due }) => is_due)
    .map(({ ledger_account_id, next_level }) => ({ ledger_account_id, level: next_level ?? 1 }));
type Chosen = Awaited<ReturnType<typeof chosenNow>>;

const press = (chosen: Chosen, channel: 'mail' | 'paper' = 'mail') =>
  at.world.call(sendReminders, { ...of(), body: { chosen, channel } });
const worker = () => createTaskWorker(at.world.portal, reminderTasks);
/** Does all tasks that wait. */
async function run(): Promise<void> {
  while (await worker().runOne(never));
}
const made = async () => (await at.world.call(listReminders, of())).result.values;
const mails = async () =>
  (
    await at.world.db.owner.query<{ outbox_mail_id: number; recipient: string; body: string }>(
      `select outbox_mail_id, recipient, body from outbox_mails
        where outbox_mail_id in (select outbox_mail_id from reminders where unit_id = $1)
        order by outbox_mail_id`,
      [at.unit.unit_id],
    )
  ).rows;

describe('a reminder', () => {
  test('is due so many days behind the due day, and the next one behind it', async () => {
    const one = await flat('1', { email: 'dluznik@example.cz' });
    await owes(one, 345_000, '2026-02-16');
    at.world.setNow('2026-03-02T10:00:00Z');
    expect(await due()).toMatchObject([
      { last_level: 0, next_level: 1, next_on: '2026-03-03', is_due: false },
    ]);
    at.world.setNow('2026-03-03T10:00:00Z');
    await press(await chosenNow());
    await run();
    expect(await due()).toMatchObject([
      { last_level: 1, last_on: '2026-03-03', next_level: 2, next_on: '2026-04-02' },
    ]);
    at.world.setNow('2026-04-02T10:00:00Z');
    await press(await chosenNow());
    await run();
    at.world.setNow('2026-05-02T10:00:00Z');
    await press(await chosenNow());
    await run();
    expect((await made()).map(({ level }) => level)).toEqual([3, 2, 1]);
    expect(await due()).toMatchObject([{ last_level: 3, next_level: null, is_due: false }]);
  });

  test('says what is owed of what since when, with the interest and the day to pay by', async () => {
    const one = await flat('1', { email: 'dluznik@example.cz' });
    await owes(one, 345_000, '2026-02-02');
    await owes(one, 10_000, '2026-03-20');
    const chosen = await chosenNow();
    const { result } = await at.world.call(previewReminders, { ...of(), body: { chosen } });
    // 29 days of 3,450 Kč at 11.5 %: 31.52. Fourteen days end on Tuesday 17 March.
    expect(result.values).toMatchObject([
      { amount: 345_000, interest: 3152, pay_by: '2026-03-17', email: 'dluznik@example.cz' },
    ]);
    const [letter] = result.values;
    expect(letter?.body.replaceAll('\u00A0', ' ')).toContain('není zaplaceno 3 450,00 Kč');
    expect(letter?.body.replaceAll('\u00A0', ' ')).toContain(
      '– Nájem, splatnost 2. 2. 2026: 3 450,00 Kč',
    );
    expect(letter?.body).not.toMatch(/[{}]/u);
    await press(chosen);
    await run();
    expect((await mails()).map(({ recipient, body }) => [recipient, body])).toEqual([
      ['dluznik@example.cz', `${letter?.body ?? ''}\n`],
    ]);
    expect(await made()).toMatchObject([
      { level: 1, amount: 345_000, claims_count: 1, state: 'waiting', channel: 'mail' },
    ]);
  });

  test('reaches nobody twice, pressed again or twice at once, nor who has paid meanwhile', async () => {
    const one = await flat('1', { email: 'prvni@example.cz' });
    const two = await flat('2', { email: 'druhy@example.cz' });
    await owes(one, 10_000, '2026-02-02');
    await owes(two, 10_000, '2026-02-02');
    const chosen = await chosenNow();
    expect(chosen).toHaveLength(2);
    await pays(two, 10_000, '2026-03-03');
    await Promise.all([press(chosen), press(chosen)]);
    await Promise.all([run(), run()]);
    await press(chosen);
    await run();
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['prvni@example.cz']);
    expect(await made()).toHaveLength(1);
  });

  test('of a server that ends in the middle leaves later, once', async () => {
    for (const number of ['1', '2', '3'])
      await owes(await flat(number, { email: `byt${number}@example.cz` }), 10_000, '2026-02-02');
    await press(await chosenNow());
    const { owner } = at.world.db;
    await owner.query(`
      create or replace function public.break_reminding() returns trigger language plpgsql as $$ begin
        if (select count(*) from reminders) >= 2 then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger break_reminding before insert on outbox_mails for each row execute function public.break_reminding()`);
    await expect(
      createTaskWorker(mortalPortal(at.world), reminderTasks).runOne(never),
    ).rejects.toThrow('The process is dead.');
    await owner.query('drop trigger break_reminding on outbox_mails');
    expect(await made()).toEqual([]);
    await owner.query(`update tasks set due = now() - interval '1 second'`);
    await run();
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual([
      'byt1@example.cz',
      'byt2@example.cz',
      'byt3@example.cz',
    ]);
  }, 60_000);

  test('without an address is on paper, is printed, and is said to be posted', async () => {
    await owes(await flat('1'), 10_000, '2026-02-02');
    await press(await chosenNow());
    await run();
    const [paper] = await made();
    expect(paper).toMatchObject({ channel: 'paper', state: 'made', recipient: '' });
    const reminder_id = paper?.reminder_id ?? 0;
    const printed = await at.world.call(printReminders, {
      ...of(),
      body: { reminders: [reminder_id] },
    });
    expect(Buffer.from(printed.result.content_base64, 'base64').subarray(0, 5).toString()).toBe(
      '%PDF-',
    );
    const deliver = (delivered_on: string) =>
      at.world.call(deliverReminder, {
        token: token(),
        params: { ...params(), reminder_id },
        body: { state: 'posted', delivered_on },
      });
    expect((await deliver('2026-03-02')).status).toBe(400);
    expect((await deliver('2026-03-03')).result).toMatchObject({ state: 'posted' });
  }, 60_000);

  test('on paper goes to the delivery address of its recipient', async () => {
    const one = await flat('1');
    await owes(one, 345_000, '2026-02-02');
    await at.world.db.owner.query(
      `update addresses set street = 'Lipová 3', city = 'Brno', delivery_name = 'Syn Pavel',
              delivery_street = 'Dlouhá 2', delivery_city = 'Praha', delivery_zip = '110 00'
        where address_id = $1`,
      [one.address_id],
    );
    await press(await chosenNow(), 'paper');
    await run();
    const { rows } = await at.world.db.owner.query<{ addressee: string }>(
      'select addressee from reminders where unit_id = $1',
      [at.unit.unit_id],
    );
    expect(rows).toEqual([{ addressee: 'Syn Pavel\nDlouhá 2\n110 00 Praha' }]);
  });

  test('that was mailed says what came of it; one that was refused may be handed over', async () => {
    await owes(await flat('1', { email: 'nikdo@example.cz' }), 10_000, '2026-02-02');
    await press(await chosenNow());
    await run();
    const [mail] = await made();
    const call = {
      token: token(),
      params: { ...params(), reminder_id: mail?.reminder_id ?? 0 },
      body: { state: 'handed' as const, delivered_on: '2026-03-03' },
    };
    expect((await at.world.call(deliverReminder, call)).status).toBe(409);
    await at.world.db.owner.query(
      `update outbox_mails set attempts = 12, last_error = '550 no' where recipient = 'nikdo@example.cz'`,
    );
    await settleReminders(at.world.portal);
    expect(await made()).toMatchObject([{ state: 'refused', fault: '550 no' }]);
    expect((await at.world.call(deliverReminder, call)).status).toBe(200);
    expect(await made()).toMatchObject([{ state: 'handed', delivered_on: '2026-03-03' }]);
  });
});

test('a mailed reminder brings its paper with the amount, one on paper brings none', async () => {
  await owes(await flat('1', { email: 'dluznik@example.cz' }), 345_000, '2026-02-02');
  await owes(await flat('2'), 10_000, '2026-02-02');
  await press(await chosenNow());
  await run();
  const { rows } = await at.world.db.owner.query<{ file_name: string; file_content: Buffer }>(
    `select file_name, file_content from outbox_mails
      where outbox_mail_id in (select outbox_mail_id from reminders where unit_id = $1)`,
    [at.unit.unit_id],
  );
  expect(rows.map(({ file_name }) => file_name)).toEqual(['upomínka 2026-03-03 prostor 1.pdf']);
  const content_base64 = rows[0]?.file_content.toString('base64') ?? '';
  const text = (await pagesOf({ content_base64 })).join(' ').replaceAll('\u00a0', ' ');
  expect(text).toContain('3 450,00 Kč');
  expect(text).toContain('Zaplatit do');
  expect(await made()).toHaveLength(2);
});

test('the date of a reminder is kept with each claim, and the next claim begins anew', async () => {
  const one = await flat('1');
  await owes(one, 10_000, '2026-02-02');
  await press(await chosenNow());
  await run();
  await owes(one, 20_000, '2026-03-02');
  at.world.setNow('2026-03-10T10:00:00Z');
  await pays(one, 10_000, '2026-03-10');
  at.world.setNow('2026-03-20T10:00:00Z');
  // The reminded claim is paid; what is owed now was never reminded.
  expect(await due()).toMatchObject([{ last_level: 0, next_level: 1, is_due: true }]);
  await press(await chosenNow());
  await run();
  const { rows } = await at.world.db.owner.query(
    `select c.unpaid::integer as unpaid, c.level, r.reminded_on::text as reminded_on
       from reminder_claims c join reminders r using (client_id, reminder_id)
      where c.unit_id = $1 order by c.reminder_claim_id`,
    [at.unit.unit_id],
  );
  expect(rows).toEqual([
    { unpaid: 10_000, level: 1, reminded_on: '2026-03-03' },
    { unpaid: 20_000, level: 1, reminded_on: '2026-03-20' },
  ]);
});

test('a text with a mark that nobody knows is refused, by name', async () => {
  const save = async (body: string) =>
    at.world.call(updateReminderLevel, {
      token: await at.admin(),
      params: { ...params(), level: 1 },
      body: { subject: 'Upomínka', body, wait_days: 20, pay_days: 7 },
    });
  const refused = await save('Dlužíte {dluhy}.');
  expect(refused.status).toBe(400);
  expect((await save('Dlužíte {dluh}.')).result).toMatchObject({ level: 1, wait_days: 20 });
});
