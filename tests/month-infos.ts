import { beforeEach } from 'vitest';
import { openConsumption } from '#contract/consumption.ts';
import {
  chooseMonthInfo,
  readMonthInfo,
  readMonthInfos,
  sendMonthInfos,
} from '#contract/metering/month-infos.ts';
import { monthInfoTasks } from '#server/monthly-info/tasks.ts';
import { addAddressRow } from './addresses.ts';
import { insertRow } from './builders.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from './metering.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { runTasks } from './queue.ts';
import { unitWorld, type UnitWorld } from './unit-world.ts';

/** The month of the scene, which is February 2026. */
export const MONTH = '2026-01-01';

/** January of 3 m³ after a January of 2 m³. */
export const WHOLE = {
  '2024-12-31': 10,
  '2025-01-31': 12,
  '2025-12-31': 40,
  '2026-01-31': 43,
};

interface House {
  house: number;
}

function flatsOf(at: UnitWorld, own: House) {
  /** A flat with an owner; of hot water read from afar, states at the ends of months. */
  async function flat(
    number: string,
    states: Readonly<Record<string, number>>,
    email = `byt${number}@example.cz`,
  ) {
    const { db } = at.world;
    const { pasport_id } = await addSpaceRow(db, at.unit, own.house, {
      space_number: number,
      total_area: 50,
    });
    const address_id = await addAddressRow(db, at.unit, { last_name: `Novák${number}`, email });
    await insertRow(db, 'pasport_ownerships', {
      ...at.unit,
      pasport_id,
      address_id,
      valid_from: '2020-01-01',
    });
    await place(pasport_id, { kind: 'hot-water' }, states);
    return { pasport_id, address_id, email };
  }

  async function place(pasport: number, columns: object, states: object, meter: object = {}) {
    const { db } = at.world;
    const id = await addMeasuringPlaceRow(db, at.unit, pasport, { ...columns });
    const device = await addMeterRow(db, at.unit, id, { is_remote: true, ...meter });
    await addReadingRows(db, at.unit, device, { ...states });
  }
  return { flat, place };
}

function callsOf(at: UnitWorld, own: House) {
  const params = () => ({ unit_id: at.unit.unit_id, id: own.house });
  const token = () => ({ token: at.user.token });
  const read = async () =>
    (await at.world.call(readMonthInfos, { ...token(), params: params(), query: { month: MONTH } }))
      .result;
  const info = (pasport_id: number, month = MONTH) =>
    at.world.call(readMonthInfo, {
      ...token(),
      params: { ...params(), pasport_id },
      query: { month },
    });
  const choose = (who: { pasport_id: number; address_id: number }, wanted = true) =>
    at.world.call(chooseMonthInfo, {
      ...token(),
      params: { unit_id: at.unit.unit_id, pasport_id: who.pasport_id },
      body: { address_id: who.address_id, wanted },
    });
  const press = (month = MONTH) =>
    at.world.call(sendMonthInfos, { ...token(), params: params(), body: { month } });
  const run = () => runTasks(at.world.portal, monthInfoTasks);
  const send = async () => {
    await press();
    await run();
  };
  async function mails() {
    const { rows } = await at.world.db.owner.query<{ recipient: string; body: string; id: number }>(
      'select outbox_mail_id::integer as id, recipient, body from outbox_mails order by outbox_mail_id',
    );
    return rows.map((row) => ({
      ...row,
      secret: /\/spotreba\/([\w-]{43})/u.exec(row.body)?.[1] ?? '',
    }));
  }
  const open = (secret: string) => at.world.call(openConsumption, { body: { secret } });
  return { params, token, read, info, choose, press, run, send, mails, open };
}

/** A house of owners in which hot water is read from afar, and the calls of its manager. */
export function monthInfoScene() {
  const at = unitWorld();
  const own: House = { house: 0 };
  beforeEach(async () => {
    at.world.setNow('2026-02-10T09:00:00Z');
    const { owner } = at.world.db;
    await owner.query('delete from outbox_mails');
    await owner.query(`update units set payer = 'owner' where unit_id = $1`, [at.unit.unit_id]);
    const named = { pasport_name: 'Lipová 12' };
    own.house = (await addBuildingRow(at.world.db, at.unit, named)).pasport_id;
  });
  return { at, own, ...flatsOf(at, own), ...callsOf(at, own) };
}
