import { Button } from '@mantine/core';
import { IconChecklist } from '#web/icons/IconChecklist.ts';
import { newTodoAddress, type TodoDraft } from '#contract/todo/todo-address.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { MenuItem } from '#web/ui/MenuItem.tsx';

const icon = { size: '1.125rem', stroke: 1.6, 'aria-hidden': true } as const;
const TEXT = 'Založit úkol';

interface NewTodoProps {
  unit_id: number;
  /** What the task begins with. */
  draft: TodoDraft;
}

/** In the menu of a record: the way to a new task about it; nothing where tasks are closed to the person. */
export function NewTodoItem({ unit_id, draft }: NewTodoProps) {
  if (!useIsOpenAddress(paths.Todos)) return null;
  return (
    <MenuItem
      component={InnerLink}
      href={newTodoAddress(unit_id, draft)}
      leftSection={<IconChecklist {...icon} />}
    >
      {TEXT}
    </MenuItem>
  );
}

/** The same as a button, beside what a record offers otherwise. */
export function NewTodoButton({ unit_id, draft }: NewTodoProps) {
  if (!useIsOpenAddress(paths.Todos)) return null;
  return (
    <Button
      variant="default"
      component={InnerLink}
      href={newTodoAddress(unit_id, draft)}
      leftSection={<IconChecklist {...icon} />}
    >
      {TEXT}
    </Button>
  );
}
