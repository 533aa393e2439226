import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';
import { APPEARANCE_KEY } from '#web/lib/storage-keys.ts';
import { createStore } from '#web/lib/store.ts';

/** How the portal looks on this device: colour scheme, large print, and height of the rows of tables. */
export interface Appearance {
  readonly color_scheme: MantineColorScheme;
  readonly large_print: boolean;
  readonly density: 'normal' | 'dense';
}

const plain: Appearance = { color_scheme: 'auto', large_print: false, density: 'normal' };

function isScheme(value: unknown): value is MantineColorScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}

function remembered(): Appearance {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return plain;
    const { color_scheme, large_print, density } = stored as Partial<Appearance>;
    return {
      color_scheme: isScheme(color_scheme) ? color_scheme : 'auto',
      large_print: large_print === true,
      density: density === 'dense' ? 'dense' : 'normal',
    };
  } catch {
    // A forbidden or spoilt storage only means that nothing is remembered.
    return plain;
  }
}

const appearance = createStore<Appearance>(remembered());

function show({ large_print, density }: Appearance): void {
  document.documentElement.toggleAttribute('data-large-print', large_print);
  document.documentElement.toggleAttribute('data-dense', density === 'dense');
}

function isSame(one: Appearance, other: Appearance): boolean {
  return (
    one.color_scheme === other.color_scheme &&
    one.large_print === other.large_print &&
    one.density === other.density
  );
}

/** Changes how the portal looks and remembers it on this device; what is left out stays. */
export function setAppearance(change: Partial<Appearance>): void {
  const present = appearance.get();
  const next = { ...present, ...change };
  // Mantine writes back what it was told; without this the two would tell each other for ever.
  if (isSame(next, present)) return;
  appearance.set(next);
  show(next);
  try {
    localStorage.setItem(APPEARANCE_KEY, JSON.stringify(next));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
}

/** Lets Mantine follow the same store. */
export function schemeManager(): MantineColorSchemeManager {
  let stop: (() => void) | undefined;
  return {
    get: () => appearance.get().color_scheme,
    set: (color_scheme) => setAppearance({ color_scheme }),
    subscribe: (onUpdate) => {
      show(appearance.get());
      stop = appearance.subscribe(() => onUpdate(appearance.get().color_scheme));
    },
    unsubscribe: () => stop?.(),
    clear: () => setAppearance({ color_scheme: 'auto' }),
  };
}
