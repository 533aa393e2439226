import { expect, type Page } from '@playwright/test';
import { readVisitJob } from '#contract/fieldwork/crew-day.ts';
import { addVisitPhoto, reportVisit } from '#contract/fieldwork/results.ts';
import { listRounds, readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { askPortal } from '#tests/asked.ts';
import { takenPhoto } from '#tests/photos.ts';
import type { PortalProcess } from '#tests/portal-process.ts';
import { SESSION_KEY } from '#web/lib/storage-keys.ts';
import { FIRST_UNIT, unitNamed } from './houses.ts';

/** What a crew has told of a visit: what stood there, and the device that it says to have mounted. */
export interface ToldVisit {
  readonly visit_id: number;
  readonly space_number: string;
  /** The last known state of the device that was taken away. */
  readonly before: number;
  readonly mounted: string;
}

/** A crew tells of planned exchanges by the API as its telephone does: each end state by so much above the last one. */
export async function tellExchanges(
  page: Page,
  own: PortalProcess,
  differences: readonly number[],
): Promise<ToldVisit[]> {
  const session = await page.evaluate((key) => sessionStorage.getItem(key), SESSION_KEY);
  const { token = '' } = JSON.parse(session ?? '{}') as { token?: string };
  const unit_id = await unitNamed(page, own, FIRST_UNIT);
  const of = { token, params: { unit_id } };
  const rounds = (await askPortal(own.url, listRounds, of)).result.values;
  const round_id = rounds.find(({ planned }) => planned > 0)?.round_id;
  const round = await askPortal(own.url, readRoundRecord, {
    token,
    params: { unit_id, round_id },
  });
  const planned = round.result.all_visits.filter(({ state }) => state === 'planned');
  const told: ToldVisit[] = [];
  for (const [at, difference] of differences.entries()) {
    const visit = planned[at];
    const params = { unit_id, visit_id: visit?.visit_id };
    const job = (await askPortal(own.url, readVisitJob, { token, params })).result;
    const meter = job.meters.find(({ before }) => before !== null);
    const before = meter?.before?.state ?? 0;
    const mounted = `NOVY-${String(at + 1)}`;
    const now = new Date().toISOString();
    const key = crypto.randomUUID();
    const body = {
      ...{ key, state: 'done', told_at: now, sent_at: now, signed_by: 'Žofie Vymyšlená' },
      note: 'Ventil jde ztuha.',
      checks: job.checklist.map((text) => ({ text, is_done: true })),
      findings: [
        {
          kind: 'exchange',
          measuring_place_id: meter?.measuring_place_id,
          meter_id: meter?.meter_id,
          end_state: Math.round((before + difference) * 1000) / 1000,
          serial_number: mounted,
          start_state: 0,
          verified_year: new Date().getFullYear(),
          seal: 'PL-9',
        },
      ],
    };
    const result = await askPortal(own.url, reportVisit, { token, params, body });
    expect(result.status, JSON.stringify(result)).toBe(200);
    const content_base64 = (await takenPhoto(400, 300)).toString('base64');
    for (const shows of ['new-meter', 'signature'])
      await askPortal(own.url, addVisitPhoto, {
        token,
        params,
        body: { key: crypto.randomUUID(), result_key: key, of: shows, content_base64 },
      });
    told.push({
      visit_id: job.visit_id,
      space_number: job.space_number,
      before,
      mounted,
    });
  }
  return told;
}
