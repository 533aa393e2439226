import { pragueDay } from '#contract/czech/prague-day.ts';
import type { PaperPdf } from '#contract/money/account-papers.ts';
import type { TriedRule } from '#contract/settlement/simulated.ts';
import type {
  createSimulation,
  deleteSimulation,
  listSimulations,
  printSimulation,
  readSimulationGround,
  trySimulation,
  updateSimulation,
} from '#contract/settlement/simulations.ts';
import { asActor } from '#server/access/as-actor.ts';
import { ownedUnit, type OwnedUnit } from '#server/access/owned.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectSettlementLaw } from '#server/core/billing/settlement-law.sql.ts';
import { selectUnitName } from '#server/core/clients/unit-name.sql.ts';
import type { Db } from '#server/db/db.ts';
import { ensure, ensureNamed, fieldFault } from '#server/errors.ts';
import type { OutsideCall, UnitCall } from '#server/http/route.ts';
import { makePdf } from '#server/pdf/make-pdf.ts';
import { readCount, type ReadCount } from './result.ts';
import {
  selectSettlement,
  selectSettlementForUpdate,
  selectStoredCount,
} from './settlements.sql.ts';
import { simulatedResult } from './simulating.ts';
import { simulationDocument, simulationFileName } from './simulation-document.ts';
import { groundOfSimulation } from './simulation-ground.ts';
import {
  deleteSimulationRow,
  selectSimulation,
  selectSimulationForUpdate,
  selectSimulations,
  simulationTable,
} from './simulations.sql.ts';

/** So many simulations a settlement may keep. */
const MOST_SIMULATIONS = 50;

interface OfCount {
  readonly settlement_id: number;
  readonly settlement_count_id: number;
}

/** The count on which a simulation stands; a foreign one is named as missing. */
async function countOf(db: Db, unit: OwnedUnit, of: OfCount) {
  const stored = await selectStoredCount(db, unit, of);
  ensureNamed(stored, 'settlement_count_id');
  return { ...stored, read: readCount(stored) };
}

/** Whether the count knows all rules and spaces that are tried; tells the first one that it does not. */
function ensureKnown({ inputs: { settlement } }: ReadCount, changes: readonly TriedRule[]): void {
  const rules = new Set(settlement.services.map(({ rule }) => rule.billing_rule_id));
  const spaces = new Set(settlement.spaces.map(({ pasport_id }) => pasport_id));
  const metered = new Set(
    settlement.services.flatMap(({ rule }) => (rule.key === 'meter' ? [rule.billing_rule_id] : [])),
  );
  for (const { billing_rule_id, key, spaces: own } of changes) {
    if (!rules.has(billing_rule_id))
      throw fieldFault('changes', 'Výpočet některé ze zkoušených pravidel nezná');
    if (own.some(({ pasport_id }) => !spaces.has(pasport_id)))
      throw fieldFault('changes', 'Výpočet některý ze zkoušených prostorů nezná');
    const isMetered = metered.has(billing_rule_id);
    if (key === 'meter' && !isMetered)
      throw fieldFault('changes', 'K pravidlu nejsou ve výpočtu uložené odečty měřidel');
    if (!isMetered && own.some(({ use }) => use !== undefined))
      throw fieldFault('changes', 'Spotřebu lze zkusit jen u pravidla, které dělí podle měřidel');
  }
}

/** Simulations that are kept. Errors: `not-found`. */
export async function listKept({
  unit,
  db,
  params: { settlement_id },
}: UnitCall<typeof listSimulations>) {
  const values = await selectSimulations(db, unit, settlement_id);
  if (values.length === 0)
    ensure((await selectSettlement(db, unit, settlement_id)) !== undefined, 'not-found');
  return { values };
}

/** As a row keeps it. */
const rowOf = (changes: readonly TriedRule[]) => changes as unknown as string;

