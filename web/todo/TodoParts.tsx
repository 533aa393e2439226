import { Skeleton, Stack } from '@mantine/core';
import type { TodoFile } from '#contract/todo/parts.ts';
import type { Todo } from '#contract/todo/todos.ts';
import { AttachedFiles } from '#web/core/files/AttachedFiles.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Unknown } from '#web/ui/Summary.tsx';
import { Checklist } from './Checklist.tsx';
import { Comments } from './Comments.tsx';
import { useAddFile, useDeleteFile, useFetchFile, useTodoParts } from './todo.queries.ts';
import styles from './todo.module.css';

/** What is within a task: its note, checklist, files and comments. */
export function TodoParts({ todo }: { todo: Todo }) {
  const { unit_id, todo_id, item_count, ticked_count } = todo;
  const { data: parts, error, refetch } = useTodoParts(unit_id, todo_id);
  const ticked = item_count === 0 ? '' : ` ${ticked_count}/${item_count}`;
  const wait = <Skeleton height="4rem" />;
  return (
    <Stack gap="md">
      {todo.note === '' ? null : (
        <FormPanel heading="Poznámka">
          <Wide>
            <p className={styles.note}>{todo.note}</p>
          </Wide>
        </FormPanel>
      )}
      {error !== null && parts === undefined ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <FormPanel heading={`Kontrolní seznam${ticked}`}>
            <Wide>
              {parts === undefined ? (
                wait
              ) : (
                <Checklist unit_id={unit_id} todo_id={todo_id} items={parts.items} />
              )}
            </Wide>
          </FormPanel>
          <FormPanel heading="Soubory a fotky">
            <Wide>
              {parts === undefined ? (
                wait
              ) : (
                <Files unit_id={unit_id} todo_id={todo_id} files={parts.files} />
              )}
            </Wide>
          </FormPanel>
          <FormPanel heading="Komentáře">
            <Wide>
              {parts === undefined ? (
                wait
              ) : (
                <Comments unit_id={unit_id} todo_id={todo_id} comments={parts.comments} />
              )}
            </Wide>
          </FormPanel>
        </>
      )}
    </Stack>
  );
}

interface FilesProps {
  unit_id: number;
  todo_id: number;
  files: readonly TodoFile[];
}

function Files({ unit_id, todo_id, files }: FilesProps) {
  const adding = useAddFile();
  const fetching = useFetchFile();
  const deleting = useDeleteFile();
  const file = (id: number) => ({ params: { unit_id, id: String(id) } });
  return (
    <>
      {files.length === 0 ? <Unknown>zatím žádné</Unknown> : null}
      <AttachedFiles
        unit_id={unit_id}
        label="Soubory a fotky úkolu"
        pickLabel="Soubor nebo fotka úkolu"
        files={files.map(({ file_id: id, ...told }) => ({ ...told, id }))}
        onAdd={(body) => adding.mutateAsync({ params: { unit_id, todo_id }, body })}
        onFetch={(id) => fetching.mutateAsync(file(id))}
        onRemove={(id) => deleting.mutateAsync(file(id))}
      />
    </>
  );
}
