import { expect, test } from 'vitest';
import { acceptImport } from '#contract/imports.ts';
import { taskHandlers } from '#server/app.ts';
import { createTaskWorker } from '#server/jobs/task-worker.ts';
import { mortalPortal } from '#tests/mortal-portal.ts';
import { never } from '#tests/queue.ts';
import { HEAD, readingsScene } from '#tests/readings-scene.ts';

const at = readingsScene();
const METERS = 3000;

test('a server that ends while it accepts readings leaves none of them, and another one writes them once', async () => {
  const { rows } = await at.world.db.owner.query<{ serial: string }>(
    `with place as (
       insert into measuring_places (client_id, unit_id, kind, level, pasport_id)
       select client_id, unit_id, 'cold-water', 'flat', min(pasport_id)
         from pasports, generate_series(1, $2::integer) n
        where unit_id = $1 and kind = 'space' group by client_id, unit_id, n
       returning *)
     insert into meters (client_id, unit_id, measuring_place_id, serial_number, measured_unit, digits,
                         decimals, mounted_on)
     select client_id, unit_id, measuring_place_id, 'N' || measuring_place_id, 'm3', 5, 3, '2025-01-01'
       from place order by measuring_place_id returning serial_number as serial`,
    [at.scene.unit_id, METERS],
  );
  const told = rows.map(({ serial }) => [serial, '1. 3. 2026', '12']);
  const { import_id } = await at.table(HEAD, ...told);
  expect((await at.world.call(acceptImport, at.scene.one(import_id))).status).toBe(200);
  // The connection breaks while the last thousand is being written.
  await at.world.db.owner.query(`
    create or replace function public.break_reading() returns trigger language plpgsql as $$ begin
      if new.meter_id = (select max(meter_id) from meters)
        then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger break_reading before insert on meter_readings
      for each row execute function public.break_reading()`);
  const worker = createTaskWorker(mortalPortal(at.world), taskHandlers);
  await expect(worker.runOne(never)).rejects.toThrow('The process is dead.');
  await at.world.db.owner.query('drop trigger break_reading on meter_readings');
  expect(await at.scene.count('meter_readings')).toBe(0);
  expect(await at.scene.read(import_id)).toMatchObject({ state: 'accepting' });
  await at.world.db.owner.query(`update tasks set due = now() - interval '1 second'`);
  await at.scene.work();
  expect(await at.scene.read(import_id)).toMatchObject({ state: 'accepted' });
  expect(await at.scene.count('meter_readings')).toBe(METERS);
}, 120_000);
