import { MantineProvider } from '@mantine/core';
import { act } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined;
}

/** Draws a component for a test, without motion and portals; `again` draws it with other properties. */
export function rendered(content: ReactNode) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const draw = (next: ReactNode) =>
    act(() => root.render(<MantineProvider env="test">{next}</MantineProvider>));
  draw(content);
  const leave = () => {
    act(() => root.unmount());
    host.remove();
  };
  return { host, again: draw, leave };
}

/** The first element of the selector; throws when there is none. */
export function one(selector: string, within: ParentNode = document): HTMLElement {
  return oneOf(HTMLElement, selector, within);
}

/** The first element of the selector, of the kind the test counts on. */
export function oneOf<E extends HTMLElement>(
  kind: new () => E,
  selector: string,
  within: ParentNode = document,
): E {
  const found = within.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML}`);
}

/** The button of this text or name. */
export function button(name: string, within: ParentNode = document): HTMLButtonElement {
  const buttons = [...within.querySelectorAll('button')];
  const found = buttons.find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
  );
  if (found === undefined) throw new Error(`No button ${name} in ${document.body.innerHTML}`);
  return found;
}

export function click(element: HTMLElement): void {
  act(() => element.click());
}

export function press(element: Element, key: string, init: KeyboardEventInit = {}): void {
  act(
    () =>
      void element.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
      ),
  );
}

/** Types a text into a box in place of what it holds. */
export function type(box: HTMLInputElement, text: string): void {
  // React overrides the value of the element itself, so the text goes in under it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => {
    own?.set?.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Lets everything that waits for an answer go on. */
export async function settled(): Promise<void> {
  await act(async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
}
