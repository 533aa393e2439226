import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { id } from '#contract/fields.ts';
import { fieldModules } from '#contract/module-names.ts';
import { deleted, savedVersion, showHidden, stamps } from '#contract/pasports/pasport.ts';
import { readOf, writeOf } from '#contract/record.ts';
import { workFields, workVersionFields } from './work-record.ts';

/** What a work takes, costs and requires from a day on. */
export const workVersion = z
  .object({
    work_version_id: z.int(),
    work_id: z.int(),
    ...readOf(workVersionFields),
    ...stamps,
  })
  .meta({ id: 'WorkVersion' });
export type WorkVersion = z.infer<typeof workVersion>;

/** A work of the catalogue with all its versions. */
export const work = z
  .object({
    work_id: z.int(),
    ...readOf(workFields),
    /** Empty where the work is of no kind of revision. */
    revision_type_name: z.string(),
    /** The newest first; at least one. What holds on a day is said by `workOn`. */
    versions: z.array(workVersion),
    ...stamps,
  })
  .meta({ id: 'Work' });
export type Work = z.infer<typeof work>;

/** A work and its version as their forms save them. */
export const workInput = z.object(writeOf(workFields));
export const workVersionInput = z.object(writeOf(workVersionFields));
const { shape: input } = workInput;
const { shape: versionInput } = workVersionInput;

export const browseWorks = endpoint({
  method: 'GET',
  path: '/v1/fieldwork/works/{show_hidden}',
  access: 'user',
  modules: fieldModules,
  summary: 'Katalog prací klienta s verzemi podle dní; 1 přidá i skryté',
  params: z.object({ show_hidden: showHidden }),
  result: listOf(work).extend({ hidden_works: z.int() }),
});

const ofWork = z.object({ id });
const path = '/v1/fieldwork/work/{id}';
export const getWork = endpoint({
  method: 'GET',
  path,
  access: 'user',
  modules: fieldModules,
  summary: 'Jedna práce katalogu se všemi verzemi',
  params: ofWork,
  result: work,
});
export const createWork = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/works',
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Nová práce s první verzí',
  creates: true,
  body: z.object({
    ...workInput.partial().shape,
    code: input.code,
    name: input.name,
    ...workVersionInput.partial().shape,
    valid_from: versionInput.valid_from,
    duration_minutes: versionInput.duration_minutes,
  }),
  result: work,
  refuses: ['licence-expired', 'list-code-taken'],
});
export const updateWork = endpoint({
  method: 'PUT',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Změna práce; posílají se jen změněná pole. Verze se mění zvlášť',
  params: ofWork,
  body: z.object({ ...savedVersion, ...workInput.partial().shape }),
  result: work,
  refuses: ['list-code-taken'],
});
export const deleteWork = endpoint({
  method: 'DELETE',
  path,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Smazání práce, kterou nic nepoužilo',
  params: ofWork,
  result: deleted,
});

// Versions by days ----------------------------------------------------------------------------------
export const createWorkVersion = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/work/versions/{work_id}',
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Nová verze práce od dne; předchozí platí do dne před ním',
  creates: true,
  params: z.object({ work_id: id }),
  body: z.object({
    ...workVersionInput.partial().shape,
    valid_from: versionInput.valid_from,
    duration_minutes: versionInput.duration_minutes,
  }),
  result: workVersion,
  refuses: ['licence-expired', 'work-version-taken'],
});
const ofVersion = z.object({ work_id: id, id });
const versionPath = '/v1/fieldwork/work/version/{work_id}/{id}';
export const updateWorkVersion = endpoint({
  method: 'PUT',
  path: versionPath,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Oprava verze práce, podle které se ještě nepracovalo; posílají se jen změněná pole',
  params: ofVersion,
  body: z.object({ ...savedVersion, ...workVersionInput.partial().shape }),
  result: workVersion,
  refuses: ['work-version-taken', 'work-version-used'],
});
export const deleteWorkVersion = endpoint({
  method: 'DELETE',
  path: versionPath,
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Smazání verze, která ještě nezačala platit a podle které se nic neplánuje',
  params: ofVersion,
  result: deleted,
  refuses: ['work-version-used', 'work-version-begun', 'work-version-only'],
});

/** How many works are made by one call at most. */
const MOST_WORKS = 100;
export const createWorks = endpoint({
  method: 'POST',
  path: '/v1/fieldwork/works/usual',
  access: 'client-admin',
  modules: ['catalog'],
  summary: 'Založení více prací najednou: všech, nebo žádné',
  creates: true,
  body: z.object({
    works: z
      .array(createWork.body)
      .min(1, 'Vyberte aspoň jednu práci')
      .max(MOST_WORKS, `Založte nejvýše ${MOST_WORKS} prací najednou`),
  }),
  result: z.object({ work_ids: z.array(z.int()) }),
  refuses: ['licence-expired', 'list-code-taken'],
});
