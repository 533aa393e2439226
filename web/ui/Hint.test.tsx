import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, one, press, rendered } from '#tests/web/rendered.tsx';
import { Hint } from './Hint.tsx';

let leave: () => void;
const hint = () => document.querySelector('[role="tooltip"]');
const said = () => hint()?.textContent;
const move = (type: 'pointerover' | 'pointerout', to: Element = button('Domy')) =>
  act(() => void to.dispatchEvent(new PointerEvent(type, { bubbles: true })));
const rest = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function draw(label: string): void {
  ({ leave } = rendered(
    <Hint label={label}>
      <button type="button">Domy</button>
    </Hint>,
  ));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

describe('a hint', () => {
  test('comes when the pointer rests on its element, and goes with it', () => {
    draw('Domy a vchody');
    move('pointerover');
    rest(349);
    expect(hint()).toBeNull();
    rest(1);
    expect(said()).toBe('Domy a vchody');
    expect(button('Domy').getAttribute('aria-describedby')).toBe(hint()?.id);
    move('pointerout');
    expect(hint()).toBeNull();
    expect(button('Domy').hasAttribute('aria-describedby')).toBe(false);
  });

  test('stands beyond the edge of its row, so that it covers no button beside its element', () => {
    ({ leave } = rendered(
      <div data-hint-edge>
        <Hint label="Domy a vchody">
          <button type="button">Domy</button>
        </Hint>
        <button type="button">Rozbalit</button>
      </div>,
    ));
    const wide = (element: Element, right: number) =>
      vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, right, 20));
    wide(button('Domy'), 80);
    wide(one('[data-hint-edge]'), 120);
    move('pointerover');
    rest(350);
    expect(one('[role="tooltip"]').style.left).toBe('120px');
  });

  test('does not come to a pointer that only passed by', () => {
    draw('Domy a vchody');
    move('pointerover');
    rest(200);
    move('pointerout');
    rest(1000);
    expect(hint()).toBeNull();
  });

  test('comes at once to the keyboard; Esc puts away the hint and nothing behind it', () => {
    draw('Domy a vchody');
    const behind = vi.fn<() => void>();
    document.addEventListener('keydown', behind);
    vi.spyOn(button('Domy'), 'matches').mockReturnValue(true);
    act(() => button('Domy').focus());
    expect(said()).toBe('Domy a vchody');
    press(button('Domy'), 'Escape');
    expect(hint()).toBeNull();
    expect(behind).not.toHaveBeenCalled();
    press(button('Domy'), 'Escape');
    expect(behind).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', behind);
  });

  test('goes when the element is pressed or the page is scrolled', () => {
    draw('Domy a vchody');
    const show = () => {
      move('pointerover');
      rest(350);
      expect(hint()).not.toBeNull();
    };
    show();
    act(
      () => void button('Domy').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
    );
    expect(hint()).toBeNull();
    move('pointerout');
    show();
    act(() => void document.dispatchEvent(new Event('scroll')));
    expect(hint()).toBeNull();
  });

  test('of no words is none', () => {
    draw('');
    move('pointerover');
    rest(1000);
    expect(hint()).toBeNull();
  });
});
