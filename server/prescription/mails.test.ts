import { beforeEach, describe, expect, test } from 'vitest';
import {
  listSheetMails,
  previewSheetMails,
  sendSheetMails,
} from '#contract/money/prescription-mails.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { pagesOf } from '#tests/account-papers.ts';
import { addRelationRow } from '#tests/addresses.ts';
import { houseValuesWorld } from '#tests/house-values.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never } from '#tests/queue.ts';
import { prescriptionTasks, settleSheets } from './tasks.ts';

const { made, at, space } = houseValuesWorld();

const of = () => ({ token: at.user.token, params: { unit_id: at.unit.unit_id } });
const owner = () => at.world.db.owner;

let flats: readonly number[];

/** Somebody who bears the space, with an address or without. */
async function payer(pasport_id: number, name: string, email: string): Promise<number> {
  const address_id = await made.person(name);
  await owner().query('update addresses set email = $2 where address_id = $1', [address_id, email]);
  await addRelationRow(at.world.db, at.unit, 'tenant', {
    pasport_id,
    address_id,
    valid_from: '2020-01-01',
  });
  return address_id;
}

const heat = (pasport_id: number) =>
  made.add('pasport_tenant_costs', {
    pasport_id,
    service_name: 'Teplo',
    monthly_advance: 150_000,
    valid_from: '2026-01-01',
  });

beforeEach(async () => {
  await owner().query(`update units set payer = 'tenant' where unit_id = $1`, [at.unit.unit_id]);
  flats = [await space('101'), await space('102'), await space('103')];
  const [one = 0, two = 0] = flats;
  await payer(one, 'Adam Pilný', 'adam@example.cz');
  await payer(one, 'Eva Pilná', '');
  await payer(two, 'Jan Tichý', 'jan@example.cz');
  for (const flat of flats) await heat(flat);
});

const body = (as_of = '2026-07-01') => ({ as_of, pasport_ids: [...flats] });
const preview = async (asked = body()) =>
  (await at.world.call(previewSheetMails, { ...of(), body: asked })).result.values.map(
    ({ space_number, full_name, verdict }) => `${space_number} ${full_name} ${verdict}`,
  );
const press = (asked = body()) => at.world.call(sendSheetMails, { ...of(), body: asked });
async function run(): Promise<void> {
  const worker = createTaskWorker(at.world.portal, prescriptionTasks);
  while (await worker.runOne(never));
}
const sent = async (query: Record<string, string> = {}) =>
  (await at.world.call(listSheetMails, { ...of(), query })).result.values;
const mails = async () =>
  (
    await owner().query<{ outbox_mail_id: number; recipient: string; body: string }>(
      `select outbox_mail_id, recipient, body from outbox_mails
        where outbox_mail_id in (select outbox_mail_id from prescription_mails where unit_id = $1)
        order by outbox_mail_id`,
      [at.unit.unit_id],
    )
  ).rows;
const BOTH = ['adam@example.cz', 'jan@example.cz'];
const recipients = async () => (await mails()).map(({ recipient }) => recipient);

