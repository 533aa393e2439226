import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  acceptImport,
  checkImport,
  getImport,
  uploadImport,
  type ImportBatch,
} from '#contract/imports.ts';
import { withDatabase } from './check.ts';
import { CrashPortal } from './portal.ts';

const METERS = 3000;
const WAIT_MS = 90_000;
const STEP_MS = 20;

let portal: CrashPortal;
beforeAll(async () => {
  portal = new CrashPortal(await mkdtemp(join(tmpdir(), 'kastelan-crash-')));
  await portal.start();
}, WAIT_MS);
afterAll(async () => {
  await portal.stop();
  await rm(portal.dataDir, { recursive: true, force: true });
});

/** New meters in flats of the unit; their numbers. */
async function makeMeters(unit_id: number): Promise<string[]> {
  return withDatabase(portal, async (client) => {
    const { rows } = await client.query<{ serial: string }>(
      `with place as (
         insert into measuring_places (client_id, unit_id, kind, level, pasport_id)
         select client_id, unit_id, 'cold-water', 'flat', min(pasport_id)
           from pasports, generate_series(1, $2::integer) n
          where unit_id = $1 and kind = 'space' group by client_id, unit_id, n
         returning *)
       insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit,
                           digits, decimals, mounted_on)
       select client_id, unit_id, measuring_place_id, 'PAD-' || measuring_place_id, 'm3', 5, 3,
              '2024-01-01'
         from place order by measuring_place_id returning serial_number as serial`,
      [unit_id, METERS],
    );
    return rows.map(({ serial }) => serial);
  });
}

/** How many readings of the import there are, and on how many meters. */
async function written(): Promise<{ readings: number; meters: number }> {
  return withDatabase(portal, async (client) => {
    const { rows } = await client.query<{ readings: number; meters: number }>(
      `select count(*)::integer as readings, count(distinct r.meter_id)::integer as meters
         from meter_readings r join meters m using (client_id, unit_id, meter_id)
        where m.serial_number like 'PAD-%'`,
    );
    return rows[0] ?? { readings: 0, meters: 0 };
  });
}

/** Whether the acceptance is being done by a worker right now. */
async function isAccepting(): Promise<boolean> {
  return withDatabase(portal, async (client) => {
    const { rows } = await client.query(
      `select 1 from tasks where kind = 'import-accept' and state = 'running'`,
    );
    return rows.length > 0;
  });
}

it('a server killed while it accepts readings leaves all of them or none, and the accepted import is finished', async () => {
  const { units } = await portal.signIn();
  const unit_id = units[0]?.unit_id ?? 0;
  const serials = await makeMeters(unit_id);
  const lines = ['Výrobní číslo;Den odečtu;Stav', ...serials.map((one) => `${one};1. 3. 2025;12`)];
  const file = {
    kind: 'readings',
    file_name: 'pad.csv',
    content_base64: Buffer.from(lines.join('\n')).toString('base64'),
  };
  const { import_id, mapping } = await portal.call(uploadImport, {
    params: { unit_id },
    body: file,
  });
  const params = { unit_id, import_id };
  const until = async (state: ImportBatch['state']) => {
    const limit = Date.now() + WAIT_MS;
    for (;;) {
      const batch = await portal.call(getImport, { params });
      if (batch.state === state) return;
      if (Date.now() > limit) throw new Error(`The import is ${batch.state}, not ${state}.`);
      await sleep(STEP_MS);
    }
  };
  await portal.call(checkImport, { params, body: { mapping } });
  await until('checked');
  await portal.call(acceptImport, { params });
  // From here the person knows that it is being accepted: whatever happens, it is not forgotten.
  const limit = Date.now() + WAIT_MS;
  while (!(await isAccepting()) && Date.now() < limit) await sleep(STEP_MS);
  const before = await written();
  process.kill(portal.pid, 'SIGKILL');
  await portal.stop();
  await portal.start();
  const after = await written();
  expect([0, METERS]).toContain(after.readings);
  expect(['accepting', 'accepted']).toContain((await portal.call(getImport, { params })).state);
  // Nobody waits for the end of the lease of the dead one.
  await withDatabase(portal, (client) =>
    client.query(`update tasks set due = now() - interval '1 second' where state = 'running'`),
  );
  await until('accepted');
  expect(await written()).toEqual({ readings: METERS, meters: METERS });
  expect(before.readings).toBe(0);
}, 300_000);
