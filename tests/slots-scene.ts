import { beforeEach } from 'vitest';
import { readRoundRecord, type RoundRecord } from '#contract/fieldwork/rounds.ts';
import {
  answerVisit,
  openPoster,
  openVisitLink,
  printPoster,
  printSlips,
  proveFlat,
} from '#contract/fieldwork/slots.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { setTenant } from '#server/access/access.sql.ts';
import { unitOfTask } from '#server/access/owned.ts';
import { linksOfVisits } from '#server/core/fieldwork/slot-links.ts';
import { addBuildingRow } from './pasports.ts';
import { addPosterRow } from './slots.ts';
import type { UnitWorld } from './unit-world.ts';
import { MONDAY, roundsWorld, TUESDAY } from './rounds-scene.ts';

/** Calls of people of the flats, each from a network of its own. */
function peoplesCalls(at: UnitWorld, from: (device?: number) => string) {
  const say = (secret: string, body: object, device = 1) =>
    at.world.call(answerVisit, {
      from: from(device),
      body: { secret, answer: 'chosen', day: null, from_minute: null, note: '', ...body },
    });
  return {
    open: (secret: string, device = 1) =>
      at.world.call(openVisitLink, { from: from(device), body: { secret } }),
    say,
    choose: (secret: string, day: string, from_minute: number, more: object = {}) =>
      say(secret, { day, from_minute, ...more }),
    confirm: (secret: string, day: string, from_minute: number, note = '') =>
      say(secret, { answer: 'confirmed', day, from_minute, note }),
    unsuited: (secret: string, note: string) => say(secret, { answer: 'unsuited', note }),
    openHouse: (secret: string) => at.world.call(openPoster, { from: from(), body: { secret } }),
    prove: (secret: string, space_number: string, proof: string, device = 1) =>
      at.world.call(proveFlat, { from: from(device), body: { secret, space_number, proof } }),
  };
}

/**
 * A round of the flats 1, 2 and 10 on a Monday and a Tuesday: on Monday an hour each from seven, the gap between two
 * visits of a house nothing. It is the 28th of November 2026.
 */
export function slotsWorld() {
  const world = roundsWorld();
  const { at, scene, made } = world;
  const own = { round: undefined as RoundRecord | undefined, network: 0 };
  beforeEach(async () => {
    // Each test comes from a network of its own: none uses up what another one needs.
    own.network += 1;
    own.round = await made({ days: [MONDAY, TUESDAY] });
  });
  const from = (device = 1) => `10.${device}.${own.network}.1`;
  const round = () => own.round as RoundRecord;
  const visit = (space_number: string, of: RoundRecord = round()) =>
    of.all_visits.find((one) => one.space_number === space_number) as Visit;
  /** Secrets of the links of the visits, in their order. */
  const secretsOf = (ids: readonly number[]) =>
    at.world.portal.database.transaction(async (db) => {
      await setTenant(db, at.unit.client_id);
      const links = await linksOfVisits(db, at.world.portal, unitOfTask(at.unit), ids);
      return ids.map((id) => {
        const { path = '', code = '', expires = '' } = links.get(id) ?? {};
        return { secret: path.split('/').at(-1) ?? '', path, code, expires };
      });
    });
  return {
    ...world,
    ...peoplesCalls(at, from),
    round,
    visit,
    secretsOf,
    secretOf: async (space_number: string) =>
      (await secretsOf([visit(space_number).visit_id]))[0]?.secret ?? '',
    /** The visit as the office sees it. */
    seen: async (space_number: string) => {
      const asked = world.ofRound(round().round_id);
      return visit(space_number, (await at.world.call(readRoundRecord, asked)).result);
    },
    house: (pasport_name: string) => addBuildingRow(at.world.db, at.unit, { pasport_name }),
    poster: async (building_id = scene.house) =>
      addPosterRow(at.world.db, at.unit, await at.world.portal.secretsKey(), {
        round_id: round().round_id,
        pasport_id: building_id,
      }),
    print: (what: typeof printPoster | typeof printSlips, building_id = scene.house) =>
      at.world.call(what, {
        ...world.ofRound(round().round_id),
        body: { building_id },
      }),
  };
}
