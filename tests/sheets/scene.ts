import { randomUUID } from 'node:crypto';
import { listVisitResults, addVisitPhoto } from '#contract/fieldwork/results.ts';
import { listRounds, readRoundRecord } from '#contract/fieldwork/rounds.ts';
import { LEAST_WITHIN, recordVisitNotices } from '#contract/fieldwork/visit-notices.ts';
import { unplaceVisit } from '#contract/fieldwork/visits.ts';
import { saveLegalDraft } from '#contract/legal.ts';
import { sendLogs } from '#contract/logs.ts';
import { browseMeasuringPlaces, createMeasuringPlace } from '#contract/metering/places.ts';
import { beginAuthenticator, proveAuthenticator } from '#contract/second-step.ts';
import { DEMO_PASSWORD } from '#tests/e2e/demo-portal.ts';
import { done } from '#tests/e2e/done.ts';
import { registerClient } from '#tests/e2e/registered.ts';
import { takenPhoto } from '#tests/photos.ts';
import { shownCode } from '#tests/second-step.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { tokenOf, type Sessions } from './visitor.ts';

/** The client that nobody has confirmed yet. */
export const REGISTERED = 'Dům Na Kopečku';

interface Call {
  readonly url: string;
  readonly token: string;
}

/** What a system admin finds: a fault of the portal, a text that is being written, a client who has registered. */
async function forAdmin(call: Call): Promise<void> {
  const fault = {
    level: 'ERROR',
    timestamp: Date.now(),
    file_name: 'web/meters/MetersScreen.tsx',
    function: 'MetersScreen',
    line_number: 42,
    messages: ["TypeError: Cannot read properties of undefined (reading 'state')"],
  };
  await done(call, sendLogs, {}, { records: [fault, fault] });
  await done(call, saveLegalDraft, { kind: 'terms' });
  await registerClient(call.url, 'nova@example.cz', REGISTERED);
}

/** The sign-in of the person gets its second step, so that recovery codes can be made anew. */
async function withSecondStep(call: Call): Promise<void> {
  const { secret } = await done(call, beginAuthenticator, {}, { password: DEMO_PASSWORD });
  await done(call, proveAuthenticator, {}, { code: shownCode(secret, new Date()) });
}

/** In each planned round a visit waits for another time and one is told of, and what is to be looked through has a photo. */
async function forFieldwork(call: Call, unit_id: number): Promise<void> {
  const { values } = await done(call, listRounds, { unit_id });
  for (const { round_id } of values) {
    const { all_visits } = await done(call, readRoundRecord, { unit_id, round_id });
    const last = all_visits.findLast(({ state }) => state === 'planned');
    if (last !== undefined) {
      const { visit_id, version } = last;
      await done(call, unplaceVisit, { unit_id, visit_id }, { version });
    }
    const first = all_visits.find(({ state }) => state === 'planned');
    if (first !== undefined) await tell(call, unit_id, first.visit_id);
    for (const { visit_id } of all_visits.filter(({ state }) => state === 'done'))
      await addPhotos(call, { unit_id, visit_id });
  }
}

async function tell(call: Call, unit_id: number, visit_id: number): Promise<void> {
  const told_on = todayInPrague();
  const body = { visit_ids: [visit_id], channel: 'post', told_on, within: LEAST_WITHIN };
  await done(call, recordVisitNotices, { unit_id }, body);
}

/** A place at which no device stands yet. */
async function forMeters(call: Call, unit_id: number): Promise<void> {
  const { values } = await done(call, browseMeasuringPlaces, { unit_id, show_hidden: '0' });
  const other = values.find(({ kind, level }) => kind === 'cold-water' && level === 'flat');
  const { pasport_id = 0, level = 'flat', kind = 'cold-water' } = other ?? {};
  const body = { pasport_id, level, kind, location: 'zahrada' };
  await done(call, createMeasuringPlace, { unit_id, id: '0' }, body);
}

/** A photo of the place to each result of the visit that waits for the office. */
async function addPhotos(call: Call, visit: { unit_id: number; visit_id: number }): Promise<void> {
  const { values } = await done(call, listVisitResults, visit);
  const content_base64 = (await takenPhoto(1200, 900)).toString('base64');
  for (const { key, outcome } of values)
    if (outcome === 'review')
      await done(call, addVisitPhoto, visit, {
        key: randomUUID(),
        result_key: key,
        of: 'place',
        content_base64,
      });
}

/** Does in the demo what has to stand before some dialogs can be opened. */
export async function setScene(url: string, sessions: Sessions): Promise<void> {
  const call = (viewer: keyof Sessions) => ({ url, token: tokenOf(sessions[viewer]) });
  await forAdmin(call('admin'));
  await withSecondStep(call('accountant'));
  const unit_id = Number(sessions.manager.unit);
  await forFieldwork(call('manager'), unit_id);
  await forMeters(call('manager'), unit_id);
}