describe('sheets by mail', () => {
  test('are previewed: who gets one, who has no address, and what nobody pays', async () => {
    expect(await preview()).toEqual([
      '101 Adam Pilný send',
      '101 Eva Pilná no-email',
      '102 Jan Tichý send',
      '103  no-payer',
    ]);
    expect(await preview({ as_of: '2025-06-01', pasport_ids: [...flats].slice(1, 2) })).toEqual([
      '102 Jan Tichý nothing',
    ]);
    expect(await mails()).toEqual([]);
  });

  test('go to each once, however often it is pressed, and say what is paid', async () => {
    await Promise.all([press(), press()]);
    await run();
    await press(body('2026-08-01'));
    await run();
    expect(await recipients()).toEqual(BOTH);
    const [first] = await mails();
    expect(first?.body).toContain('Teplo: 1 500,00 Kč');
    expect(first?.body).toContain('Měsíčně celkem: 1 500,00 Kč');
    expect(await preview()).toContain('102 Jan Tichý done');
  });

  test('bring their paper: a PDF with the amount, its code and the place for a signature', async () => {
    await press();
    await run();
    const { rows } = await owner().query<{ file_name: string; file_content: Buffer }>(
      `select file_name, file_content from outbox_mails
        where outbox_mail_id in (select outbox_mail_id from prescription_mails where unit_id = $1)
        order by outbox_mail_id`,
      [at.unit.unit_id],
    );
    expect(rows.map(({ file_name }) => file_name)).toEqual([
      'evidenční list 2026-07-01 prostor 101.pdf',
      'evidenční list 2026-07-01 prostor 102.pdf',
    ]);
    const [first] = rows;
    const pages = await pagesOf({
      content_base64: first?.file_content.toString('base64') ?? '',
    });
    expect(pages.join(' ')).toContain('1 500,00 Kč');
    expect(pages.join(' ')).toContain('Podpis:');
    expect((await mails())[0]?.body).toContain('je v příloze (PDF)');
  });

  test('go again when the sheet changes, or to another address', async () => {
    await press();
    await run();
    await owner().query(
      `update pasport_tenant_costs set monthly_advance = 160000 where pasport_id = $1`,
      [flats[0]],
    );
    await owner().query(`update addresses set email = 'novy@example.cz' where email = $1`, [
      'jan@example.cz',
    ]);
    await press();
    await run();
    expect(await recipients()).toEqual([...BOTH, 'adam@example.cz', 'novy@example.cz']);
  });

  test('are told with the space: when, by whom, to what address and whether they came', async () => {
    await press();
    await run();
    const [one, two] = (await mails()).map(({ outbox_mail_id }) => outbox_mail_id);
    await owner().query(
      `update outbox_mails set sent = now(), body = '' where outbox_mail_id = $1`,
      [one],
    );
    await owner().query(
      `update outbox_mails set attempts = 12, last_error = '550 no' where outbox_mail_id = $1`,
      [two],
    );
    await settleSheets(at.world.portal);
    expect(await sent({ pasport_id: String(flats[0]) })).toMatchObject([
      { addressee: 'Adam Pilný', recipient: 'adam@example.cz', state: 'sent', sum: 150_000 },
    ]);
    expect(await sent()).toMatchObject([
      { space_number: '102', state: 'refused', fault: '550 no' },
      { space_number: '101', state: 'sent', fault: '' },
    ]);
    // What was refused may be tried again, what was sent not.
    await press();
    await run();
    expect(await sent()).toMatchObject([
      { space_number: '102', state: 'waiting', fault: '' },
      { space_number: '101', state: 'sent' },
    ]);
  });

  test('are all of the unit, or none', async () => {
    const foreign = { as_of: '2026-07-01', pasport_ids: [...flats, 999_999] };
    expect((await press(foreign)).status).toBe(404);
    await run();
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['the second mail is being written', 'insert on outbox_mails'],
    ['the task is being ended', 'update on tasks'],
  ])(
    'are not sent by a server that ends while %s, and by another one once',
    async (_, event) => {
      await press();
      const condition = event.endsWith('tasks')
        ? `new.state = 'done'`
        : `exists (select from outbox_mails where recipient = 'adam@example.cz')`;
      await owner().query(`
      create or replace function public.break_sheets() returns trigger language plpgsql as $$ begin
        if ${condition} then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger break_sheets before ${event} for each row execute function public.break_sheets()`);
      const worker = createTaskWorker(mortalPortal(at.world), prescriptionTasks);
      await expect(worker.runOne(never)).rejects.toThrow('The process is dead.');
      await owner().query(`drop trigger break_sheets on ${event.split(' ').at(-1) ?? ''}`);
      expect(await sent()).toEqual([]);
      await owner().query(`update tasks set due = now() - interval '1 second'`);
      await press();
      await run();
      expect(await recipients()).toEqual(BOTH);
    },
    60_000,
  );
});
