// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '#web/ui/rendered.tsx';
import { createStore } from './store.ts';

test('tells its listeners of a change, and of nothing else', () => {
  const store = createStore(1);
  const heard = vi.fn<() => void>();
  const stop = store.subscribe(heard);
  store.set(2);
  store.set(2);
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
  store.set(3);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(store.get()).toBe(3);
});

test('draws a component again when the selected part changes', () => {
  const store = createStore({ name: 'Lipová', count: 1 });
  let drawings = 0;
  function Name() {
    drawings += 1;
    return <b>{store.use(({ name }) => name)}</b>;
  }
  const { host, leave } = rendered(<Name />);
  const before = drawings;
  act(() => store.set({ name: 'Lipová', count: 2 }));
  expect(drawings).toBe(before);
  act(() => store.set({ name: 'Javorka', count: 2 }));
  expect(host.querySelector('b')?.textContent).toBe('Javorka');
  leave();
});
