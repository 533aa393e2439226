import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
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
  const drawn = vi.fn<(name: string) => void>();
  function Name() {
    const name = store.use((value) => value.name);
    drawn(name);
    return <b>{name}</b>;
  }
  const { host, leave } = rendered(<Name />);
  const before = drawn.mock.calls.length;
  act(() => store.set({ name: 'Lipová', count: 2 }));
  expect(drawn).toHaveBeenCalledTimes(before);
  act(() => store.set({ name: 'Javorka', count: 2 }));
  expect(host.querySelector('b')?.textContent).toBe('Javorka');
  leave();
});