/** Keeps a simulation. Errors: `not-found`, `licence-expired`, `invalid-input`, `simulations-full`. */
export async function addSimulation({
  unit,
  db,
  params: { settlement_id },
  body,
  portal,
}: UnitCall<typeof createSimulation>) {
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  // Held, so that two people do not keep one more than is allowed.
  ensure((await selectSettlementForUpdate(db, unit, settlement_id)) !== undefined, 'not-found');
  const { read } = await countOf(db, unit, { settlement_id, ...body });
  ensureKnown(read, body.changes);
  const held = await selectSimulations(db, unit, settlement_id);
  ensure(held.length < MOST_SIMULATIONS, 'simulations-full');
  const id = await simulationTable.insertOne(db, unit, {
    settlement_id,
    settlement_count_id: body.settlement_count_id,
    name: body.name,
    note: body.note,
    changes: rowOf(body.changes),
  });
  const made = await selectSimulation(db, unit, id);
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Saves a simulation. Errors: `not-found`, `invalid-input`, `version-conflict`. */
export async function saveSimulation({
  unit,
  db,
  params: { id },
  body: { version, changes: tried, ...body },
}: UnitCall<typeof updateSimulation>) {
  const held = await selectSimulationForUpdate(db, unit, id);
  ensure(held !== undefined, 'not-found');
  const tell = () => selectSimulation(db, unit, id);
  await ensureSeen(version, held, tell);
  const before = await tell();
  ensure(before !== undefined, 'not-found');
  const { settlement_id } = held;
  const { settlement_count_id } = { ...before, ...body };
  const changes = tried ?? before.changes;
  ensureKnown((await countOf(db, unit, { settlement_id, settlement_count_id })).read, changes);
  const columns = { ...body, ...(tried && { changes: rowOf(tried) }) };
  if (Object.keys(columns).length > 0) await simulationTable.updateOne(db, unit, { id, columns });
  return savedOr(await tell(), tell);
}

/** Deletes a simulation. Errors: `not-found`. */
export async function removeSimulation({
  unit,
  db,
  params: { id },
}: UnitCall<typeof deleteSimulation>) {
  ensure(await deleteSimulationRow(db, unit, id), 'not-found');
  return { deleted: true as const };
}

/** What of a count may be tried. Errors: `not-found`. */
export async function readGround({ unit, db, params }: UnitCall<typeof readSimulationGround>) {
  const stored = await selectStoredCount(db, unit, params);
  ensure(stored !== undefined, 'not-found');
  return groundOfSimulation(readCount(stored), stored.sums);
}

/** What the count would come to by other rules. Errors: `not-found`, `invalid-input`. */
export async function tryOut({
  unit,
  db,
  params: { settlement_id },
  body: { settlement_count_id, changes },
}: UnitCall<typeof trySimulation>) {
  const { read } = await countOf(db, unit, { settlement_id, settlement_count_id });
  ensureKnown(read, changes);
  return simulatedResult({ own: read, tried: changes, law: await selectSettlementLaw(db) });
}

/** The same as a paper for an assembly. Errors: `not-found`, `invalid-input`, `overloaded`. */
export async function printTried({
  portal,
  actor,
  params: { unit_id, settlement_id },
  body: { settlement_count_id, changes, name },
}: OutsideCall<typeof printSimulation>): Promise<PaperPdf> {
  ensure(actor !== undefined, 'unauthorized');
  const made = portal.now();
  const paper = await portal.database.reading(async (db) => {
    await asActor(db, actor);
    const unit = await ownedUnit(db, actor, unit_id);
    const settlement = await selectSettlement(db, unit, settlement_id);
    ensure(settlement !== undefined, 'not-found');
    const { read, sums } = await countOf(db, unit, { settlement_id, settlement_count_id });
    ensureKnown(read, changes);
    const law = await selectSettlementLaw(db);
    const result = await simulatedResult({ own: read, tried: changes, law });
    return {
      name,
      settlement,
      sums,
      result,
      today: pragueDay(made),
      unit_name: await selectUnitName(db, unit),
    };
  });
  const bytes = await makePdf(simulationDocument(paper, made.toISOString()), actor.client_id);
  return {
    file_name: simulationFileName(paper),
    content_type: 'application/pdf',
    content_base64: bytes.toString('base64'),
  };
}
