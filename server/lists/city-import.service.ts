import type { CitiesImport, importCities } from '#contract/lists/cities.ts';
import { asActor } from '#server/access/as-actor.ts';
import { insertSettingsLog } from '#server/access/settings-log.sql.ts';
import type { Db } from '#server/db/db.ts';
import { refreshAfterWrites } from '#server/db/statistics.ts';
import { ensure } from '#server/errors.ts';
import type { Packets } from '#server/files/packets.ts';
import { readFile } from '#server/files/read-file.ts';
import type { OutsideCall } from '#server/http/route.ts';
import { insertImported, selectAllCities, updateImported } from './cities.sql.ts';
import { readCityRows, type FileRow } from './city-file.ts';
import { cityLogged } from './city-log.ts';
import { cityPlan, type CityPlan } from './city-plan.ts';

const MOST_FAULTS = 200;

/** A list of municipalities as it is to be imported, and who does it. */
export interface CityList {
  readonly file: Packets;
  /** Writes it, if no row is faulty; otherwise it is only tried out. */
  readonly accept: boolean;
  /** Who is written down with the change. */
  readonly user_identity: string;
}

function changesOf({ added, changed }: CityPlan): Record<string, readonly [unknown, unknown]> {
  const fields = changed.flatMap(({ before, after }) => {
    const old = cityLogged(before);
    const now = cityLogged({ ...before, ...after });
    return (Object.keys(now) as (keyof typeof now)[])
      .filter((name) => now[name] !== old[name])
      .map((name) => [`cities.${before.code}.${name}`, [old[name], now[name]] as const] as const);
  });
  const codes = added.map(({ code }) => code).join(', ');
  return { ...Object.fromEntries(fields), ...(codes !== '' && { 'cities.added': [null, codes] }) };
}

async function write(db: Db, plan: CityPlan, user_identity: string): Promise<void> {
  const { added, changed } = plan;
  if (added.length + changed.length === 0) return;
  await insertImported(db, added);
  await updateImported(
    db,
    changed.map(({ after }) => after),
  );
  await insertSettingsLog(db, user_identity, changesOf(plan));
}

/**
 * Compares a list of municipalities with the known ones and, when accepted, writes all of its rows
 * or none. Errors: `import-unreadable` without the needed columns, `import-failing`.
 */
export async function importCityList(
  db: Db,
  { file, accept, user_identity }: CityList,
): Promise<CitiesImport> {
  const rows = file.packets.flatMap((packet) => JSON.parse(packet) as FileRow[]);
  const read = readCityRows(file.columns, rows);
  const faults = read.flatMap((row) => {
    if ('city' in row) return [];
    const { row_number, code, name, message } = row;
    return [{ row_number, code: code.slice(0, 50), name: name.slice(0, 100), message }];
  });
  const told = read.flatMap((row) => ('city' in row ? [row.city] : []));
  const plan = cityPlan(await selectAllCities(db), told);
  ensure(!accept || faults.length === 0, 'import-failing', {
    errorMsg: 'Seznam nelze přijmout, dokud má chybné řádky.',
  });
  if (accept) await write(db, plan, user_identity);
  return {
    rows_total: rows.length,
    rows_new: plan.added.length,
    rows_changed: plan.changed.length,
    rows_same: plan.same,
    rows_failing: faults.length,
    faults: faults.slice(0, MOST_FAULTS),
    accepted: accept,
  };
}

/**
 * Imports the uploaded list of municipalities; no transaction waits for the reading. Errors:
 * `import-unreadable`, `import-too-large`, `import-empty`, `import-failing`, `overloaded`.
 */
export async function uploadCities({ actor, body, portal }: OutsideCall<typeof importCities>) {
  ensure(actor !== undefined, 'unauthorized');
  const file = await readFile(Buffer.from(body.content_base64, 'base64'), actor.client_id);
  return portal.database.transaction(async (db) => {
    await asActor(db, actor);
    const { user_identity } = actor;
    const result = await importCityList(db, { file, accept: body.accept, user_identity });
    await refreshAfterWrites(db, (err) =>
      portal.log('warn', 'Statistics were not refreshed after municipalities.', { err }),
    );
    return result;
  });
}
