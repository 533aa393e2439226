import { UnstyledButton } from '@mantine/core';
import { IconDotsVertical } from '#web/icons/IconDotsVertical.ts';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { Todo } from '#contract/todo/todos.ts';
import { MenuButton } from '#web/ui/MenuButton.tsx';
import { dragged, endDrag, isFollowed } from './dragging.ts';
import styles from './board.module.css';

interface TodoCardProps {
  todo: Todo;
  /** What is told of it besides its title. */
  children?: ReactNode;
  /** Where it may be moved: items of its menu. */
  moves: ReactNode;
  menuLabel: string;
  onOpen: () => void;
  /** Shift and an arrow. */
  onMoveKey: (key: string) => boolean;
  isSmall?: boolean;
}

/** A task that can be dragged, moved by Shift and arrows or by its menu, and opened. */
export function TodoCard(props: TodoCardProps) {
  const { todo, children, moves, menuLabel, onOpen, onMoveKey, isSmall = false } = props;
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (isFollowed(todo.todo_id)) button.current?.focus();
  }, [todo.todo_id]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.shiftKey || !event.key.startsWith('Arrow')) return;
    if (onMoveKey(event.key)) event.preventDefault();
  };
  return (
    <div
      className={styles.card}
      data-small={isSmall || undefined}
      data-priority={todo.priority}
      draggable
      onDragStart={(event) => dragged(event, todo)}
      onDragEnd={endDrag}
    >
      <UnstyledButton
        ref={button}
        className={styles.open ?? ''}
        data-todo={todo.todo_id}
        aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
        onClick={onOpen}
        onKeyDown={onKeyDown}
      >
        <span className={styles.title}>{todo.title}</span>
        {children}
      </UnstyledButton>
      <MenuButton
        label={`${menuLabel}: ${todo.title}`}
        sign={<IconDotsVertical size="1rem" aria-hidden="true" />}
      >
        {moves}
      </MenuButton>
    </div>
  );
}
