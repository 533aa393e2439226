import { useSyncExternalStore } from 'react';

/** A small shared state outside React: one value, told to all who listen. */
export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** The value inside a component; a selector must return the same reference for the same state. */
  readonly use: { (): T; <S>(selector: (value: T) => S): S };
}

/**
 * Makes a store with its first value; setting an identical value tells nobody. A page that the build has drawn
 * is taken over with the value it was drawn with, and only then shows the present one.
 */
export function createStore<T>(initial: T, drawn: T = initial): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  function set(next: T): void {
    if (Object.is(next, value)) return;
    value = next;
    for (const listener of listeners) listener();
  }
  function use<S>(selector?: (value: T) => S): T | S {
    const of = (state: T) => (selector ? selector(state) : state);
    return useSyncExternalStore<T | S>(
      subscribe,
      () => of(value),
      () => of(drawn),
    );
  }
  return { get, set, subscribe, use };
}
