import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { button, click, one, oneOf, rendered } from '#tests/web/rendered.tsx';
import { confirm } from './confirm.ts';
import { ConfirmHost } from './ConfirmHost.tsx';

const question = {
  title: 'Odstranit přiřazený importní token?',
  confirmLabel: 'Odstranit',
  danger: true,
};
let leave: () => void;
beforeEach(() => void ({ leave } = rendered(<ConfirmHost />)));
afterEach(() => leave());

// `act` would wait for the answer, so it gets only what the question has made.
function asking(): { answer: Promise<boolean> } {
  const kept: { answer: Promise<boolean> }[] = [];
  act(() => void kept.push({ answer: confirm(question) }));
  return kept[0] as { answer: Promise<boolean> };
}

describe('a question before a step that cannot be undone', () => {
  test('stands in a named dialog with the focus on the confirming button', () => {
    asking();
    const dialog = oneOf(HTMLDialogElement, 'dialog');
    expect(dialog.open).toBe(true);
    expect(one(`[id="${dialog.getAttribute('aria-labelledby')}"]`).textContent).toBe(
      question.title,
    );
    expect(document.activeElement).toBe(button('Odstranit'));
  });

  test('is confirmed by Enter, which submits its form', async () => {
    const { answer } = asking();
    act(() => oneOf(HTMLFormElement, 'dialog form').requestSubmit());
    await expect(answer).resolves.toBe(true);
    expect(document.querySelector('dialog')).toBeNull();
  });

  test('is refused by the other button', async () => {
    const { answer } = asking();
    click(button('Zrušit'));
    await expect(answer).resolves.toBe(false);
  });

  test('is refused by Esc', async () => {
    const { answer } = asking();
    act(() => void one('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));
    await expect(answer).resolves.toBe(false);
  });

  test('counts as refused when another question comes', async () => {
    const { answer: first } = asking();
    const { answer: second } = asking();
    await expect(first).resolves.toBe(false);
    click(button('Odstranit'));
    await expect(second).resolves.toBe(true);
  });
});
