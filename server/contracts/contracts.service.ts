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
import { savedMany } from '#server/access/saved-many.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import {
  selectUnitContract,
  selectUnitContractForUpdate,
} from '#server/core/contracts/contracts.sql.ts';
import { unitContractTable } from '#server/core/contracts/tables.sql.ts';
import { toldOf } from '#server/core/contracts/told.ts';
import { selectFiles } from '#server/core/files/files.sql.ts';
import { selectKindHeld } from '#server/core/pasports/held.sql.ts';
import { selectAddressHeld } from '#server/core/people/held.sql.ts';
import { ensure, ensureFaultless, ensureNamed, fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import type { Endpoint } from '#contract/endpoint.ts';
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

/** The other party and the house are of the unit, and the terms agree. Errors: `not-found`, `invalid-input`. */
async function ensureRight({ db, unit }: Call, contract: WrittenOf<typeof unitContractFields>) {
  const faults = faultsOf(unitContractRules, contract);
  ensureFaultless(faults.map((fault) => ({ ...fault, code: 'invalid-input' })));
  const { address_id, pasport_id } = contract;
  if (address_id !== null) ensureNamed(await selectAddressHeld(db, unit, address_id), 'address_id');
  if (pasport_id === null) return;
  const kind = await selectKindHeld(db, unit, pasport_id);
  ensureNamed(kind, 'pasport_id');
  if (kind !== 'building') throw fieldFault('pasport_id', 'Vyberte dům');
}

/** A new contract. Errors: `wrong-method`, `not-found`, `licence-expired`, `invalid-input`. */
export async function addContract(
  call: UnitCall<typeof createUnitContract>,
): Promise<UnitContract> {
  const { unit, db, params, body, portal } = call;
  ensure(params.id === 0, 'wrong-method');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  await ensureRight(call, { ...blankOf(unitContractFields), ...body });
  const made = await loadContract(call, await unitContractTable.insertOne(db, unit, body));
  ensure(made !== undefined, 'not-found');
  return made;
}

/** Saves changed fields. Errors: `wrong-method`, `not-found`, `version-conflict`, `invalid-input`. */
export async function saveContract(
  call: UnitCall<typeof updateUnitContract>,
): Promise<UnitContract> {
  const { unit, db, params, body } = call;
  const { id } = params;
  ensure(id !== 0, 'wrong-method');
  const { version, ...changes } = body;
  const before = await selectUnitContractForUpdate(db, unit, id);
  ensure(before !== undefined, 'not-found');
  const tell = () => loadContract(call, id);
  await ensureSeen(version, before, tell);
  await ensureRight(call, { ...before, ...changes });
  if (Object.keys(changes).length > 0)
    await unitContractTable.updateOne(db, unit, { id, columns: changes });
  return savedOr(await tell(), tell);
}

/** Changes fields of many contracts, each as `saveContract` does. Errors: `records-refused`. */
export function saveContracts(call: UnitCall<typeof changeUnitContracts>) {
  const { unit_id } = call.params;
  const { records, fields } = call.body;
  return savedMany(records, ({ id, version }) =>
    saveContract({ ...call, params: { unit_id, id }, body: { ...fields, version } }),
  );
}

/** Deletes a contract with its files. Errors: `not-found`. */
export async function removeContract({ unit, db, params }: UnitCall<typeof deleteUnitContract>) {
  const before = await selectUnitContractForUpdate(db, unit, params.id);
  ensure(before !== undefined, 'not-found');
  await unitContractTable.remove(db, unit, [params.id]);
  return { deleted: true as const };
}
