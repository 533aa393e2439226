import { expect, test } from 'vitest';
import type { Todo } from '#contract/todo/todos.ts';
import { relationAddress } from '#web/core/todo/todo-words.ts';
import { relationText } from './todo-columns.tsx';

const ofMessage = (over: Partial<Todo>) =>
  ({
    unit_id: 2,
    relation_kind: 'message',
    relation_id: 5,
    relation_within: null,
    relation_name: '',
    is_relation_gone: false,
    ...over,
  }) as Todo;

test('a message leads its own user to it, and nobody else', () => {
  expect(relationAddress(ofMessage({ relation_within: 5 }))).toBe('/messages?row=u5');
  expect(relationAddress(ofMessage({ relation_name: 'Zpráva jiného uživatele' }))).toBeUndefined();
});

test('a message that is gone is told so', () => {
  const gone = ofMessage({ is_relation_gone: true });
  expect(relationText(gone)).toBe('zpráva byla smazána');
  expect(relationAddress(gone)).toBeUndefined();
});
