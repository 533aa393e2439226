import { TextInput } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { useState, type FormEvent } from 'react';
import { todoInput, type Todo } from '#contract/todo/todos.ts';
import { fieldFaults } from '#web/form/file-content.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useCreateTodo } from './todo.queries.ts';
import styles from './todo.module.css';

interface QuickProps {
  unit_id: number;
  /** What a task made here begins with besides its title. */
  begins?: Partial<Pick<Todo, 'assignee_id' | 'due_on' | 'state'>>;
}

const { title: titleRule } = todoInput.shape;

/** One line of which Enter makes a task; more is said of it later. */
export function QuickTodo({ unit_id, begins = {} }: QuickProps) {
  const creation = useCreateTodo();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const read = titleRule.safeParse(title);
    if (!read.success) return setFault(read.error.issues[0]?.message ?? '');
    try {
      const body = { ...begins, title: read.data };
      flash('Úkol byl založen', await creation.mutateAsync({ params: { unit_id, id: '0' }, body }));
      setTitle('');
      setFault('');
    } catch (error) {
      setFault(fieldFaults(error) || userMessage(error));
    }
  };
  return (
    <form
      className={styles.quick}
      aria-label="Rychlý nový úkol"
      onSubmit={(event) => void add(event)}
    >
      <TextInput
        aria-label="Nový úkol"
        placeholder="Nový úkol – napište, co je potřeba, a stiskněte Enter"
        autoComplete="off"
        value={title}
        error={fault === '' ? undefined : fault}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setFault('');
        }}
      />
      <IconButton type="submit" label="Přidat úkol" loading={creation.isPending}>
        <IconPlus size="1.125rem" aria-hidden="true" />
      </IconButton>
    </form>
  );
}
