import ICAL from 'ical.js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  CALENDAR_FEED_PATH,
  FEED_READS_A_MINUTE,
  listCalendarFeeds,
  makeCalendarFeed,
  revokeCalendarFeed,
} from '#contract/fieldwork/feeds.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { addRelationRow, addAddressRow } from '#tests/addresses.ts';
import { addCrewRow } from '#tests/fieldwork.ts';
import { MONDAY, roundsWorld } from '#tests/rounds-scene.ts';

const scene = roundsWorld();
const { at } = scene;
const owner = () => at.world.db.owner;

let counter = 0;
/** Another address for each read: their limit is tested by itself. */
const from = () => `10.1.${(counter >> 8) & 255}.${(counter += 1) & 255}`;

const read = (url: string, headers: Record<string, string> = {}, remoteAddress = from()) =>
  at.world.request({ url: url.replace('https://portal.example.cz', ''), headers, remoteAddress });
const make = (crew_id: number | null, token = scene.token()) =>
  at.world.call(makeCalendarFeed, { token, body: { crew_id } });
const urlOf = async (crew_id: number | null, token = scene.token()) =>
  (await make(crew_id, token)).result.url;
const list = async (token = scene.token()) =>
  (await at.world.call(listCalendarFeeds, { token })).result.values;

