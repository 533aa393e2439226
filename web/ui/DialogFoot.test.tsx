import { Modal } from '@mantine/core';
import { afterEach, expect, it, vi } from 'vitest';
import { one, press, rendered } from '#tests/web/rendered.tsx';
import { DialogFoot } from './DialogFoot.tsx';

let leave: () => void;
afterEach(() => leave());

/** A dialog over a page; tells what its main button does when it is pressed. */
function draw(isDisabled = false) {
  const onSave = vi.fn();
  ({ leave } = rendered(
    <>
      <input name="outside" />
      <Modal opened onClose={() => undefined} title="Dialog" withinPortal={false}>
        <input name="inside" />
        <form>
          <input name="in-form" />
        </form>
        <DialogFoot>
          <button type="button">Zrušit</button>
          <button type="button" disabled={isDisabled} onClick={onSave}>
            Uložit
          </button>
        </DialogFoot>
      </Modal>
    </>,
  ));
  return onSave;
}

const pressAt = (name: string, ctrlKey = true) =>
  press(one(`[name="${name}"]`), 'Enter', { ctrlKey });

it('Ctrl+Enter presses the main button from anywhere in the dialog', () => {
  const onSave = draw();
  pressAt('inside');
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('Ctrl+Enter presses it also when what had the keyboard is gone', () => {
  const onSave = draw();
  press(document.body, 'Enter', { ctrlKey: true });
  expect(onSave).toHaveBeenCalledTimes(1);
});

it('Enter alone, a form that saves itself, and what is outside press nothing', () => {
  const onSave = draw();
  pressAt('inside', false);
  pressAt('in-form');
  pressAt('outside');
  expect(onSave).not.toHaveBeenCalled();
});

it('a main button that is not ready is not pressed', () => {
  const onSave = draw(true);
  pressAt('inside');
  expect(onSave).not.toHaveBeenCalled();
});
