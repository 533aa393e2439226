import { beforeEach } from 'vitest';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import {
  acceptSelfReadings,
  askForSelfReading,
  changeSelfRound,
  endSelfRound,
  listSelfReadings,
  printSelfSheets,
  readSelfRound,
  refuseSelfReadings,
  revokeSelfLink,
  startSelfRound,
  takeBackSelfReadings,
} from '#contract/metering/self-reading-calls.ts';
import { openSelfReading, sendSelfReading } from '#contract/self-readings.ts';
import { secretsOf } from '#server/access/sheet-codes.ts';
import { addRelationRow } from './addresses.ts';
import { addMeasuringPlaceRow, addMeterRow, addReadingRows } from './metering.ts';
import { addBuildingRow, addSpaceRow } from './pasports.ts';
import { spaceWorld } from './space-world.ts';

/** The days on which people read. */
export const OPENS = '2026-12-28';
export const CLOSES = '2027-01-10';

type Body<E extends Endpoint> = Partial<BodyOf<E>>;

type House = Pick<ReturnType<typeof spaceWorld>, 'at' | 'person'>;
/** The house of the test, and the network from which its people come. */
interface Own {
  house: number;
  network: number;
}

/** Flats with meters, and who bears their costs. */
function makersOf({ at, person }: House, own: Own) {
  return {
    /** A flat with a meter of cold water, or more of them, read at the end of 2025. */
    flat: async (space_number: string, states: readonly number[] = [100]) => {
      const row = { space_number };
      const { pasport_id } = await addSpaceRow(at.world.db, at.unit, own.house, row);
      const meters: number[] = [];
      for (const state of states) {
        const place = await addMeasuringPlaceRow(at.world.db, at.unit, pasport_id);
        const meter = await addMeterRow(at.world.db, at.unit, place);
        await addReadingRows(at.world.db, at.unit, meter, { '2025-12-31': state });
        meters.push(meter);
      }
      return { pasport_id, meters, meter: meters[0] ?? 0 };
    },
    /** Somebody who bears the costs of the space, with his mail address. */
    payer: async (pasport_id: number, email = '') => {
      const address_id = await person();
      await at.world.db.owner.query('update addresses set email = $1 where address_id = $2', [
        email,
        address_id,
      ]);
      const since = { valid_from: '2024-01-01' };
      await addRelationRow(at.world.db, at.unit, 'tenant', { pasport_id, address_id, ...since });
    },
  };
}

/** Calls of the manager. */
function managersCalls({ at }: House, own: Own) {
  const call = <E extends Endpoint>(endpoint: E, self_reading_round_id: number, body?: object) =>
    at.world.call(endpoint, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id, self_reading_round_id },
      ...(body !== undefined && { body }),
    });
  const start = (body: Body<typeof startSelfRound> = {}) =>
    at.world.call(startSelfRound, {
      token: at.user.token,
      params: { unit_id: at.unit.unit_id },
      body: {
        name: 'Odečet 2026',
        pasport_id: own.house,
        kinds: ['cold-water'],
        opens: OPENS,
        closes: CLOSES,
        ...body,
      },
    });
  const readings = async (round: number) => (await call(listSelfReadings, round)).result.values;
  return {
    start,
    started: async (body: Body<typeof startSelfRound> = {}) =>
      (await start(body)).result.self_reading_round_id,
    readings,
    /** The only one that waits. */
    waiting: async (round: number) => {
      const all = (await readings(round)).filter(({ outcome }) => outcome === 'waiting');
      if (all[0] === undefined || all.length > 1) throw new Error(`${all.length} states wait.`);
      return all[0];
    },
    read: (round: number) => call(readSelfRound, round),
    term: (round: number, closes: string) => call(changeSelfRound, round, { closes }),
    end: (round: number, state: 'closed' | 'cancelled') => call(endSelfRound, round, { state }),
    sheets: (round: number, of: 'all' | 'unanswered' | 'without-email' = 'all') =>
      call(printSelfSheets, round, { of }),
    ask: (round: number, kind: 'invitation' | 'reminder') =>
      call(askForSelfReading, round, { kind }),
    revoke: (round: number, pasport_id: number, revoked = true) =>
      call(revokeSelfLink, round, { pasport_id, revoked }),
    accept: (round: number, self_reading_ids: number[], more: object = {}) =>
      call(acceptSelfReadings, round, { self_reading_ids, ...more }),
    refuse: (round: number, self_reading_ids: number[], reason = 'Číslo nesedí s fotkou') =>
      call(refuseSelfReadings, round, { self_reading_ids, reason }),
    takeBack: (round: number, self_reading_ids: number[]) =>
      call(takeBackSelfReadings, round, { self_reading_ids }),
  };
}

/** Calls of people of the house, and what they are asked by. */
function peoplesCalls({ at }: House, own: Own) {
  return {
    /** What a space is asked by, as its sheet and its mail have it. */
    secretsFor: async (round: number, pasport_id: number) => {
      const { rows } = await at.world.db.owner.query<{ seed: Buffer }>(
        'select seed from self_reading_spaces where self_reading_round_id = $1 and pasport_id = $2',
        [round, pasport_id],
      );
      const key = await at.world.portal.secretsKey();
      return secretsOf(key, 'self-reading', rows[0]?.seed ?? Buffer.alloc(0));
    },
    open: (secret: string) =>
      at.world.call(openSelfReading, { from: `10.0.${own.network}.1`, body: { secret } }),
    send: (secret: string, body: Body<typeof sendSelfReading>, device = 1) =>
      at.world.call(sendSelfReading, {
        from: `10.${device}.${own.network}.1`,
        body: { secret, read_on: '2026-12-31', ...body },
      }),
  };
}

/** A world with a house for each test, on 2 January 2027. */
export function selfReadingsWorld() {
  const made = spaceWorld();
  const { at } = made;
  const own: Own = { house: 0, network: 0 };
  beforeEach(async () => {
    at.world.setNow('2027-01-02T10:00:00Z');
    // Each test comes from a network of its own: none uses up what another one needs.
    own.network += 1;
    const name = { pasport_name: 'Lipová 12' };
    own.house = (await addBuildingRow(at.world.db, at.unit, name)).pasport_id;
  });
  return {
    at,
    ...makersOf(made, own),
    ...managersCalls(made, own),
    ...peoplesCalls(made, own),
    /** Readings of the meter as they are stored, without that of 2025. */
    stored: async (meter: number) =>
      (
        await at.world.db.owner.query<{ read_on: string; state: number; source: string }>(
          `select read_on::text, state::float8, source, overflowed from meter_readings
            where meter_id = $1 and read_on > '2025-12-31' order by read_on`,
          [meter],
        )
      ).rows,
  };
}