/** The calendar as an independent reader understands it, by the time zone that it brings. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
}
const titlesAt = async (url: string) => {
  const { statusCode, body } = await read(url);
  expect(statusCode).toBe(200);
  return eventsIn(body).map(({ summary }) => summary);
};
const statusAt = async (url: string) => (await read(url)).statusCode;

let visits: readonly Visit[] = [];
let other = 0;
beforeEach(async () => {
  other = await addCrewRow(at.world.db, at.unit, { name: 'Četa B' });
  visits = (await scene.made()).all_visits;
});
const visit = (at_: number) => visits[at_] as Visit;

async function memberOf(crew_id: number) {
  const { client_id } = at.unit;
  const member = await at.world.makeUser({ client_id });
  await putInCrew(member.client_user_id, crew_id);
  return member;
}
const putInCrew = (id: number, crew_id: number | null) =>
  owner().query('update client_users set assembly_crew_id = $2 where client_user_id = $1', [
    id,
    crew_id,
  ]);

describe('a calendar for other programs', () => {
  test('needs neither a token nor a header of ours, and tells visits with their local times', async () => {
    const answer = await read(await urlOf(scene.scene.crew));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.body).toContain('\r\nX-WR-CALNAME:Četa A\r\n');
    const events = eventsIn(answer.body);
    // 7:00 in Prague in December is 6:00 in Greenwich.
    expect(events[0]?.startDate.toJSDate().toISOString()).toBe(`${MONDAY}T06:00:00.000Z`);
    expect(events[0]?.duration.toSeconds()).toBe(3600);
    expect(events.map(({ summary }) => summary).toSorted()).toEqual([
      'Výměna vodoměru – Lipová 3, prostor 1',
      'Výměna vodoměru – Lipová 3, prostor 10',
      'Výměna vodoměru – Lipová 3, prostor 2',
    ]);
  });

  test.each([
    ['2027-03-26', '2027-03-29', ['07:00:00.000Z', '06:00:00.000Z']],
    ['2026-10-23', '2026-10-26', ['06:00:00.000Z', '07:00:00.000Z']],
  ])('keeps eight in the morning over the change of time %s – %s', async (one, next, hours) => {
    at.world.setNow(`${one}T05:00:00Z`);
    for (const [at_, day] of [one, next].entries())
      await scene.move(visit(at_), { day, despite: true });
    const { body } = await read(await urlOf(scene.scene.crew));
    const starts = eventsIn(body)
      .map(({ startDate }) => startDate.toJSDate().toISOString())
      .filter((start) => start.startsWith(one) || start.startsWith(next));
    expect(starts).toEqual([`${one}T${hours[0]}`, `${next}T${hours[1]}`]);
  });

  test('names nobody and tells no phone: its address may get out', async () => {
    const address_id = await addAddressRow(at.world.db, at.unit, {
      last_name: 'Kanárková',
      phone: '777123987',
    });
    for (const pasport_id of scene.scene.flats)
      await addRelationRow(at.world.db, at.unit, 'tenant', { pasport_id, address_id });
    await owner().query(`update visits set note = 'Kanárková má psa' where client_id = $1`, [
      at.unit.client_id,
    ]);
    const { body } = await read(await urlOf(null));
    const text = body.replaceAll('\r\n ', '');
    expect(text).toContain('prostor 10');
    expect(text).not.toMatch(/Kanárková|777 ?123 ?987|psa/);
  });

  test('keeps a visit under its name as it is moved, and one that was given up as cancelled', async () => {
    const url = await urlOf(null);
    const uidOf = async (space: string) => {
      const events = eventsIn((await read(url)).body);
      return events.find(({ summary }) => summary.endsWith(`prostor ${space}`));
    };
    const { space_number } = visit(0);
    const before = await uidOf(space_number);
    await scene.move(visit(0));
    const moved = await uidOf(space_number);
    expect(moved?.uid).toBe(before?.uid);
    expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    await scene.end(visit(0), 'cancelled');
    const cancelled = await uidOf(space_number);
    expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  });

  test('is not sent again to whoever has it, until something in it changes', async () => {
    const url = await urlOf(null);
    const { headers } = await read(url);
    const known = { 'if-none-match': String(headers.etag) };
    const again = await read(url, known);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await scene.move(visit(0));
    expect((await read(url, known)).statusCode).toBe(200);
  });

  test('is refused for a while to whoever reads it without an end', async () => {
    const url = await urlOf(null);
    const statuses = new Set<number>();
    for (let reads = 0; reads <= FEED_READS_A_MINUTE; reads += 1)
      statuses.add((await read(url, {}, '10.9.9.9')).statusCode);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('an address of a calendar', () => {
  test('shows its crew and never another, that of all crews both', async () => {
    await scene.move(visit(1), { crew_id: other });
    const ofOther = await titlesAt(await urlOf(other));
    expect(ofOther).toEqual([`Výměna vodoměru – Lipová 3, prostor ${visit(1).space_number}`]);
    expect(await titlesAt(await urlOf(scene.scene.crew))).toHaveLength(2);
    expect(await titlesAt(await urlOf(null))).toHaveLength(3);
  });

  test('tells nothing of another client', async () => {
    const stranger = await at.world.makeUser();
    expect(await titlesAt(await urlOf(null, stranger.token))).toEqual([]);
    expect((await make(scene.scene.crew, stranger.token)).status).toBe(404);
  });

  test('is told once, and kept by nobody', async () => {
    const url = await urlOf(null);
    const told = JSON.stringify(await list());
    const secret = url.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(secret).toHaveLength(43);
    expect(told).not.toContain(secret);
    const { rows } = await owner().query<{ all: string }>(
      `select string_agg(f::text, ' ') || (select string_agg(a::text, ' ') from audit_log a) as all
         from calendar_feeds f`,
    );
    expect(rows[0]?.all).not.toContain(secret);
  });

  test('ends when it is made anew or revoked, and no other with it', async () => {
    const [former, ofCrew] = [await urlOf(null), await urlOf(scene.scene.crew)];
    const url = await urlOf(null);
    expect([await statusAt(former), await statusAt(url)]).toEqual([404, 200]);
    const [feed] = await list();
    const params = { id: feed?.calendar_feed_id };
    await at.world.call(revokeCalendarFeed, { token: scene.token(), params });
    expect([await statusAt(url), await statusAt(ofCrew)]).toEqual([404, 200]);
    expect((await list()).map(({ crew_id }) => crew_id)).toEqual([scene.scene.crew]);
  });

  test('is revoked by its user alone', async () => {
    await make(null);
    const [feed] = await list();
    const colleague = await at.world.makeUser({
      client_id: at.unit.client_id,
      is_client_admin: true,
    });
    const params = { id: feed?.calendar_feed_id };
    const { status } = await at.world.call(revokeCalendarFeed, { token: colleague.token, params });
    expect([status, await list(colleague.token)]).toEqual([404, []]);
    expect(await list()).toHaveLength(1);
  });

  test('says on which day it was last read', async () => {
    const url = await urlOf(null);
    expect((await list())[0]?.last_used_on).toBeNull();
    await read(url);
    expect((await list())[0]?.last_used_on).toBe('2026-11-28');
  });

  test.each(['x', 'x.ics', `${'a'.repeat(43)}.ics`, `${'a'.repeat(44)}.ics`, '%00.ics'])(
    'that nobody has made is not found: %s',
    async (name) => expect(await statusAt(`${CALENDAR_FEED_PATH}/${name}`)).toBe(404),
  );
});

describe('an address of a member of a crew', () => {
  test('is of his crew alone', async () => {
    const member = await memberOf(scene.scene.crew);
    const statusOf = async (crew_id: number | null) => (await make(crew_id, member.token)).status;
    expect(await statusOf(other)).toBe(404);
    expect(await statusOf(null)).toBe(404);
    expect(await statusOf(scene.scene.crew)).toBe(200);
  });

  test('ends as he is moved to another crew, and holds again when he is back', async () => {
    const member = await memberOf(scene.scene.crew);
    const url = await urlOf(scene.scene.crew, member.token);
    await putInCrew(member.client_user_id, other);
    expect(await statusAt(url)).toBe(404);
    await putInCrew(member.client_user_id, scene.scene.crew);
    expect(await statusAt(url)).toBe(200);
  });

  test('of all crews ends when its user becomes a member of one', async () => {
    const user = await at.world.makeUser({ client_id: at.unit.client_id });
    const [all, own] = [await urlOf(null, user.token), await urlOf(scene.scene.crew, user.token)];
    await putInCrew(user.client_user_id, scene.scene.crew);
    expect([await statusAt(all), await statusAt(own)]).toEqual([404, 200]);
  });
});

describe('an address ends', () => {
  const user = () => at.user.client_user_id;
  const client = () => at.unit.client_id;

  test.each([
    [
      'with a blocked user',
      'update client_users set blocked = true where client_user_id = $1',
      user,
    ],
    ['with a blocked client', 'update clients set blocked = now() where client_id = $1', client],
    [
      'with the licence',
      `update clients set licence_valid_to = '2026-11-27' where client_id = $1`,
      client,
    ],
    [
      'with the module of the calendar',
      `update clients set module_schema_id = 1 where client_id = $1`,
      client,
    ],
    ['with a deleted user', 'delete from client_users where client_user_id = $1', user],
  ])('%s', async (_name, change, whose) => {
    await owner().query(
      `delete from module_schema_modules where module_schema_id = 1
          and module_id = (select module_id from modules where name = 'calendar')`,
    );
    const url = await urlOf(null);
    expect(await statusAt(url)).toBe(200);
    if (change.startsWith('delete'))
      for (const table of ['rounds', 'sessions'])
        await owner().query(
          table === 'rounds'
            ? 'update rounds set client_user_id = null where client_user_id = $1'
            : 'delete from sessions where client_user_id = $1',
          [whose()],
        );
    await owner().query(change, [whose()]);
    expect(await statusAt(url)).toBe(404);
  });
});
