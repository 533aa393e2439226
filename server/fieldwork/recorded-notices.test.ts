import { describe, expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { browseVisitPlaces } from '#contract/fieldwork/visit-places.ts';
import {
  deleteVisitNotice,
  recordVisitNotices,
  saveVisitNotice,
} from '#contract/fieldwork/visit-notices.ts';
import { repeatVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { noticesWorld } from '#tests/notices-scene.ts';
import { firstVisit, MONDAY, TUESDAY } from '#tests/rounds-scene.ts';

const world = noticesWorld();
const { at, scene, token, ofUnit, ofVisit, made, move, end } = world;
const { people, record, access, noticesOf, ofNotice, toldOn } = world;

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
