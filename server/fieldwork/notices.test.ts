import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { deleteRound, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import {
  deleteVisitNotice,
  mailVisitNotices,
  previewVisitNotices,
} from '#contract/fieldwork/visit-notices.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { noticesWorld } from '#tests/notices-scene.ts';
import { never } from '#tests/queue.ts';
import { firstVisit, MONDAY, TUESDAY } from '#tests/rounds-scene.ts';
import { noticeTasks, settleNotices } from './notice-tasks.ts';

const { at, scene, owner, people, ofRound, made, move, end, noticesOf, ofNotice, toldOn } =
  noticesWorld();

const body = ({ all_visits }: Pick<RoundRecord, 'all_visits'>, more: object = {}) => ({
  visit_ids: all_visits.map(({ visit_id }) => visit_id),
  within: 60,
  prepare: 'Uvolněte přístup k vodoměrům.',
  contact: 'Správa, 777 123 456',
  ...more,
});
const preview = async (round: RoundRecord) =>
  (await at.world.call(previewVisitNotices, { ...ofRound(round.round_id), body: body(round) }))
    .result;
const verdicts = async (round: RoundRecord) =>
  (await preview(round)).values.map(
    ({ space_number, full_name, verdict }) => `${space_number} ${full_name} ${verdict}`,
  );
const press = (round: RoundRecord, more: object = {}) =>
  at.world.call(mailVisitNotices, { ...ofRound(round.round_id), body: body(round, more) });
async function run(): Promise<void> {
  const worker = createTaskWorker(at.world.portal, noticeTasks);
  while (await worker.runOne(never));
}
const mails = async () =>
  (
    await owner().query<{
      outbox_mail_id: number;
      recipient: string;
      subject: string;
      body: string;
    }>(
      `select outbox_mail_id, recipient, subject, body from outbox_mails
        where outbox_mail_id in (select outbox_mail_id from visit_notices where unit_id = $1)
        order by outbox_mail_id`,
      [at.unit.unit_id],
    )
  ).rows;
const recipients = async () => (await mails()).map(({ recipient }) => recipient);
const BOTH = ['mala@example.cz', 'velky@example.cz'];

describe('notices by mail', () => {
  test('are previewed: who gets one, who has no address, where nobody is known', async () => {
    await people();
    const round = await made();
    expect(await verdicts(round)).toEqual([
      '1 Malá send',
      '1 Velký send',
      '2 Bez no-email',
      '10  nobody',
    ]);
    const { letter } = await preview(round);
    expect(letter?.subject).toBe('Návštěva technika 7. 12. 2026: Výměna vodoměru, prostor 1');
    expect(letter?.body).toContain('Kdy: pondělí 7. 12. 2026, příchod mezi 7:00 a 8:00');
    expect(letter?.body).toContain('Co připravit: Uvolněte přístup k vodoměrům.');
    expect(letter?.body).toContain('Správa, 777 123 456');
    expect(letter?.body).toContain('prostor 1, Lipová 3');
    expect(await mails()).toEqual([]);
  });

  test('go to each once, however often it is pressed, and are kept as they were said', async () => {
    await people();
    const round = await made();
    await Promise.all([press(round), press(round)]);
    await run();
    await press(round);
    await run();
    expect(await recipients()).toEqual(BOTH);
    expect(await verdicts(round)).toContain('1 Malá done');
    // Each mail brings the link of its visit; what is kept does not tell it.
    const urls = (await mails()).map(
      ({ body: text }) => /https?:\/\/\S+\/termin\/\S+/u.exec(text)?.[0],
    );
    expect(urls[0]).toBeDefined();
    expect(urls[1]).toBe(urls[0]);
    const kept = (await noticesOf(firstVisit(round))).map(({ body: text }) => text);
    expect(kept.join(' ')).not.toContain('/termin/');
    expect(await noticesOf(firstVisit(round))).toMatchObject([
      {
        channel: 'email',
        addressee: 'Malá',
        recipient: 'mala@example.cz',
        day: MONDAY,
        from_minute: 420,
        to_minute: 480,
        told_on: '2026-11-28',
        state: 'waiting',
        delivered_on: null,
      },
      { addressee: 'Velký' },
    ]);
  });

  test('stay true when the visit moves, and are sent of the new time', async () => {
    await people();
    const round = await made();
    const visit = firstVisit(round);
    await press(round);
    await run();
    expect(await toldOn(visit)).toBe('2026-11-28');
    await move(visit, { day: TUESDAY, from_minute: 540 });
    expect(await toldOn(visit)).toBeNull();
    expect(await verdicts(round)).toContain('1 Malá send');
    await press(round);
    await run();
    expect((await noticesOf(visit)).map(({ day, from_minute }) => [day, from_minute])).toEqual([
      [MONDAY, 420],
      [MONDAY, 420],
      [TUESDAY, 540],
      [TUESDAY, 540],
    ]);
    expect(await toldOn(visit)).toBe('2026-11-28');
  });

  test('tell what came of them; what was refused goes again, what was sent does not', async () => {
    await people();
    const round = await made();
    await press(round);
    await run();
    const [one, two] = (await mails()).map(({ outbox_mail_id }) => outbox_mail_id);
    await owner().query(`update outbox_mails set sent = now() where outbox_mail_id = $1`, [one]);
    await owner().query(
      `update outbox_mails set attempts = 12, last_error = '550 no' where outbox_mail_id = $1`,
      [two],
    );
    await settleNotices(at.world.portal);
    expect(await noticesOf(firstVisit(round))).toMatchObject([
      { addressee: 'Malá', state: 'sent', fault: '' },
      { addressee: 'Velký', state: 'refused', fault: '550 no' },
    ]);
    await press(round);
    await run();
    expect(await noticesOf(firstVisit(round))).toMatchObject([
      { addressee: 'Malá', state: 'sent' },
      { addressee: 'Velký', state: 'waiting', fault: '' },
    ]);
  });

  test('are not sent of visits without a time, ended ones, and of another round', async () => {
    await people();
    const round = await made({ minutes: 240 });
    const other = await made({ pasport_ids: [scene.flats[0]], days: [TUESDAY] });
    expect((await press(round, { visit_ids: [firstVisit(other).visit_id] })).status).toBe(404);
    await end(firstVisit(round), 'no-access');
    expect(await verdicts(round)).toEqual([
      '1 Malá past',
      '1 Velký past',
      '2 Bez no-time',
      '10  no-time',
    ]);
    await press(round);
    await run();
    expect(await mails()).toEqual([]);
  });

  test.each([
    ['the second mail is being written', 'insert on outbox_mails'],
    ['the task is being ended', 'update on tasks'],
  ])(
    'are not sent by a server that ends while %s, and by another one once',
    async (_, event) => {
      await people();
      const round = await made();
      await press(round);
      const condition = event.endsWith('tasks')
        ? `new.state = 'done'`
        : `exists (select from outbox_mails where recipient = 'mala@example.cz')`;
      await owner().query(`
      create or replace function public.break_notices() returns trigger language plpgsql as $$ begin
        if ${condition} then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new;
      end $$;
      create trigger break_notices before ${event} for each row execute function public.break_notices()`);
      const worker = createTaskWorker(mortalPortal(at.world), noticeTasks);
      await expect(worker.runOne(never)).rejects.toThrow('The process is dead.');
      await owner().query(`drop trigger break_notices on ${event.split(' ').at(-1) ?? ''}`);
      expect(await noticesOf(firstVisit(round))).toEqual([]);
      await owner().query(`update tasks set due = now() - interval '1 second'`);
      await press(round);
      await run();
      expect(await recipients()).toEqual(BOTH);
    },
    60_000,
  );

  test('keep their round from being deleted, and are not deleted themselves', async () => {
    await people();
    const round = await made();
    await press(round);
    await run();
    const [notice] = await noticesOf(firstVisit(round));
    const id = notice?.visit_notice_id ?? 0;
    const refused = await at.world.call(deleteVisitNotice, ofNotice(id));
    expect(refused.error.errorCode).toBe(errors['notice-mailed'].errorCode);
    const kept = await at.world.call(deleteRound, ofRound(round.round_id));
    expect(kept.error.errorCode).toBe(errors['record-used'].errorCode);
  });
});
