import { Checkbox, TextInput } from '@mantine/core';
import { IconArrowDown } from '#web/icons/IconArrowDown.ts';
import { IconArrowUp } from '#web/icons/IconArrowUp.ts';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconTrash } from '#web/icons/IconTrash.ts';
import { useRef, useState, type FormEvent } from 'react';
import { createTodoItem, MOST_ITEMS, type TodoItem } from '#contract/todo/parts.ts';
import { fieldFaults } from '#web/form/file-content.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { movedIds } from './checklist-order.ts';
import { useAddItem, useDeleteItem, useOrderItems, useSaveItem } from './todo.queries.ts';
import styles from './parts.module.css';

interface ChecklistProps {
  unit_id: number;
  todo_id: number;
  items: readonly TodoItem[];
}

const icon = { size: '1.125rem', 'aria-hidden': true } as const;
const { title: titleRule } = createTodoItem.body.shape;

/** What of a task is ticked off, in the order that people give it. */
export function Checklist({ unit_id, todo_id, items }: ChecklistProps) {
  const ordering = useOrderItems();
  const ids = items.map(({ todo_item_id }) => todo_item_id);
  const move = (at: number, step: 1 | -1) =>
    ordering.mutate(
      { params: { unit_id, todo_id }, body: { ids: movedIds(ids, at, step) } },
      {
        onError: (error) => flashError(userMessage(error)),
        onSuccess: (answer) => flash('Pořadí bylo změněno', answer),
      },
    );
  return (
    <section aria-label="Kontrolní seznam" className={styles.column}>
      <ol className={styles.items}>
        {items.map((item, at) => (
          <Line
            key={item.todo_item_id}
            unit_id={unit_id}
            item={item}
            onUp={at === 0 ? undefined : () => move(at, -1)}
            onDown={at === items.length - 1 ? undefined : () => move(at, 1)}
          />
        ))}
      </ol>
      {items.length < MOST_ITEMS ? <NewLine unit_id={unit_id} todo_id={todo_id} /> : null}
    </section>
  );
}

interface LineProps {
  unit_id: number;
  item: TodoItem;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

function Line({ unit_id, item, onUp, onDown }: LineProps) {
  const saving = useSaveItem();
  const deleting = useDeleteItem();
  const { todo_item_id, todo_id, title, is_ticked, version } = item;
  const params = { unit_id, todo_id, id: String(todo_item_id) };
  const onError = (error: unknown) => flashError(userMessage(error));
  const tick = (isTicked: boolean) =>
    saving.mutate({ params, body: { is_ticked: isTicked, version } }, { onError });
  const remove = () =>
    deleting.mutate(
      { params },
      { onError, onSuccess: (answer) => flash('Položka byla smazána', answer) },
    );
  return (
    <li className={styles.item}>
      <Checkbox
        className={styles.tick ?? ''}
        label={title}
        checked={is_ticked}
        disabled={saving.isPending}
        description={
          is_ticked ? `${item.ticked_by_name}, ${formatDateTime(item.ticked_at)}` : undefined
        }
        onChange={(event) => tick(event.currentTarget.checked)}
      />
      <IconButton label={`Posunout nahoru: ${title}`} disabled={onUp === undefined} onClick={onUp}>
        <IconArrowUp {...icon} />
      </IconButton>
      <IconButton
        label={`Posunout dolů: ${title}`}
        disabled={onDown === undefined}
        onClick={onDown}
      >
        <IconArrowDown {...icon} />
      </IconButton>
      <IconButton label={`Smazat položku: ${title}`} loading={deleting.isPending} onClick={remove}>
        <IconTrash {...icon} />
      </IconButton>
    </li>
  );
}

function NewLine({ unit_id, todo_id }: Pick<ChecklistProps, 'unit_id' | 'todo_id'>) {
  const adding = useAddItem();
  const [title, setTitle] = useState('');
  const [fault, setFault] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const read = titleRule.safeParse(title);
    if (!read.success) return setFault(read.error.issues[0]?.message ?? '');
    try {
      await adding.mutateAsync({
        params: { unit_id, todo_id, id: '0' },
        body: { title: read.data },
      });
      setTitle('');
      setFault('');
    } catch (error) {
      setFault(fieldFaults(error) || userMessage(error));
    }
    field.current?.focus();
  };
  return (
    <form className={styles.line} aria-label="Nová položka" onSubmit={(event) => void add(event)}>
      <TextInput
        ref={field}
        aria-label="Nová položka kontrolního seznamu"
        placeholder="Nová položka, potvrďte klávesou Enter"
        autoComplete="off"
        value={title}
        error={fault === '' ? undefined : fault}
        onChange={(event) => {
          setTitle(event.currentTarget.value);
          setFault('');
        }}
      />
      <IconButton type="submit" label="Přidat položku" loading={adding.isPending}>
        <IconPlus {...icon} />
      </IconButton>
    </form>
  );
}
