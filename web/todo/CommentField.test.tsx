import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { listColleagues } from '#contract/todo/todos.ts';
import { keyOf, queryClient } from '#web/lib/query.ts';
import { button, click, oneOf } from '#tests/web/rendered.tsx';
import { drawn } from '#tests/web/screen.tsx';
import { CommentField } from './CommentField.tsx';

let leave: () => void = () => undefined;
afterEach(() => {
  leave();
  queryClient.clear();
});

const field = () => oneOf(HTMLTextAreaElement, 'textarea:not([aria-hidden])');

/** Puts the text into the field as keys do. */
function write(text: string, caret = text.length): void {
  const own = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  act(() => {
    own?.set?.call(field(), text);
    field().setSelectionRange(caret, caret);
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

test('what is typed right after a colleague was chosen comes behind his name', () => {
  const values = [{ client_user_id: 5, name: 'Jitka Příkladná', is_here: true }];
  queryClient.setQueryData(keyOf(listColleagues), { values });
  ({ leave } = drawn(<CommentField label="Komentář" saveLabel="Přidat" onSave={vi.fn()} />));
  write('Prosím @Jit');
  click(button('Jitka Příkladná'));
  const text = 'Prosím @Jitka Příkladná ';
  expect(field().value).toBe(text);
  expect(document.activeElement).toBe(field());
  expect([field().selectionStart, field().selectionEnd]).toEqual([text.length, text.length]);
});

test('a name chosen in the middle leaves the caret behind it, and the rest where it was', () => {
  const values = [{ client_user_id: 5, name: 'Jitka Příkladná', is_here: true }];
  queryClient.setQueryData(keyOf(listColleagues), { values });
  ({ leave } = drawn(<CommentField label="Komentář" saveLabel="Přidat" onSave={vi.fn()} />));
  write('Prosím @Jit, děkuji', 'Prosím @Jit'.length);
  click(button('Jitka Příkladná'));
  expect(field().value).toBe('Prosím @Jitka Příkladná , děkuji');
  expect(field().selectionStart).toBe('Prosím @Jitka Příkladná '.length);
});
