import type {
  deleteTodoFile,
  getTodoFile,
  TodoFile,
  uploadTodoFile,
} from '#contract/todo/parts.ts';
import { attachedFileType } from '#contract/rules/attached-file.ts';
import { ensureLicenceHolds } from '#server/core/clients/licence.ts';
import { readAttached, removeAttached } from '#server/core/files/attached.ts';
import { keepFileOrPhoto } from '#server/core/files/files.ts';
import type { StoredFile } from '#server/core/files/files.sql.ts';
import { selectTodoHeld } from '#server/core/todo/parts.sql.ts';
import { ensure } from '#server/errors.ts';
import type { UnitCall } from '#server/http/route.ts';

/** What files of tasks are attached to. */
export const OF_TODOS = 'todos';

/** The file as the contract tells it. */
export function fileOf({ record_id: _record, content_type, ...told }: StoredFile): TodoFile {
  return { ...told, content_type: attachedFileType.parse(content_type) };
}

/** A file or a photo of a task. Errors: `not-found`, `licence-expired`, `invalid-input`, `files-limit-reached`. */
export async function addFile({
  unit,
  db,
  params: { todo_id },
  body,
  portal,
}: UnitCall<typeof uploadTodoFile>): Promise<TodoFile> {
  ensure(await selectTodoHeld(db, unit, todo_id), 'not-found');
  await ensureLicenceHolds(db, unit.client_id, portal.now());
  const record = { record_type: OF_TODOS, record_id: todo_id } as const;
  return fileOf(await keepFileOrPhoto(db, unit, record, body, 'content_base64'));
}

/** Errors: `not-found`. */
export async function readFile({ unit, db, params, actor }: UnitCall<typeof getTodoFile>) {
  const key = { record_type: OF_TODOS, id: params.id } as const;
  return readAttached(db, unit, key, actor, attachedFileType);
}

/** Errors: `not-found`. */
export async function removeFile({ unit, db, params, actor }: UnitCall<typeof deleteTodoFile>) {
  return removeAttached(db, unit, { record_type: OF_TODOS, id: params.id }, actor);
}
