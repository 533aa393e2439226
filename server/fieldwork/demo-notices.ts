import { nextWorkingDay } from '#contract/czech/holidays.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { offeredWindow } from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import { noticeTable } from '#server/core/fieldwork/notice-tables.sql.ts';
import { visitTable } from '#server/core/fieldwork/visit-tables.sql.ts';
import type { Db } from '#server/db/db.ts';

/** Late in the afternoon, when the crew has no other visit. */
const LATE = 960;
/** How many days after the first try the others were, and how people were told of them ten days before. */
const TRIES = [
  { after: 7, channel: 'post', note: 'podací lístek RR 412 003 118' },
  { after: 14, channel: 'hand', note: 'převzala a podepsala osoba v bytě' },
] as const;

/** Two more tries where nobody opened, each of them told of before: what refused access is proved by. */
export async function addTries(db: Db, unit: OwnedUnit, first: Visit): Promise<void> {
  const { round_id, pasport_id, position, minutes, crew_id, contact } = first;
  let previous_id = first.visit_id;
  for (const [at, { after, channel, note }] of TRIES.entries()) {
    const day = nextWorkingDay(shiftDays(first.day ?? '', after));
    const visit_id = await visitTable.insertOne(db, unit, {
      round_id,
      pasport_id,
      position,
      minutes,
      crew_id,
      day,
      from_minute: LATE,
      attempt: at + 2,
      previous_id,
      state: 'no-access',
      note: 'nikdo neotevřel, lístek ve schránce',
      ended: `${day}T15:30:00Z`,
    });
    const told_on = shiftDays(day, -10);
    await noticeTable.insert(db, unit, [
      {
        visit_id,
        pasport_id,
        channel,
        note,
        addressee: contact.slice(0, 500),
        day,
        ...offeredWindow(LATE, 60),
        told_on,
        made: `${told_on}T09:00:00Z`,
      },
    ]);
    previous_id = visit_id;
  }
}
