import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { button, oneOf, rendered } from '#tests/web/rendered.tsx';
import { PasswordBox } from './PasswordBox.tsx';

let leave: () => void;
const box = () => oneOf(HTMLInputElement, 'input[name="password"]');
// The library's button answers the mouse before it is released.
const pressed = (name: string) =>
  act(() => void button(name).dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));

beforeEach(() => {
  ({ leave } = rendered(<PasswordBox label="Heslo" name="password" />));
});
afterEach(() => leave());

test('its button says in Czech what it is going to do, and nothing of it is pressed', () => {
  expect(box().type).toBe('password');
  expect(button('Zobrazit heslo').hasAttribute('aria-pressed')).toBe(false);
  pressed('Zobrazit heslo');
  expect(box().type).toBe('text');
  expect(button('Skrýt heslo').hasAttribute('aria-pressed')).toBe(false);
  pressed('Skrýt heslo');
  expect(box().type).toBe('password');
  expect(document.body.innerHTML).not.toContain('Toggle password');
});
