import { z } from 'zod';
import { needsFaults, writingFaults } from '#contract/fieldwork/work-on.ts';
import { workFields, workVersionFields } from '#contract/fieldwork/work-record.ts';
import type { WorkWrites } from '#contract/fieldwork/work-words.ts';
import {
  createWork,
  createWorkVersion,
  deleteWork,
  deleteWorkVersion,
  updateWork,
  updateWorkVersion,
  workInput,
  workVersionInput,
  type Work,
  type WorkVersion,
} from '#contract/fieldwork/works.ts';
import { labelsOf, ruledBy, valuesOf, type FormOf, type RecordRule } from '#contract/record.ts';
import type { FieldFault } from '#contract/rules/rule.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { RecordKind, RecordRules } from '#web/record/record-kind.ts';
import { workReads } from './fieldwork.queries.ts';
import { NewWorkFields, VersionFields } from './WorkFields.tsx';
import { workTexts } from './work-words.ts';

export type WorkValues = FormOf<typeof workFields>;
export type VersionValues = FormOf<typeof workVersionFields>;
export type NewWorkValues = WorkValues & VersionValues;

/** One rule for each field that the faults may be said at. */
function rulesOf<R>(fields: readonly string[], faultsIn: (record: R) => FieldFault[]) {
  return fields.map(
    (field): RecordRule<R> =>
      (record) =>
        faultsIn(record).find((fault) => fault.field === field) ?? null,
  );
}

type WorkOut = z.output<typeof workInput>;
type VersionOut = z.output<typeof workVersionInput>;
const WRITING = ['meter_kind', 'revision_type_id'];
const NEEDED = ['needs_state', 'needs_number'];

const newWorkInput = z.object({ ...workInput.shape, ...workVersionInput.shape });
const newWorkRules = [
  ...rulesOf<WorkOut & VersionOut>(WRITING, writingFaults),
  ...rulesOf<WorkOut & VersionOut>(NEEDED, (work) => needsFaults(work.writes, work)),
];

const removal = {
  label: 'Smazat práci',
  question: ({ name }: Work) =>
    `Práce ${name} se odstraní natrvalo i se všemi verzemi. Smazat lze jen práci, podle které se ještě nic neplánovalo; používanou raději skryjte.`,
};
const titles = { create: 'Nová práce', edit: ({ name }: Work) => name };

/** A work that is being made, with its first version. */
export const newWorkKind: RecordKind<undefined, NewWorkValues, Work> = {
  calls: { create: createWork, update: updateWork, remove: deleteWork },
  params: (_where, id) => ({ id }),
  stale: workReads,
  draftKey: (_where, id) => `work.${id}`,
  rules: ruledBy(newWorkInput, newWorkRules),
  labels: { ...labelsOf(workFields), ...labelsOf(workVersionFields) },
  texts: workTexts,
  idOf: ({ work_id }) => work_id,
  valuesOf: (work) => ({
    ...valuesOf(workFields, work),
    ...valuesOf(workVersionFields, work.versions[0] as WorkVersion),
  }),
  titles,
  saveLabels: { create: 'Založit práci', edit: 'Uložit změny' },
  told: ({ name }) => `Práce ${name} byla založena`,
  removal,
  Fields: NewWorkFields,
};

/** What a work is, whatever the day. */
export const workKind: RecordRules<undefined, WorkValues, Work> = {
  calls: { create: createWork, update: updateWork, remove: deleteWork },
  params: (_where, id) => ({ id }),
  stale: workReads,
  draftKey: (_where, id) => `work.${id}`,
  rules: ruledBy(workInput, rulesOf<WorkOut>(WRITING, writingFaults)),
  labels: labelsOf(workFields),
  texts: workTexts,
  idOf: ({ work_id }) => work_id,
  valuesOf: (work) => valuesOf(workFields, work),
  titles,
  told: () => '',
  history: (_where, { work_id: record_id }) => ({ record_type: 'works', record_id }),
  // A work is deleted from its page, which closes with it.
  removal: { ...removal, isAllowed: () => false },
};

interface OfWork {
  readonly work_id: number;
  readonly writes: WorkWrites;
}

/** A version of a work that writes what is told: from which day what holds. */
export const versionKind = (
  { name, writes }: Pick<Work, 'name' | 'writes'>,
  mayRemove: (version: WorkVersion) => boolean,
): RecordKind<OfWork, VersionValues, WorkVersion> => ({
  calls: { create: createWorkVersion, update: updateWorkVersion, remove: deleteWorkVersion },
  params: ({ work_id }, id) => ({ work_id, id }),
  stale: workReads,
  draftKey: ({ work_id }, id) => `work-version.${work_id}.${id}`,
  rules: ruledBy(
    workVersionInput,
    rulesOf<VersionOut>(NEEDED, (version) => needsFaults(writes, version)),
  ),
  labels: labelsOf(workVersionFields),
  texts: workTexts,
  idOf: ({ work_version_id }) => work_version_id,
  valuesOf: (version) => valuesOf(workVersionFields, version),
  titles: {
    create: `Nová verze práce: ${name}`,
    edit: ({ valid_from }) => `Verze od ${formatDate(valid_from)}: ${name}`,
  },
  saveLabels: { create: 'Založit verzi', edit: 'Uložit změny' },
  told: ({ valid_from }, isNew) =>
    isNew ? `Verze od ${formatDate(valid_from)} byla založena` : '',
  history: (_where, { work_version_id: record_id }) => ({
    record_type: 'work_versions',
    record_id,
  }),
  removal: {
    label: 'Smazat verzi',
    question: ({ valid_from }) =>
      `Verze od ${formatDate(valid_from)} se odstraní natrvalo; práce bude dál platit podle verze před ní.`,
    isAllowed: mayRemove,
  },
  Fields: VersionFields,
});
