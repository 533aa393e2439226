import { NAMED_THINGS, type DashboardUnit, type DueThing } from '#contract/dashboard.ts';
import { todoStandingOn, type TodoStanding } from '#contract/rules/todo-standing.ts';
import type { WaitingTodo } from '#server/core/todo/counts.sql.ts';

/** In the place of who has a task. */
const NOBODY = 'zatím nikdo';

/** Which tasks a count counts, as the chips of their list do. */
const holds = {
  todos_overdue: (standing) => standing === 'overdue',
  todos_soon: (standing) => standing === 'today' || standing === 'soon',
} as const satisfies Record<string, (standing: TodoStanding) => boolean>;

type TodoKind = keyof typeof holds;
const kinds = Object.keys(holds) as TodoKind[];

interface TodosTold {
  readonly counts: Pick<DashboardUnit, TodoKind>;
  /** The most urgent tasks of each kind. */
  readonly things: readonly DueThing[];
}

/** Tasks of a unit that wait, as they stand on the day; they come by their terms. */
export function todosTold(todos: readonly WaitingTodo[], today: string): TodosTold {
  const of = (kind: TodoKind) => todos.filter((todo) => holds[kind](todoStandingOn(todo, today)));
  return {
    counts: { todos_overdue: of('todos_overdue').length, todos_soon: of('todos_soon').length },
    things: kinds.flatMap((kind) =>
      of(kind)
        .slice(0, NAMED_THINGS)
        .map(({ title, assignee, due_on }) => ({
          kind,
          name: title,
          place: assignee === '' ? NOBODY : assignee,
          on: due_on,
          unfit: false,
          amount: null,
          guard: null,
        })),
    ),
  };
}
