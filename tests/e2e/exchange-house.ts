import { readWorkCalendar } from '#contract/fieldwork/calendar.ts';
import { readCrewDay, readVisitJob, type VisitJob } from '#contract/fieldwork/crew-day.ts';
import { browseCrews } from '#contract/fieldwork/crews.ts';
import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import { moveVisit, type Visit } from '#contract/fieldwork/visits.ts';
import { listPasportTypes } from '#contract/lists/pasport-types.ts';
import { mountMeter } from '#contract/metering/meters.ts';
import { browseMeasuringPlaces, createMeasuringPlace } from '#contract/metering/places.ts';
import { createBuilding } from '#contract/pasports/buildings.ts';
import { createSpace } from '#contract/pasports/spaces.ts';
import { signIn } from '#contract/session.ts';
import { createUnit } from '#contract/units.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { askPortal } from '#tests/asked.ts';
import { takenPhoto } from '#tests/photos.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { DEMO_PASSWORD } from './demo-portal.ts';
import { MANAGER } from './houses.ts';

// A house of thirty flats, each with a cold water meter whose verification has ended, and what its exchange
// is done by where a journey does not do it in the browser.

export const UNIT = 'Družstvo Třicet bytů';
export const HOUSE = 'Dlouhá 30';
export const FLATS = 30;

/** A portal with somebody who is signed in there. */
export interface Office {
  readonly url: string;
  readonly token: string;
}

/** The manager's own session, which no browser knows of. */
export async function officeOf(url: string): Promise<Office> {
  const body = { user_identity: MANAGER, password: DEMO_PASSWORD };
  return { url, token: (await askPortal(url, signIn, { body })).result.token };
}

/** Serial number of the meter that stands in the flat at first. */
export const oldSerial = (flat: number): string => `SV-${String(1000 + flat)}`;

interface OfHouse {
  readonly unit_id: number;
  readonly parent_id: number;
  readonly type_id: number;
}

async function makeFlat(
  { url, token }: Office,
  { unit_id, parent_id, type_id }: OfHouse,
  at: number,
) {
  const space = await askPortal(url, createSpace, {
    token,
    params: { unit_id, id: 0 },
    body: { space_number: String(at), pasport_parent_id: parent_id, pasport_type_id: type_id },
  });
  const { pasport_id } = space.result;
  const place = await askPortal(url, createMeasuringPlace, {
    token,
    params: { unit_id, id: 0 },
    body: { kind: 'cold-water', level: 'flat', pasport_id, location: 'koupelna' },
  });
  const { measuring_place_id } = place.result;
  const device = await askPortal(url, mountMeter, {
    token,
    params: { unit_id, measuring_place_id, id: 0 },
    body: {
      serial_number: oldSerial(at),
      measured_unit: 'm3',
      mounted_on: '2015-05-04',
      verified_year: 2015,
      start_state: 100,
    },
  });
  if (device.status !== 200) throw new Error(`The flat ${String(at)} has no meter.`);
}

/** Makes the house; the unit_id of its unit. */
export async function makeHouse(office: Office): Promise<number> {
  const { url, token } = office;
  const { unit_id } = (await askPortal(url, createUnit, { token, body: { new_unit: UNIT } }))
    .result;
  const house = await askPortal(url, createBuilding, {
    token,
    params: { unit_id, id: 0 },
    body: { pasport_name: HOUSE },
  });
  const types = await askPortal(url, listPasportTypes, { token, params: { show_hidden: '0' } });
  const flat = types.result.values.find(({ space_kind }) => space_kind === 'flat');
  const of = {
    unit_id,
    parent_id: house.result.pasport_id,
    type_id: flat?.pasport_type_id ?? 0,
  };
  for (let at = 1; at <= FLATS; at += 1) await makeFlat(office, of, at);
  return unit_id;
}

/** Serial numbers of meters that stand in the unit now, by numbers of flats. */
export async function standingMeters(
  { url, token }: Office,
  unit_id: number,
): Promise<ReadonlyMap<string, string>> {
  const params = { unit_id, show_hidden: '0' };
  const { result } = await askPortal(url, browseMeasuringPlaces, { token, params });
  return new Map(
    result.values.map(({ space_number, serial_number }) => [space_number, serial_number]),
  );
}

/** Visits of the unit that wait to be made, in their order. */
export async function plannedVisits({ url, token }: Office, unit_id: number): Promise<Visit[]> {
  const today = todayInPrague();
  const path = `${readWorkCalendar.path}?from=${today}&to=${shiftDays(today, 30)}`;
  const { result } = await askPortal(url, { ...readWorkCalendar, path }, { token });
  return result.visits.filter((one) => one.unit_id === unit_id && one.state === 'planned');
}

/** The office sends the crew to the first so many of the visits today; how they stand then. */
export async function sendToday(
  { url, token }: Office,
  visits: readonly Visit[],
  crew_name: string,
): Promise<readonly VisitJob[]> {
  const crews = await askPortal(url, browseCrews, { token, params: { show_hidden: '0' } });
  const crew_id = crews.result.values.find(({ name }) => name === crew_name)?.crew_id ?? 0;
  const day = todayInPrague();
  const minutes = 30;
  for (const [turn, { unit_id, visit_id, version }] of visits.entries()) {
    const at = { crew_id, day, from_minute: 480 + turn * 40, minutes, despite: true, version };
    await askPortal(url, moveVisit, { token, params: { unit_id, visit_id }, body: at });
  }
  const today = await askPortal(url, readCrewDay, { token, params: { crew_id, day } });
  const sent = new Set(visits.map(({ visit_id }) => visit_id));
  return today.result.values.filter(({ visit_id }) => sent.has(visit_id));
}

/** The exchange of a visit told by a call, photo and signature with it; the number of its new device. */
export async function exchangeByCall(
  { url, token }: Office,
  { unit_id, visit_id }: Pick<Visit, 'unit_id' | 'visit_id'>,
): Promise<string> {
  const of = { token, params: { unit_id, visit_id } };
  const job = (await askPortal(url, readVisitJob, of)).result;
  const [meter] = job.meters;
  const serial_number = `NOVY-${job.space_number}`;
  const now = new Date().toISOString();
  const key = crypto.randomUUID();
  const finding = {
    kind: 'exchange',
    measuring_place_id: meter?.measuring_place_id,
    meter_id: meter?.meter_id,
    end_state: 250,
    serial_number,
    start_state: 0,
    seal: `P-${job.space_number}`,
  };
  const checks = job.checklist.map((text) => ({ text, is_done: true }));
  const body = { key, state: 'done', told_at: now, sent_at: now, is_signed: true, checks };
  const told = await askPortal(url, reportVisit, { ...of, body: { ...body, findings: [finding] } });
  if (told.result.outcome !== 'written') throw new Error(`The visit ${String(visit_id)} waits.`);
  const content_base64 = (await takenPhoto(400, 300)).toString('base64');
  for (const shows of ['new-meter', 'signature'])
    await askPortal(url, addVisitPhoto, {
      ...of,
      body: { key: crypto.randomUUID(), result_key: key, of: shows, content_base64 },
    });
  return serial_number;
}
