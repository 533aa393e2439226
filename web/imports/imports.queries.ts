import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getImportTemplate } from '#contract/import-start.ts';
import {
  acceptImport,
  checkImport,
  chooseImportHeading,
  correctImportRow,
  getImport,
  keepImportRow,
  listImportRows,
  listImportWords,
  listImports,
  undoImport,
  uploadImport,
} from '#contract/imports.ts';
import type { ImportBatch, ImportRow } from '#contract/imports.ts';
import { cancelTask, listTasks } from '#contract/tasks.ts';
import { call } from '#web/lib/call.ts';
import { bytesOf, download } from '#web/lib/download.ts';
import { keepAnswer, keyOf, queryFor, useCall } from '#web/lib/query.ts';
import { isUnderWay } from './import-labels.ts';

/** How often work in the background is asked about. */
const POLL_MS = 500;

type Place = Pick<ImportBatch, 'unit_id' | 'import_id'>;
const paramsOf = ({ unit_id, import_id }: Place) => ({ unit_id, import_id });

/** Puts an import as the server has answered it in the place of the known one. */
function keepBatch(batch: ImportBatch): void {
  keepAnswer(keyOf(getImport, { params: paramsOf(batch) }), batch);
}

/** One import; asked about again and again while a task works on it. */
export function useBatch(place: Place) {
  return useQuery({
    ...queryFor(getImport, { params: paramsOf(place) }),
    refetchInterval: ({ state }) => (isUnderWay(state.data?.state) ? POLL_MS : false),
  });
}

/** Former imports of the unit, newest first. */
export function useFormerImports(unit_id: number) {
  return useQuery({
    ...queryFor(listImports, { params: { unit_id } }),
    refetchInterval: ({ state }) =>
      state.data?.values.some((batch) => isUnderWay(batch.state)) === true ? POLL_MS : false,
  });
}

/** How far the task is that works on the import; undefined until it is known. */
export function useImportTask({ task_id }: Pick<ImportBatch, 'task_id'>) {
  const tasks = useQuery({ ...queryFor(listTasks), refetchInterval: POLL_MS }).data?.values;
  return tasks?.find((task) => task.task_id === task_id);
}

const NO_WORDS: readonly { word: string; rows: number }[] = [];

/** Words of a column that the field does not know; none until they are told. */
export function useUnknownWords(batch: ImportBatch, column: number, field: string) {
  const asked = { params: paramsOf(batch), query: { column: String(column), field } };
  const { data } = useQuery({
    queryKey: [...keyOf(listImportWords, asked), batch.heading_row],
    queryFn: ({ signal }) => call(listImportWords, { ...asked, signal }),
  });
  return data?.values ?? NO_WORDS;
}

export type RowState = ImportRow['state'];

/** Rows of the dry run by a thousand; read again with each change of the import. */
export function useImportRows(batch: ImportBatch, state: RowState | undefined) {
  const params = paramsOf(batch);
  return useInfiniteQuery({
    queryKey: [...keyOf(listImportRows, { params, query: { state } }), batch.version],
    queryFn: ({ pageParam, signal }) =>
      call(listImportRows, { params, query: { state, after: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const seen = pages.reduce((sum, { values }) => sum + values.length, 0);
      return seen < last.total ? last.values.at(-1)?.row_number : undefined;
    },
    placeholderData: keepPreviousData,
  });
}

/** Uploads a file. */
export function useUpload() {
  return useCall(uploadImport, { invalidates: [listImports], onSuccess: keepBatch });
}

const begun = { invalidates: [listTasks, listImports], onSuccess: keepBatch };

/** Begins the dry run. */
export function useCheck() {
  return useCall(checkImport, begun);
}

/** Begins to write all rows. */
export function useAccept() {
  return useCall(acceptImport, begun);
}

/** Begins to take an accepted import back. */
export function useUndo() {
  return useCall(undoImport, begun);
}

/** Ends the task that works on the import. */
export function useCancel() {
  return useCall(cancelTask, { invalidates: [listTasks, listImports, getImport] });
}

/** Corrects a row. */
export function useCorrect() {
  return useCall(correctImportRow, { onSuccess: ({ batch }) => keepBatch(batch) });
}

/** Leaves a row out, or takes it for a record. */
export function useKeep() {
  return useCall(keepImportRow, { onSuccess: ({ batch }) => keepBatch(batch) });
}

/** Chooses the row with the headings. */
export function useHeading() {
  return useCall(chooseImportHeading, { invalidates: [listImports], onSuccess: keepBatch });
}

/** Fetches the template of a kind and saves it as a file. */
export function useTemplate() {
  return useCall(getImportTemplate, {
    onSuccess: ({ file_name, content_base64 }) =>
      download(file_name, new Blob([bytesOf(content_base64)])),
  });
}
