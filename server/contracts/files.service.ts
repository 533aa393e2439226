import type {
  addContractFile,
  ContractFile,
  deleteContractFile,
  getContractFile,
} from '#contract/contracts/contracts.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { selectUnitContractForUpdate } from '#server/core/contracts/contracts.sql.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFile } from '#server/core/files/files.ts';
import type { StoredFile } from '#server/core/files/files.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What papers of contracts are attached to. */
export const OF_CONTRACTS = 'unit_contracts';

/** The file as the contract tells it. */
export function contractFileOf({
  record_id: unit_contract_id,
  content_type,
  ...told
}: StoredFile): ContractFile {
  return { ...told, unit_contract_id, content_type: attachedFileType.parse(content_type) };
}

/** One more file of a contract. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addFile({
  unit,
  db,
  params: { unit_contract_id: record_id },
  body,
  portal,
}: UnitCall<typeof addContractFile>): Promise<ContractFile> {
  const held = await selectUnitContractForUpdate(db, unit, record_id);
  ensure(held !== undefined, 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const record = { record_type: OF_CONTRACTS, record_id } as const;
  return contractFileOf(await keepFile(db, unit, { record }, body, 'content_base64'));
}

/** A file to be saved by the browser. Errors: `not-found`. */
export function readFile({ unit, db, actor, params }: UnitCall<typeof getContractFile>) {
  const key = { record_type: OF_CONTRACTS, id: params.id } as const;
  return readAttached(db, unit, key, actor, attachedFileType);
}

/** Deletes a file for good. Errors: `not-found`. */
export function removeFile({ unit, db, actor, params }: UnitCall<typeof deleteContractFile>) {
  return removeAttached(db, unit, { record_type: OF_CONTRACTS, id: params.id }, actor);
}
