import type { Todo } from '#contract/todo/todos.ts';
import { todoStateValue } from '#contract/todo/todo-words.ts';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { nameAmong } from '#web/ui/history-words.ts';
import { useOpenedFind } from '#web/session/recent-finds.ts';
import { LoadingRecord, OpenedRecord, RecordFacts } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { Tabs, type Tab } from '#web/ui/Tabs.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import type { Go, TodoAt } from './place.ts';
import { useTodo } from './todo.queries.ts';
import { todoLabels, todoTexts } from './todo-form.ts';
import { EditTodo } from './TodoDialog.tsx';
import { TodoMenu } from './TodoMenu.tsx';
import { TodoParts } from './TodoParts.tsx';
import { TodoSummary } from './TodoSummary.tsx';
import { useAssignees } from './useTodoControls.tsx';

interface RecordProps {
  unit_id: number;
  id: number;
  at: TodoAt;
  go: Go;
}

/** The lists from which a task is opened. */
const LISTS = ['todos'];

/** One task in the place of the list. */
export function TodoRecord({ unit_id, id, at, go }: RecordProps) {
  const todo = useTodo(unit_id, id).data;
  const close = () => go({ record: undefined, unit: undefined });
  const step = (next: number) => go({ record: next, tab: at.tab }, { replace: true });
  useEscape(close);
  useOpenedFind(
    todo && {
      kind: 'todo',
      unit_id,
      id,
      title: todo.title,
      told: [todoStateValue.text(todo.state), todo.relation_name],
    },
  );
  return (
    <OpenedRecord backLabel="Zpět na úkoly" onBack={close} steps={useSteps(LISTS, id, step)}>
      {todo === undefined ? (
        <LoadingRecord title="Úkol" />
      ) : (
        <Page
          title={todo.title}
          note={<RecordFacts>{todoStateValue.text(todo.state)}</RecordFacts>}
          action={<TodoMenu todo={todo} go={go} onClose={close} />}
        >
          <TodoSummary todo={todo} />
          <Tabs
            label="Části úkolu"
            value={at.tab}
            onChange={(tab) => go({ tab })}
            tabs={tabsOf(todo)}
          />
          {at.act === 'edit' ? (
            <EditTodo todo={todo} onClose={() => go({ act: undefined }, { replace: true })} />
          ) : null}
        </Page>
      )}
    </OpenedRecord>
  );
}

const tabsOf = (todo: Todo): readonly Tab[] => [
  {
    key: 'base',
    text: 'Úkol',
    title: 'Poznámka, kontrolní seznam, soubory a komentáře',
    content: <TodoParts todo={todo} />,
  },
  {
    key: 'history',
    text: 'Historie',
    title: 'Kdo a kdy úkol změnil',
    content: <History todo={todo} />,
  },
];

function History({ todo: { unit_id, todo_id, assignee_id } }: { todo: Todo }) {
  const assignees = useAssignees(assignee_id);
  return (
    <RecordHistory
      record_type="todos"
      unit_id={unit_id}
      record_id={todo_id}
      labels={todoLabels}
      texts={{ ...todoTexts, assignee_id: nameAmong(assignees) }}
    />
  );
}
