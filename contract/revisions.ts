import { z } from 'zod';
import { MOST_ATTACHED_BODY_BYTES, savedFile, sentFile } from './attached-files.ts';
import { endpoint } from './endpoint.ts';
import { listOf } from './envelope.ts';
import { changeOfMany } from './many.ts';
import { id, moment } from './fields.ts';
import { readOf, writeOf } from './record.ts';
import { reportFields, reportRecord, revisionResult } from './report-record.ts';
import { revisionFields, revisionTold } from './revision-record.ts';
import {
  deleted,
  recordId,
  savedVersion,
  showHidden,
  stamps,
  unitRecord,
} from '#contract/pasports/pasport.ts';
import { revisionState } from '#contract/rules/revision-standing.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { revisionArea, revisionSubject } from './revision-type-record.ts';

/** What is inspected, with its newest report and the term that follows; money in hellers. */
export const revision = z
  .object({
    revision_id: z.int(),
    unit_id: z.int(),
    ...readOf(revisionFields),
    ...readOf(revisionTold),
    area: revisionArea,
    applies_to: revisionSubject,
    /** The building itself, or the one the space is in. */
    building_id: z.int().nullable(),
    building_name: z.string(),
    space_number: z.string(),
    last_result: revisionResult.nullable(),
    state: revisionState,
    /** The day that the state is about: of the repair, otherwise of the next revision. */
    due_on: z.iso.date().nullable(),
    /** The soonest term of a fault that was not repaired yet. */
    repair_by: z.iso.date().nullable(),
    reports_count: z.int(),
    /** Files of the newest report. */
    files_count: z.int(),
    ...stamps,
  })
  .meta({ id: 'Revision' });
export type Revision = z.infer<typeof revision>;

/** What is inspected as its form saves it. */
export const revisionInput = z.object(writeOf(revisionFields));
const device = revisionInput.omit({ pasport_id: true, hidden: true });

/** A file of a report; its size in bytes. */
export const revisionFile = z
  .object({
    revision_file_id: z.int(),
    revision_report_id: z.int(),
    file_name: z.string(),
    content_type: attachedFileType,
    size_bytes: z.int(),
    created: moment,
  })
  .meta({ id: 'RevisionFile' });
export type RevisionFile = z.infer<typeof revisionFile>;

export const revisionReport = z
  .object({
    revision_report_id: z.int(),
    revision_id: z.int(),
    unit_id: z.int(),
    ...readOf(reportFields),
    ...readOf(reportRecord.told),
    files: z.array(revisionFile),
    ...stamps,
  })
  .meta({ id: 'RevisionReport' });
export type RevisionReport = z.infer<typeof revisionReport>;

/** A report of a revision as its form saves it. */
export const reportInput = z.object(writeOf(reportFields));

export const browseRevisions = endpoint({
  method: 'GET',
  path: '/v1/revisions/browser/{unit_id}/{show_hidden}',
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Zařízení jednotky podléhající revizi s poslední a příští revizí; 1 přidá i vyřazená',
  params: z.object({ unit_id: id, show_hidden: showHidden }),
  result: listOf(revision).extend({ hidden_revisions: z.int() }),
});
export const createRevisions = endpoint({
  method: 'POST',
  path: '/v1/revisions/{unit_id}',
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Nová zařízení podléhající revizi, jedno v každém z domů nebo prostorů',
  creates: true,
  params: z.object({ unit_id: id }),
  body: z.object({
    ...device.shape,
    device_number: device.shape.device_number.default(''),
    address_id: device.shape.address_id.default(null),
    note: device.shape.note.default(''),
    pasport_ids: z.array(id).min(1, 'Vyberte aspoň jeden dům').max(200, 'Vyberte nejvýše 200 míst'),
  }),
  result: listOf(revision),
  refuses: ['licence-expired'],
});

const path = '/v1/revision/{unit_id}/{id}';
export const getRevision = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Jedno zařízení podléhající revizi',
  params: unitRecord,
  result: revision,
});
export const updateRevision = endpoint({
  method: 'PUT',
  path,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Změna zařízení podléhajícího revizi; posílají se jen změněná pole',
  params: unitRecord,
  body: z.object({ ...savedVersion, ...revisionInput.partial().shape }),
  result: revision,
});
export const changeRevisions = changeOfMany({
  path: '/v1/revisions/many/{unit_id}',
  modules: ['revision-types', 'buildings'],
  summary: 'Změna polí mnoha zařízení najednou: všech, nebo žádného',
  fields: revisionInput
    .partial()
    .pick({ revision_type_id: true, address_id: true, note: true, hidden: true }),
});
export const deleteRevision = endpoint({
  method: 'DELETE',
  path,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Smazání zařízení, které nemá žádnou zprávu o revizi',
  params: unitRecord,
  result: deleted,
});

// Reports ------------------------------------------------------------------------------------------
export const listRevisionReports = endpoint({
  method: 'GET',
  path: '/v1/revision/reports/{unit_id}/{revision_id}',
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Zprávy o revizích zařízení se soubory, nejnovější první; částky v haléřích',
  params: z.object({ unit_id: id, revision_id: id }),
  result: listOf(revisionReport),
});
const reportPath = '/v1/revision/report/{unit_id}/{revision_id}/{id}';
const reportParams = z.object({ unit_id: id, revision_id: id, id: recordId });
export const createRevisionReport = endpoint({
  method: 'POST',
  path: reportPath,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Nová zpráva o revizi, případně rovnou se souborem PDF, PNG nebo JPEG; id je 0',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: reportParams,
  body: z.object({
    ...reportInput.partial().shape,
    done_on: reportInput.shape.done_on,
    result: reportInput.shape.result,
    file: sentFile.optional(),
  }),
  result: revisionReport,
  refuses: ['files-limit-reached', 'licence-expired'],
});
export const updateRevisionReport = endpoint({
  method: 'PUT',
  path: reportPath,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Změna zprávy o revizi; posílají se jen změněná pole',
  params: reportParams,
  body: z.object({ ...savedVersion, ...reportInput.partial().shape }),
  result: revisionReport,
});
export const deleteRevisionReport = endpoint({
  method: 'DELETE',
  path: reportPath,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Smazání zprávy o revizi i s jejími soubory',
  params: reportParams,
  result: deleted,
});

// Files --------------------------------------------------------------------------------------------
export const uploadRevisionFile = endpoint({
  method: 'POST',
  path: '/v1/revision/files/{unit_id}/{revision_report_id}',
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Další soubor ke zprávě o revizi: PDF, PNG nebo JPEG do 10 MB',
  creates: true,
  perMinute: 60,
  maxBodyBytes: MOST_ATTACHED_BODY_BYTES,
  timeoutMs: 30_000,
  params: z.object({ unit_id: id, revision_report_id: id }),
  body: sentFile,
  result: revisionFile,
  refuses: ['files-limit-reached', 'licence-expired'],
});
const filePath = '/v1/revision/file/{unit_id}/{id}';
const fileParams = z.object({ unit_id: id, id });
export const getRevisionFile = endpoint({
  method: 'GET',
  path: filePath,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Soubor zprávy o revizi k uložení',
  timeoutMs: 30_000,
  params: fileParams,
  result: savedFile(attachedFileType),
});
export const deleteRevisionFile = endpoint({
  method: 'DELETE',
  path: filePath,
  access: 'user',
  modules: ['revision-types', 'buildings'],
  summary: 'Smazání souboru zprávy o revizi',
  params: fileParams,
  result: deleted,
});
