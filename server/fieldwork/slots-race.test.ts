import { expect, test } from 'vitest';
import { errors } from '#contract/errors.ts';
import { addSpaceRow } from '#tests/pasports.ts';
import { MONDAY, TUESDAY } from '#tests/rounds-scene.ts';
import { slotsWorld } from '#tests/slots-scene.ts';

const on = slotsWorld();
const { at, scene } = on;

const VISITORS = 50;

test('of fifty people who take one time at once, one gets it and the others keep what they had', async () => {
  const flats: number[] = [];
  for (let number = 100; number < 100 + VISITORS; number += 1) {
    const row = { space_number: String(number) };
    flats.push((await addSpaceRow(at.world.db, at.unit, scene.house, row)).pasport_id);
  }
  const made = await on.made({ pasport_ids: flats, minutes: 5, days: [MONDAY, TUESDAY] });
  const visits = made.all_visits;
  const before = new Map(visits.map((one) => [one.visit_id, one]));
  const links = await on.secretsOf(visits.map(({ visit_id }) => visit_id));
  // Two in the afternoon of the Tuesday is free.
  const answers = await Promise.all(
    links.map(({ secret }, index) =>
      on.say(secret, { day: TUESDAY, from_minute: 840, note: `vzkaz ${index}` }, index + 1),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(refused.map(({ error }) => error.errorCode))).toEqual(
    new Set([errors['slot-taken'].errorCode]),
  );
  const { rows } = await at.world.db.owner.query<{
    visit_id: number;
    day: string;
    from_minute: number;
    minutes: number;
  }>(
    `select visit_id, day::text, from_minute, minutes from visits
      where client_id = $1 and round_id = $2 and state = 'planned' order by day, from_minute`,
    [at.unit.client_id, made.round_id],
  );
  expect(rows).toHaveLength(VISITORS);
  const moved = rows.filter(
    ({ visit_id, day, from_minute }) =>
      before.get(visit_id)?.day !== day || before.get(visit_id)?.from_minute !== from_minute,
  );
  expect(moved).toMatchObject([{ day: TUESDAY, from_minute: 840 }]);
  // Nothing of the crew overlaps.
  const overlapping = rows.filter((one, index) => {
    const next = rows[index + 1];
    return next?.day === one.day && one.from_minute + one.minutes > next.from_minute;
  });
  expect(overlapping).toEqual([]);
}, 60_000);
