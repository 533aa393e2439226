import { Modal } from '@mantine/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSingleKeys } from '#web/lib/keys/single-keys.ts';
import { button, click, one, press, rendered } from '#tests/web/rendered.tsx';
import { DialogSteps } from './DialogSteps.tsx';
import type { Steps } from './StepLine.tsx';

let leave: () => void;
const previous = vi.fn();
const next = vi.fn();
const between: Steps = { at: 2, total: 3, previous, next };

beforeEach(() => {
  previous.mockReset();
  next.mockReset();
});
afterEach(() => {
  leave();
  setSingleKeys(true);
});

const dialogOf = (steps: Steps | undefined, isUnderAnother = false) => (
  <>
    <Modal opened onClose={() => undefined} title="Záznam" withinPortal={false}>
      <DialogSteps steps={steps} />
      <input name="typed" aria-label="Poznámka" />
      <button type="button" name="plain">
        Zavřít
      </button>
    </Modal>
    {isUnderAnother ? (
      <Modal opened onClose={() => undefined} title="Otázka" withinPortal={false}>
        <button type="button" name="over">
          Ano
        </button>
      </Modal>
    ) : null}
  </>
);

function draw(...of: Parameters<typeof dialogOf>) {
  const drawn = rendered(dialogOf(...of));
  ({ leave } = drawn);
  return drawn;
}

const taken = () => [previous.mock.calls.length, next.mock.calls.length];

test('buttons and the keys of rows lead to the neighbours', () => {
  draw(between);
  expect(one('[role="group"]').textContent).toMatch(/2\.\sz\s3/u);
  click(button('Předchozí záznam'));
  click(button('Další záznam'));
  press(one('[name="plain"]'), 'k');
  press(one('[name="plain"]'), 'j');
  expect(taken()).toEqual([2, 2]);
});

test('the keys work too when what had the keyboard is gone', () => {
  draw(between);
  press(document.body, 'j');
  expect(taken()).toEqual([0, 1]);
});

test('letters that are typed, keys with Ctrl, and keys of a dialog above lead nowhere', () => {
  draw(between, true);
  press(one('[name="typed"]'), 'j');
  press(one('[name="plain"]'), 'j', { ctrlKey: true });
  press(one('[name="over"]'), 'j');
  press(document.body, 'j');
  expect(taken()).toEqual([0, 0]);
});

test('who has put single keys off keeps the buttons only', () => {
  setSingleKeys(false);
  draw(between);
  press(one('[name="plain"]'), 'j');
  expect(taken()).toEqual([0, 0]);
  click(button('Další záznam'));
  expect(taken()).toEqual([0, 1]);
});

test('the keyboard stays on the button of the step, at the end of the list on the other one', () => {
  const { again } = draw(between);
  again(dialogOf({ ...between, at: 3, next: undefined, made: 'next' }));
  expect(document.activeElement).toBe(button('Předchozí záznam'));
  again(dialogOf({ ...between, at: 2, made: 'previous' }));
  expect(document.activeElement).toBe(button('Předchozí záznam'));
  again(dialogOf({ ...between, at: 1, previous: undefined, made: 'previous' }));
  expect(document.activeElement).toBe(button('Další záznam'));
});

test.each([
  ['of no list', undefined],
  ['alone in its list', { at: 1, total: 1, previous: undefined, next: undefined }],
])('a record %s has no neighbours to offer', (_name, steps) => {
  draw(steps);
  expect(document.querySelector('[role="group"]')).toBeNull();
});
