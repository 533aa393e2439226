import { Stack } from '@mantine/core';
import type { Todo } from '#contract/todo/todos.ts';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { Unknown } from '#web/ui/Summary.tsx';
import styles from './todo.module.css';

/** What is within a task: its note, checklist, files and comments. */
export function TodoParts({ todo }: { todo: Todo }) {
  return (
    <Stack gap="md">
      <FormPanel heading="Poznámka">
        {todo.note === '' ? (
          <Unknown>bez poznámky</Unknown>
        ) : (
          <p className={styles.note}>{todo.note}</p>
        )}
      </FormPanel>
    </Stack>
  );
}
