import { pragueDay } from '#contract/czech/prague-day.ts';
import type {
  Agreement,
  AgreementFile,
  deleteAgreementFile,
  getAgreementFile,
  signAgreement,
  uploadAgreementFile,
} from '#contract/money/instalments.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { savedOr } from '#server/access/saved.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFile } from '#server/core/files/files.ts';
import { updateSigned } from '#server/core/instalments/written.sql.ts';
import { fieldFault } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';
import { oneAgreement } from './instalments.service.ts';

const record_type = 'instalment_agreements';

/**
 * Writes down that an agreement was signed, or that it was not. Errors: `licence-expired`, `not-found`,
 * `invalid-input`, `version-conflict`.
 */
export async function sign(call: UnitCall<typeof signAgreement>): Promise<Agreement> {
  const { unit, db, params, body, portal } = call;
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const day = pragueDay(portal.now());
  const id = params.instalment_agreement_id;
  const load = () => oneAgreement(db, unit, { id, day });
  await load();
  const { signed_on, signed_by } = body;
  if (signed_on !== null && signed_on > day)
    throw fieldFault('signed_on', 'Dohoda nemůže být podepsaná v budoucnosti');
  if (signed_on === null && signed_by !== '')
    throw fieldFault('signed_on', 'Zadejte, kdy byla dohoda podepsaná');
  const isSaved = await updateSigned(db, unit, { ...body, id });
  return savedOr(isSaved ? await load() : undefined, load);
}

/** One more file of an agreement. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addFile({
  unit,
  db,
  params,
  body,
  portal,
}: UnitCall<typeof uploadAgreementFile>): Promise<AgreementFile> {
  const record_id = params.instalment_agreement_id;
  await oneAgreement(db, unit, { id: record_id, day: pragueDay(portal.now()) });
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const record = { record_type, record_id } as const;
  const {
    record_id: _record,
    content_type,
    ...told
  } = await keepFile(db, unit, { record }, body, 'content_base64');
  return { ...told, content_type: attachedFileType.parse(content_type) };
}

/** A file to be saved by the browser. Errors: `not-found`. */
export function readFile({ unit, db, actor, params }: UnitCall<typeof getAgreementFile>) {
  return readAttached(db, unit, { record_type, id: params.id }, actor, attachedFileType);
}

/** Deletes a file for good. Errors: `not-found`. */
export function removeFile({ unit, db, actor, params }: UnitCall<typeof deleteAgreementFile>) {
  return removeAttached(db, unit, { record_type, id: params.id }, actor);
}
