import { expect, type Page } from '@playwright/test';
import { pragueDay } from '#contract/czech/prague-day.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import { listRounds, readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { askPortal } from '#tests/asked.ts';
import { placedPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { keepPlaces } from './kept-places.ts';
import { FIRST_UNIT, unitNamed } from './houses.ts';

/** What a crew has told of a visit: what stood there, and the device that it says to have mounted. */
export interface ToldVisit {
  /** The last known state of the device that was taken away. */
  readonly before: number;
  readonly mounted: string;
}

type Job = ResultOf<typeof readVisitJob>;

/** An exchange as a telephone tells it: the end state by so much above the last one. */
function exchangeOf({ meters, checklist }: Job, difference: number, serial_number: string) {
  const meter = meters.find(({ before }) => before !== null);
  const before = meter?.before?.state ?? 0;
  const now = new Date().toISOString();
  const body = {
    key: crypto.randomUUID(),
    state: 'done',
    told_at: now,
    sent_at: now,
    signed_by: 'Žofie Vymyšlená',
    is_signed: true,
    note: 'Ventil jde ztuha.',
    checks: checklist.map((text) => ({ text, is_done: true })),
    findings: [
      {
        kind: 'exchange',
        measuring_place_id: meter?.measuring_place_id,
        meter_id: meter?.meter_id,
        end_state: Math.round((before + difference) * 1000) / 1000,
        serial_number,
        start_state: 0,
        verified_year: Number(pragueDay(new Date()).slice(0, 4)),
        seal: 'PL-9',
      },
    ],
  };
  return { before, body };
}

/** A crew tells of planned exchanges by the API, with a photo that says where it was taken and a signature: each end state by so much above the last one. */
export async function tellExchanges(
  page: Page,
  own: PortalProcess,
  differences: readonly number[],
): Promise<ToldVisit[]> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token = '' } = JSON.parse(session ?? '{}') as { token?: string };
  await keepPlaces(own.url, token);
  const unit_id = await unitNamed(page, own, FIRST_UNIT);
  const rounds = await askPortal(own.url, listRounds, { token, params: { unit_id } });
  const round_id = rounds.result.values.find(({ planned }) => planned > 0)?.round_id;
  const round = { token, params: { unit_id, round_id } };
  const { all_visits } = (await askPortal(own.url, readRoundRecord, round)).result;
  const planned = all_visits.filter(({ state }) => state === 'planned');
  const content_base64 = (await placedPhoto()).toString('base64');
  const told: ToldVisit[] = [];
  for (const [at, difference] of differences.entries()) {
    const of = { token, params: { unit_id, visit_id: planned[at]?.visit_id } };
    const job = (await askPortal(own.url, readVisitJob, of)).result;
    const mounted = `NOVY-${String(at + 1)}`;
    const { before, body } = exchangeOf(job, difference, mounted);
    const result = await askPortal(own.url, reportVisit, { ...of, body });
    expect(result.status).toBe(200);
    for (const shows of ['new-meter', 'signature'])
      await askPortal(own.url, addVisitPhoto, {
        ...of,
        body: { key: crypto.randomUUID(), result_key: body.key, of: shows, content_base64 },
      });
    told.push({ before, mounted });
  }
  return told;
}
