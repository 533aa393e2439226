import { Activity } from 'react';
import type { Todo } from '#contract/todo/todos.ts';
import type { Unit } from '#contract/units.ts';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useTodoAt } from './place.ts';
import { NewTodo } from './TodoDialog.tsx';
import { TodoRecord } from './TodoRecord.tsx';
import { TodoViews } from './TodoViews.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';

/** What is to be done, by whom and by when (route Todos). */
export function TodosScreen() {
  return <UnitScreen title="Úkoly">{(unit) => <Todos unit={unit} />}</UnitScreen>;
}

/** The list, or one task in its stead; the list waits behind as it was left. */
function Todos({ unit: { unit_id, name } }: { unit: Unit }) {
  const { at, go } = useTodoAt();
  const { record } = at;
  const end = () => go({ act: undefined }, { replace: true });
  // Who comes from another record wants to see what came of it, not to look for it among all.
  const saved = ({ todo_id }: Todo) =>
    at.relation === undefined ? end() : go({ record: todo_id }, { replace: true });
  return (
    <>
      {record === undefined ? null : (
        <TodoRecord key={record} unit_id={unit_id} id={record} at={at} go={go} />
      )}
      <Activity mode={record === undefined ? 'visible' : 'hidden'}>
        <Page title="Úkoly" note={name} action={<ViewSwitch view={at.view} go={go} />}>
          <TodoViews unit_id={unit_id} at={at} go={go} />
        </Page>
      </Activity>
      {at.act === 'new' && record === undefined ? (
        <NewTodo unit_id={unit_id} at={at} onSaved={saved} onClose={end} />
      ) : null}
    </>
  );
}
