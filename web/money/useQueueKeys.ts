import { useEffect, useRef } from 'react';
import { keepsKeys, keyOf } from '#web/lib/keys/pressed-key.ts';
import { areSingleKeysOn } from '#web/lib/keys/single-keys.ts';

/** What a key does in the queue, by its name; Enter is the button that has the focus. */
export type QueueKeys = Readonly<Record<string, (() => void) | undefined>>;

/** Single keys of the queue, before those of the portal; not where one types, nor over a dialog. */
export function useQueueKeys(keys: QueueKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.defaultPrevented ? undefined : keyOf(event);
      if (key === undefined || keepsKeys(event.target) || !areSingleKeysOn()) return;
      const run = current.current[key];
      if (run === undefined) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, []);
}
