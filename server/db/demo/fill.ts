import type pg from 'pg';
import { selectUntouched } from '../founding.sql.ts';
import { refreshByOwner } from '../statistics.ts';
import { addClientRecords } from './client-records.ts';
import type { DemoOptions } from './client-records.ts';
import { clientRow } from './client-rows.ts';
import {
  insertConsents,
  insertDemoNews,
  insertDemoRound,
  insertOrderNumbers,
  insertRows,
  insertSipoSettings,
  insertTransferRecords,
  lockFilling,
  selectAgreedVersions,
  selectCodes,
  selectLastIds,
  selectLookups,
  setDemoTenant,
  updateDemoLinks,
  updateLastIds,
} from './fill.sql.ts';
import { insertDemoRules } from './billing-rules.sql.ts';
import { insertDemoDeclarations } from './declarations.sql.ts';
import { FIRST_CLIENT } from './first-client.ts';
import { insertDemoMonthInfos } from './monthly-infos.sql.ts';
import { newsRows } from './news.ts';
import type { ClientPlan } from './plan.ts';
import { createRandom } from './random.ts';
import { createIds, createRecords, DEMO_TABLES } from './records.ts';
import { insertDemoSelfReadings } from './self-readings.sql.ts';
import type { Ids, Row } from './records.ts';
import { lookUp } from './scene.ts';
import { SECOND_CLIENT } from './second-client.ts';

const SEED = 1202;

/**
 * Fills a database that nobody used yet with the demo: two clients, their users, units and records.
 * Works in one transaction on the owner's connection; does nothing where a client was ever made,
 * also by another process that was faster.
 */
export async function fillDemo(db: pg.Client, options: DemoOptions): Promise<void> {
  await db.query('begin');
  try {
    await lockFilling(db);
    if (await selectUntouched(db)) await fillClients(db, options);
    await refreshByOwner(db);
    await db.query('commit');
  } catch (error) {
    await db.query('rollback');
    throw error;
  }
}

async function fillClients(db: pg.Client, options: DemoOptions): Promise<void> {
  const ids = createIds(await selectLastIds(db));
  const schemas = await selectCodes(db, 'module_schemas');
  for (const [index, plan] of [FIRST_CLIENT, SECOND_CLIENT].entries()) {
    const schemaId = lookUp(schemas, plan.moduleSchema);
    const row = clientRow(createRandom(SEED + index), plan, schemaId, options.today);
    const agreed = await selectAgreedVersions(db);
    await fillClient(db, ids, plan, { ...row, ...agreed }, options);
  }
  await insertDemoNews(db, newsRows(options.today));
  // Sequences do not roll back: moved last, they cannot make a failed filling look like a finished one.
  await updateLastIds(db, ids);
}

async function fillClient(
  db: pg.Client,
  ids: Ids,
  plan: ClientPlan,
  row: Row,
  options: DemoOptions,
): Promise<void> {
  const records = createRecords(ids);
  records.add('clients', row);
  await setDemoTenant(db, records.clientId);
  await insertRows(db, 'clients', records.of('clients'));
  // The client's own lists come into being with the client.
  addClientRecords(records, plan, await selectLookups(db), options);
  for (const table of DEMO_TABLES.filter((one) => one !== 'clients')) {
    await insertRows(db, table, records.of(table));
  }
  // Rooms read what is there, and of tables that were empty the planner knows nothing.
  await refreshByOwner(db, 1);
  await updateDemoLinks(db, records.clientId);
  await insertTransferRecords(db, records.clientId);
  await insertOrderNumbers(db, records.clientId);
  await insertSipoSettings(db, records.clientId);
  await insertDemoRound(db, records.clientId, options.today);
  await insertDemoDeclarations(db, records.clientId, options.today);
  await insertDemoRules(db, records.clientId);
  await insertDemoSelfReadings(db, records.clientId, options.today);
  await insertDemoMonthInfos(db, records.clientId, options.today);
  await insertConsents(db, records.clientId);
  const unit_ids = records.of('units').map(({ unit_id }) => Number(unit_id));
  const settled_ids = unit_ids.filter((_id, at) => plan.units[at]?.settled);
  const at = plan.users.findIndex(({ isSysAdmin }) => !isSysAdmin);
  const manager_id = Number(records.of('client_users')[at]?.['client_user_id']);
  const filled = { client_id: records.clientId, unit_ids, settled_ids, manager_id };
  await options.more?.(db, filled, options.today);
}
