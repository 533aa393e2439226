import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import type { RoundRecord } from '#contract/fieldwork/rounds.ts';
import { deleteRound, readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { browseVisitPlaces } from '#contract/fieldwork/visit-places.ts';
import {
  deleteVisitNotice,
  mailVisitNotices,
  previewVisitNotices,
  readPlaceAccess,
  recordVisitNotices,
  saveVisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import { repeatVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { addAddressRow, addRelationRow } from '#tests/addresses.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never } from '#tests/queue.ts';
import { firstVisit, MONDAY, roundsWorld, TUESDAY } from '#tests/rounds-scene.ts';
import { noticeTasks, settleNotices } from './notice-tasks.ts';

const { at, scene, token, ofUnit, ofRound, ofVisit, made, move, end } = roundsWorld();

const owner = () => at.world.db.owner;

async function person(flat: number, last_name: string, email: string, kind: 'tenant' | 'owner') {
  const address_id = await addAddressRow(at.world.db, at.unit, { last_name, email });
  await addRelationRow(at.world.db, at.unit, kind, {
    pasport_id: flat,
    address_id,
    valid_from: '2020-01-01',
  });
  return address_id;
}

/** Flats 1 and 2 have people with addresses and without, of flat 10 nobody is known. */
async function people() {
  const [, two = 0, one = 0] = scene.flats;
  await person(one, 'Malá', 'mala@example.cz', 'tenant');
  await person(one, 'Velký', 'velky@example.cz', 'owner');
  await person(two, 'Bez', '', 'owner');
}

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

const record = (visits: readonly Pick<Visit, 'visit_id'>[], more: object = {}) =>
  at.world.call(recordVisitNotices, {
    ...ofUnit(),
    body: {
      visit_ids: visits.map(({ visit_id }) => visit_id),
      channel: 'hand',
      told_on: '2026-11-27',
      within: 60,
      ...more,
    },
  });
const access = async (pasport_id: number) =>
  (
    await at.world.call(readPlaceAccess, {
      token: token(),
      params: { unit_id: at.unit.unit_id, pasport_id },
    })
  ).result;
const noticesOf = async ({ pasport_id, visit_id }: Visit) =>
  (await access(pasport_id)).visits.find((one) => one.visit_id === visit_id)?.notices ?? [];
const ofNotice = (visit_notice_id: number) => ({
  token: token(),
  params: { unit_id: at.unit.unit_id, visit_notice_id },
});
const toldOn = async ({ round_id, visit_id }: Visit) =>
  (await at.world.call(readRoundRecord, ofRound(round_id))).result.all_visits.find(
    (one) => one.visit_id === visit_id,
  )?.told_on;

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
});

describe('a notice written down by hand', () => {
  test('copies the time of each visit and its contact', async () => {
    await people();
    const round = await made();
    const [one, two] = round.all_visits as [Visit, Visit];
    expect((await record([one, two])).result).toEqual({ recorded: 2 });
    expect(await noticesOf(one)).toMatchObject([
      { channel: 'hand', addressee: 'Malá', day: MONDAY, from_minute: 420, to_minute: 480 },
    ]);
    expect(await noticesOf(two)).toMatchObject([{ addressee: 'Bez', from_minute: 480 }]);
    expect(await toldOn(one)).toBe('2026-11-27');
  });

  test('names nobody of a poster unless it is said', async () => {
    await people();
    const visit = firstVisit(await made());
    await record([visit], { channel: 'poster' });
    expect(await noticesOf(visit)).toMatchObject([{ channel: 'poster', addressee: '' }]);
  });

  test('is of no day to come, and no visit without a time or of somebody else', async () => {
    const round = await made({ minutes: 240 });
    const [planned, waiting] = round.all_visits as [Visit, Visit];
    expect((await record([planned], { told_on: '2026-11-29' })).status).toBe(400);
    expect((await record([planned], { delivered_on: '2026-11-26' })).status).toBe(400);
    const refused = await record([planned, waiting]);
    expect(refused.error.errorCode).toBe(errors['visit-without-time'].errorCode);
    const { near } = await at.neighbours();
    const foreign = await at.world.call(recordVisitNotices, {
      token: token(),
      params: { unit_id: near.unit_id },
      body: {
        visit_ids: [planned.visit_id],
        channel: 'hand',
        told_on: '2026-11-27',
        within: 60,
      },
    });
    expect(foreign.status).toBe(404);
    expect(await noticesOf(planned)).toEqual([]);
  });

  test('gets its day of delivery over the version that was seen, and is deleted', async () => {
    const visit = firstVisit(await made());
    await record([visit], { channel: 'post', told_on: '2026-11-20' });
    const [notice] = await noticesOf(visit);
    const id = notice?.visit_notice_id ?? 0;
    const save = (version: number, delivered_on: string) =>
      at.world.call(saveVisitNotice, {
        ...ofNotice(id),
        body: { delivered_on, note: 'doručenka', version },
      });
    expect((await save(1, '2026-11-24')).result).toMatchObject({
      delivered_on: '2026-11-24',
      note: 'doručenka',
      version: 2,
    });
    const refused = await save(1, '2026-11-25');
    expect(refused.error.errorCode).toBe(errors['version-conflict'].errorCode);
    expect((await at.world.call(deleteVisitNotice, ofNotice(id))).status).toBe(200);
    expect(await noticesOf(visit)).toEqual([]);
  });

  test('keeps its round from being deleted; what was mailed is not deleted itself', async () => {
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

describe('missed access of a place', () => {
  /** Nobody opens on the days, one try after another; of which of them somebody was told. */
  async function tries(days: readonly string[], told: readonly string[]) {
    let visit = firstVisit(await made({ pasport_ids: [scene.flats[0]] }));
    for (const [at_, day] of days.entries()) {
      if (at_ > 0) visit = (await at.world.call(repeatVisit, ofVisit(visit))).result;
      visit = (await move(visit, { day })).result;
      if (told.includes(day)) await record([visit], { told_on: '2026-11-27' });
      await end(visit, 'no-access');
    }
    return visit;
  }
  const missed = async () => (await access(scene.flats[0] as number)).missed;

  test('counts tries in a row and those of them that were demonstrably told', async () => {
    await tries([MONDAY, TUESDAY, '2026-12-09'], [MONDAY, '2026-12-09']);
    const told = {
      days: [MONDAY, TUESDAY, '2026-12-09'],
      told_days: [MONDAY, '2026-12-09'],
    };
    expect(await missed()).toEqual(told);
    const { result } = await at.world.call(browseVisitPlaces, ofUnit());
    expect(result.values.map(({ space_number, missed: row }) => [space_number, row])).toEqual([
      ['1', { days: [], told_days: [] }],
      ['2', { days: [], told_days: [] }],
      ['10', told],
    ]);
  });

  test('begins anew when somebody was let in', async () => {
    const last = await tries([MONDAY, TUESDAY], [MONDAY]);
    const next = (await at.world.call(repeatVisit, ofVisit(last))).result;
    await end((await move(next, { day: '2026-12-09' })).result, 'done');
    expect(await missed()).toEqual({ days: [], told_days: [] });
  });
});
