import { describe, expect, test } from 'vitest';
import type { Task } from '#contract/tasks.ts';
import {
  filterChoices,
  filterName,
  filteredMessages,
  messageRows,
  taskState,
} from './message-rows.ts';

const created = '2025-01-20T08:00:00.000Z';
const task = (change: Partial<Task> = {}): Task => ({
  task_id: 1,
  message: 'Import',
  kind: 'import-check',
  state: 'running',
  progress: 43,
  fault: '',
  unit_id: null,
  attempts: 1,
  next_try: '',
  cancel_asked: false,
  result_file: '',
  result_bytes: 0,
  created,
  finished: null,
  ...change,
});
const user = (id: number, confirmed = '') => ({
  client_user_message_id: id,
  message: `Zpráva ${id}`,
  link: '',
  created,
  confirmed,
});
const system = (id: number, hidden = '') => ({
  system_message_id: id,
  message: `Hlášení ${id}`,
  remember_user: true,
  show_update_stamp: false,
  message_priority: 99,
  red_alert: false,
  task_id: null,
  task_message: '',
  task_progress: null,
  is_active: true,
  created,
  updated: created,
  hidden,
});

describe('how a task stands', () => {
  test.each<[string, Partial<Task>]>([
    ['běží, 43 %', {}],
    ['ruší se', { cancel_asked: true }],
    ['čeká', { state: 'waiting', attempts: 0 }],
    [
      'čeká na 3. pokus z 5, 20.\u00a01.\u00a02025 09:00',
      { state: 'waiting', attempts: 2, next_try: created },
    ],
    ['dokončená', { state: 'done', cancel_asked: true }],
    ['selhala', { state: 'failed' }],
    ['zrušená', { state: 'cancelled', cancel_asked: true }],
  ])('is said as %s', (words, change) => {
    expect(taskState(task(change))).toBe(words);
  });
});

describe('the rows of the screen', () => {
  const rows = messageRows({
    user: [user(1), user(2, created)],
    system: [system(1), system(2, created)],
    tasks: [task(), task({ task_id: 2, state: 'done' })],
  });

  test('are of the three kinds, each with its own key and how it stands', () => {
    expect(rows?.map(({ key, state }) => [key, state])).toEqual([
      ['s1', 'zobrazená'],
      ['s2', 'odložená 20.\u00a01.\u00a02025 09:00'],
      ['u1', 'nepotvrzená'],
      ['u2', 'potvrzená 20.\u00a01.\u00a02025 09:00'],
      ['t1', 'běží, 43 %'],
      ['t2', 'dokončená'],
    ]);
  });

  test('are there only when all of them have come', () => {
    expect(messageRows({ user: [], system: undefined, tasks: [] })).toBeUndefined();
  });

  test('are chosen by kind and by what waits, with their counts', () => {
    expect(filterChoices(rows).map(({ name, count }) => [name, count])).toEqual([
      ['open', 3],
      ['unconfirmed', 1],
      ['working', 1],
      ['user', 2],
      ['system', 2],
      ['task', 2],
    ]);
    expect(filteredMessages(rows ?? [], filterName('open')).map(({ key }) => key)).toEqual([
      's1',
      'u1',
      't1',
    ]);
    expect(filterName('toString')).toBeUndefined();
  });
});
