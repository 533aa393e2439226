import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/start.ts';
import { migrate } from '#server/db/migrate.ts';
const dataDir = await mkdtemp('/tmp/spaces-helper/db-');
const cluster = await startEmbedded({ dataDir, durable: false, log: () => undefined });
const address = { host: cluster.socketDir, port: cluster.port, user: cluster.ownerUser, password: cluster.ownerPassword };
const admin = new pg.Client({ ...address, database: 'postgres' });
await admin.connect();
await admin.query('create database k');
await migrate({ ...address, database: 'k' });
const db = new pg.Client({ ...address, database: 'k' });
await db.connect();
const q = (t: string, v: unknown[] = []) => db.query(t, v);
await q(`set session_replication_role = replica`);
await q(`insert into clients (name, module_schema_id, confirmed, max_pasports) select 'K' || i, 1, now(), 100000 from generate_series(1, 6) i`);
await q(`insert into units (client_id, name, full_name) select c, 'Unit ' || c || ' ' || u, 'Unit ' || u from generate_series(1,6) c, generate_series(1,3) u`);
await q(`insert into pasport_types (client_id, code, name, is_flat) select c, 'BYT','Byt',true from generate_series(1,6) c union all select c,'SKLEP','Sklep',false from generate_series(1,6) c`);
// unit 1 of client 1: 40 groups, 1000 buildings, 20000 spaces; the others 60 buildings, 2000 spaces
for (let unit = 1; unit <= 18; unit++) {
  const c = Math.ceil(unit / 3), big = unit === 1;
  const [g, b, s] = big ? [40, 1000, 20000] : [5, 100, 4000];
  const base = unit * 1_000_000;
  await q(`insert into pasports (client_id, unit_id, pasport_id, kind, pasport_name, pasport_order, hidden) select $1,$2,$3::int+i,'group','Skupina '||i, i*10, i % 13 = 0 from generate_series(1,$4::int) i`, [c, unit, base, g]);
  await q(`insert into pasports (client_id, unit_id, pasport_id, parent_id, kind, pasport_name, pasport_order, hidden) select $1,$2,$3::int+1000+i,$3::int+1+i % $4::int,'building','Lipová '||i, i*10, i % 29 = 0 from generate_series(1,$5::int) i`, [c, unit, base, g, b]);
  await q(`insert into pasport_buildings (client_id, unit_id, pasport_id, street) select client_id, unit_id, pasport_id, pasport_name from pasports where unit_id=$1 and kind='building'`, [unit]);
  await q(`insert into pasport_floors (client_id, unit_id, pasport_floor_id, pasport_id, floor, code) select $1,$2,$3::int+i*5+f, $3::int+1000+i, f, f||'NP' from generate_series(1,$4::int) i, generate_series(0,4) f`, [c, unit, base, b]);
  await q(`insert into pasports (client_id, unit_id, pasport_id, parent_id, kind, pasport_name, pasport_order, hidden) select $1,$2,$3::int+100000+i,$3::int+1001+i % $4::int,'space','Byt '||i, 0, i % 50 = 0 from generate_series(1,$5::int) i order by random()`, [c, unit, base, b, s]);
  await q(`insert into pasport_spaces (client_id, unit_id, pasport_id, pasport_type_id, pasport_floor_id, space_number, space_size, variable_symbol, total_area, floor_area, heated_area, countable_area, comment)
    select $1,$2,$3::int+100000+i,(select pasport_type_id from pasport_types where client_id=$1 and code = case when i % 5 = 0 then 'SKLEP' else 'BYT' end),$3::int+(1+i % $4::int)*5+i%5, (i/1000)::text || case when i%7=0 then 'a' else '' end, '2+1', (1000000+i)::text, 50+i%50, 48+i%50, 44.5, 45.25, '' from generate_series(1,$5::int) i order by random()`, [c, unit, base, b, s]);
  await q(`insert into addresses (client_id, unit_id, address_id, first_name, last_name) select $1,$2,$3::int+i,'Jan','Novák '||i from generate_series(1,$4::int*2) i`, [c, unit, base, s]);
  await q(`insert into pasport_tenants (client_id, unit_id, pasport_id, address_id, valid_from, valid_to) select $1,$2,$3::int+100000+i,$3::int+i,'2010-01-01', '2019-12-31' from generate_series(1,$4::int) i where i % 3 = 0
     union all select $1,$2,$3::int+100000+i,$3::int+i+$4::int,'2020-01-01'::date + i % 300, null from generate_series(1,$4::int) i where i % 10 <> 0`, [c, unit, base, s]);
  await q(`insert into pasport_ownerships (client_id, unit_id, pasport_id, address_id, valid_from) select $1,$2,$3::int+100000+i,$3::int+i,'2010-01-01' from generate_series(1,$4::int) i`, [c, unit, base, s]);
}
await q('vacuum analyze');
await writeFile('/tmp/spaces-helper/address.json', JSON.stringify({ ...address, database: 'k' }));
console.log('ready', cluster.socketDir, cluster.port);
await new Promise<void>((r) => process.once('SIGTERM', () => r()));
await db.end(); await admin.end(); await cluster.stop();
