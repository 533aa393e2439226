import { describe, expect, test } from 'vitest';
import type { Todo } from '#contract/todo/todos.ts';
import { boardColumns, columnBeside } from './board.ts';
import { monthBy, todosByDay, weeksOfMonth } from './calendar.ts';
import { movedIds } from './checklist-order.ts';
import {
  foundColleagues,
  mentionedIds,
  mentionParts,
  soughtMention,
  withMention,
} from './mentions.ts';
import { firstValues } from './todo-form.ts';
import { filterChoices } from './todo-filters.ts';
import { readAt } from './place.ts';
import { monthChoices, nextThree, ruleOf } from './repeat-choices.ts';
import { newTodoAddress } from '#contract/todo/todo-address.ts';

const TODAY = '2026-03-02';
const ME = 7;
const asking = { me: ME, today: TODAY };

const todo = (todo_id: number, over: Partial<Todo> = {}): Todo =>
  ({
    todo_id,
    state: 'open',
    priority: 'normal',
    due_on: null,
    done_at: '',
    assignee_id: null,
    ...over,
  }) as Todo;

describe('the board', () => {
  const todos = [
    todo(1),
    todo(2, { state: 'doing', assignee_id: ME }),
    todo(3, { state: 'done', done_at: '2026-03-01T10:00:00.000Z', assignee_id: ME }),
    todo(4, { state: 'done', done_at: '2026-01-01T10:00:00.000Z' }),
    todo(5, { state: 'cancelled' }),
    todo(6, { due_on: '2026-03-01' }),
  ];
  const ids = (filter: Parameters<typeof boardColumns>[1]) =>
    Object.values(boardColumns(todos, filter, asking)).map((column) =>
      column.map(({ todo_id }) => todo_id),
    );

  test('has a column for each state, and of what is done only what is fresh', () =>
    expect(ids('waiting')).toEqual([[6, 1], [2], [], [3]]));
  test('is narrowed by the question', () => {
    expect(ids('mine')).toEqual([[], [2], [], [3]]);
    expect(ids('overdue')).toEqual([[6], [], [], []]);
  });
  test('moves a task to the column beside, not over its edge', () => {
    expect(columnBeside('open', 1)).toBe('doing');
    expect(columnBeside('open', -1)).toBeUndefined();
    expect(columnBeside('done', 1)).toBeUndefined();
    expect(columnBeside('cancelled', 1)).toBeUndefined();
  });
  test('counts of questions stay whatever is chosen', () =>
    expect(filterChoices(todos, 3, asking).map(({ name, count }) => [name, count])).toEqual([
      ['waiting', 3],
      ['mine', 1],
      ['nobody', 2],
      ['overdue', 1],
      ['today', 0],
      ['week', 0],
      ['closed', 3],
    ]));
});

describe('the calendar', () => {
  test('shows whole weeks from Monday', () => {
    const weeks = weeksOfMonth('2026-02-15');
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual([
      5,
      '2026-01-26',
      '2026-03-01',
    ]);
  });
  test('goes over the end of a year', () => {
    expect(monthBy('2026-12-31', 1)).toBe('2027-01-01');
    expect(monthBy('2026-01-31', -1)).toBe('2025-12-01');
  });
  test('puts tasks to their days, others under none', () => {
    const byDay = todosByDay([todo(1), todo(2, { due_on: TODAY })], TODAY);
    expect([byDay.get('')?.length, byDay.get(TODAY)?.[0]?.todo_id]).toEqual([1, 2]);
  });
});

test('a line of a checklist moves by one place', () => {
  expect(movedIds([1, 2, 3], 0, 1)).toEqual([2, 1, 3]);
  expect(movedIds([1, 2, 3], 2, -1)).toEqual([1, 3, 2]);
});

describe('a mention', () => {
  const colleagues = [
    { client_user_id: 1, name: 'Jana Malá', is_here: true },
    { client_user_id: 2, name: 'Jana Malátová', is_here: true },
    { client_user_id: 3, name: 'Petr Starý', is_here: false },
  ];
  test('is sought behind the @ before the caret', () => {
    expect(soughtMention('Ahoj @jan', 9)).toEqual({ at: 5, word: 'jan' });
    expect(soughtMention('jan@example.cz', 9)).toBeNull();
    expect(soughtMention('Ahoj', 4)).toBeNull();
  });
  test('finds those who can sign in, by any of their names without diacritics', () => {
    expect(foundColleagues(colleagues, 'mala').map(({ client_user_id }) => client_user_id)).toEqual(
      [1, 2],
    );
    expect(foundColleagues(colleagues, 'pet')).toEqual([]);
  });
  test('is written whole, and the caret stands behind it', () =>
    expect(withMention('Ahoj @jan, co', 9, 'Jana Malá')).toEqual({
      text: 'Ahoj @Jana Malá , co',
      caret: 16,
    }));
  test('is of the longest name, and told apart in the text', () => {
    const text = '@Jana Malátová a @Petr Starý';
    expect(mentionedIds(text, colleagues)).toEqual([2, 3]);
    expect(mentionParts(text, [{ name: 'Jana Malátová' }])).toEqual([
      { at: 0, text: '@Jana Malátová', isMention: true },
      { at: 14, text: ' a @Petr Starý', isMention: false },
    ]);
  });
});

describe('a new task', () => {
  test('begins with what its address says', () => {
    const address = newTodoAddress(5, {
      title: 'Únik vody',
      due_on: '2026-03-05',
      relation_kind: 'warning',
      relation_id: 12,
    });
    const search = Object.fromEntries(
      [...new URL(address, 'http://x').searchParams].map(([name, value]) => {
        try {
          return [name, JSON.parse(value) as unknown];
        } catch {
          return [name, value];
        }
      }),
    );
    const at = readAt({}, search);
    expect([at.act, at.unit]).toEqual(['new', 5]);
    expect(firstValues(at)).toMatchObject({
      title: 'Únik vody',
      due_on: '2026-03-05',
      relation_kind: 'warning',
      relation_id: 12,
    });
  });
  test('that repeats by months never passes over a short one by itself', () => {
    expect(ruleOf('MONTHLY', '2026-01-31', null)).toMatchObject({ on: { day: -1 } });
    expect(ruleOf('YEARLY', '2028-02-29', null)).toMatchObject({ month: 2, day: -1 });
    expect(monthChoices('2026-01-31', { day: 31 }).map(({ text }) => text)).toEqual([
      '31. den',
      'poslední den měsíce',
      'poslední sobotu',
      'poslední den od pondělí do pátku',
    ]);
  });
  test('tells its next three days', () => {
    expect(nextThree('FREQ=MONTHLY;BYMONTHDAY=31', '2026-01-31')).toEqual([
      '2026-03-31',
      '2026-05-31',
      '2026-07-31',
    ]);
    expect(nextThree('FREQ=DAILY;COUNT=3', '2026-01-31')).toEqual(['2026-02-01', '2026-02-02']);
  });
});
