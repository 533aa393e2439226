import { unitContractFields, unitContractRules } from '#contract/contracts/contract-record.ts';
import type {
  browseContracts,
  changeUnitContracts,
  createUnitContract,
  deleteUnitContract,
  getUnitContract,
  UnitContract,
  updateUnitContract,
} from '#contract/contracts/contracts.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { blankOf, faultsOf, type WrittenOf } from '#contract/record.ts';
import { ensureSeen, savedOr } from '#server/access/saved.ts';
import { idsOf, judgedMany, type Seen } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  selectUnitContract,
  selectUnitContractForUpdate,
  selectUnitContractsForUpdate,
} from '#server/core/contracts/contracts.sql.ts';
import { unitContractTable } from '#server/core/contracts/tables.sql.ts';
import { toldOf } from '#server/core/contracts/told.ts';
import { selectFiles } from '#server/core/files/files.sql.ts';
import { selectKindsHeld } from '#server/core/pasports/places.sql.ts';
import { selectAddressesHeld } from '#server/core/people/held.sql.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { BodyOf, Endpoint } from '#contract/endpoint.ts';
import type { OwnedUnit } from '#server/access/owned.ts';
import type { Db } from '#server/db/db.ts';
import { selectContracts } from './contracts.sql.ts';
import { contractFileOf, OF_CONTRACTS } from './files.service.ts';
import { listedContracts } from './listed.ts';

/** What every call of contracts works with. */
type Call = Pick<UnitCall<Endpoint>, 'unit' | 'db' | 'actor' | 'portal'>;

/** All contracts of the unit, as far as their modules are open. Errors: `not-found`, `module-off`. */
export async function readContracts({
  unit,
  db,
  actor,
  params,
  portal,
}: UnitCall<typeof browseContracts>) {
  const today = pragueDay(portal.now());
  const rows = listedContracts(
    await selectContracts(db, unit, today),
    new Set(actor.modules),
    today,
  );
  return {
    values: rows.filter(({ hidden }) => params.show_hidden === '1' || !hidden),
    hidden_contracts: rows.filter(({ hidden }) => hidden).length,
  };
}

async function loadContract(call: Call, id: number): Promise<UnitContract | undefined> {
  const { unit, db, actor, portal } = call;
  const [row, files] = await Promise.all([
    selectUnitContract(db, unit, id),
    selectFiles(db, unit, OF_CONTRACTS, [id], actor),
  ]);
  if (row === undefined) return undefined;
  return { ...row, ...toldOf(row, pragueDay(portal.now())), files: files.map(contractFileOf) };
}

/** Errors: `not-found`. */
export async function readContract(call: UnitCall<typeof getUnitContract>) {
  const found = await loadContract(call, call.params.id);
  ensure(found !== undefined, 'not-found');
  return found;
}

type Written = WrittenOf<typeof unitContractFields>;

/**
 * How it is judged that the other parties and the houses are of the unit, and that the terms agree; what contracts
 * refer to stays until the transaction ends. Errors of a contract: `not-found`, `invalid-input`.
 */
async function termsJudge(db: Db, unit: OwnedUnit, contracts: readonly Written[]) {
  const named = (column: 'address_id' | 'pasport_id') => [
    ...new Set(contracts.flatMap((contract) => contract[column] ?? [])),
  ];
  const addresses = await selectAddressesHeld(db, unit, named('address_id'));
  const kinds = await selectKindsHeld(db, unit, named('pasport_id'));
  return (contract: Written): void => {
    const faults = faultsOf(unitContractRules, contract);
    ensureFaultless(faults.map((fault) => ({ ...fault, code: 'invalid-input' })));
    const { address_id, pasport_id } = contract;
    if (address_id !== null) ensureNamed(addresses.has(address_id), 'address_id');
    if (pasport_id === null) return;
    const kind = kinds.get(pasport_id);
    ensureNamed(kind, 'pasport_id');
    if (kind !== 'building') throw fieldFault('pasport_id', 'Vyberte dům');
  };
}

/** A new contract. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addContract(
  call: UnitCall<typeof createUnitContract>,
): Promise<UnitContract> {
  const { unit, db, params, body, portal } = call;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const contract = { ...blankOf(unitContractFields), ...body };
  (await termsJudge(db, unit, [contract]))(contract);
  const made = await loadContract(call, await unitContractTable.insertOne(db, unit, body));
  ensure(made !== undefined, 'not-found');
  return made;
}

type Saving = Pick<UnitCall<typeof updateUnitContract>, 'unit' | 'db'>;
type Changes = Omit<BodyOf<typeof updateUnitContract>, 'version'>;

/**
 * How the same change of contracts is judged, each in the version that the person saw; nobody else changes them
 * meanwhile. It asks as many statements of many as of one. Errors of a contract: `not-found`, `version-conflict`,
 * `invalid-input`.
 */
async function contractJudge({ unit, db }: Saving, ids: readonly number[], columns: Changes) {
  const rows = await selectUnitContractsForUpdate(db, unit, ids);
  const held = new Map(rows.map((row) => [row.unit_contract_id, row]));
  const ensureRight = await termsJudge(
    db,
    unit,
    rows.map((row) => ({ ...row, ...columns })),
  );
  return async ({ id, version }: Seen, tell?: () => unknown) => {
    const before = held.get(id);
    ensure(before !== undefined, 'not-found');
    await ensureSeen(version, before, tell);
    ensureRight({ ...before, ...columns });
    return { id, columns };
  };
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveContract(
  call: UnitCall<typeof updateUnitContract>,
): Promise<UnitContract> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const tell = () => loadContract(call, id);
  const judge = await contractJudge(call, [id], changes);
  const change = await judge({ id, version }, tell);
  if (Object.keys(changes).length > 0) await unitContractTable.updateAll(db, unit, [change]);
  return savedOr(await tell(), tell);
}

/** Changes fields of many contracts, each judged as by `saveContract`. Errors: `records-refused`. */
export async function saveContracts(call: UnitCall<typeof changeUnitContracts>) {
  const { unit, db, body } = call;
  const { records, fields } = body;
  const judge = await contractJudge(call, idsOf(records), fields);
  const changes = await judgedMany(records, (record) => judge(record));
  await unitContractTable.updateAll(db, unit, changes);
  return { changed_count: records.length };
}

/** Deletes a contract with its files. Errors: `not-found`. */
export async function removeContract({ unit, db, params }: UnitCall<typeof deleteUnitContract>) {
  const before = await selectUnitContractForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  await unitContractTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
