import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { todoRelation, type TodoRelation } from '#contract/todo/todo-words.ts';
import { keptView } from '#web/lib/named-view.ts';
import { pathTo } from '#web/lib/paths.ts';
import { idIn, wordIn, type Search } from '#web/lib/place.ts';

/** What is being done over the list or over a record: a new task, a task edited. */
export type Act = 'new' | 'edit';
const acts: readonly Act[] = ['new', 'edit'];

/** How the tasks are shown. */
export type View = 'board' | 'calendar';
const views: readonly View[] = ['board', 'calendar'];

/** What of the screen of tasks stands in the address, so that a link to it can be sent. */
export interface TodoAt {
  /** todo_id of the open record; it stands in the path. */
  readonly record?: number | undefined;
  /** The unit of the open record. */
  readonly unit?: number | undefined;
  /** The question over the tasks. */
  readonly filter?: string | undefined;
  /** A list where it is left out. */
  readonly view?: View | undefined;
  /** The month of the calendar, by its first day. */
  readonly month?: string | undefined;
  readonly tab?: string | undefined;
  readonly act?: Act | undefined;
  // What a new task begins with.
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  readonly due?: string | undefined;
  readonly relation?: TodoRelation | undefined;
  readonly of?: number | undefined;
}

const dayIn = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined;

/** A text may have come as a number, when it looks like one. */
const textIn = (value: unknown) => (typeof value === 'number' ? String(value) : wordIn(value));

/** Reads the place from an address; what makes no sense there is left out. */
export function readAt(params: Search, search: Search): TodoAt {
  return {
    record: idIn(Number(params['record_id'])),
    unit: idIn(search['unit']),
    filter: wordIn(search['filter']),
    view: views.find((view) => view === search['view']),
    month: dayIn(search['month']),
    tab: wordIn(search['tab']),
    act: acts.find((act) => act === search['act']),
    title: textIn(search['title']),
    note: textIn(search['note']),
    due: dayIn(search['due']),
    relation: todoRelation.options.find((kind) => kind === search['relation']),
    of: idIn(search['of']),
  };
}

const NO_DRAFT = {
  act: undefined,
  title: undefined,
  note: undefined,
  due: undefined,
  relation: undefined,
  of: undefined,
} as const;

/** The place after a step: another record starts from its first tab with nothing open. */
function stepped(at: TodoAt, step: TodoAt): TodoAt {
  return {
    ...at,
    ...('record' in step && { tab: undefined, ...NO_DRAFT }),
    ...('act' in step && step.act === undefined && NO_DRAFT),
    ...step,
  };
}

/** The place as the address has it, and the way to another. */
export function useTodoAt() {
  const params: Search = useParams({ strict: false });
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const at = useMemo(() => readAt(params, search), [params, search]);
  const go = (step: TodoAt, { replace = false }: { replace?: boolean } = {}) => {
    const { record, ...rest } = stepped(at, step);
    void navigate({
      to: pathTo('Todos', record === undefined ? {} : { record_id: record }),
      search: (before: Search) => ({ ...keptView(before), ...rest }),
      replace,
      resetScroll: false,
    });
  };
  return { at, go };
}

export type Go = ReturnType<typeof useTodoAt>['go'];
