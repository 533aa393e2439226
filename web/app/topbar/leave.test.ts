import { afterEach, expect, test } from 'vitest';
import { identity } from '#web/lib/identity.ts';
import { ownKey } from '#web/lib/own-key.ts';
import {
  CREW_DRAFTS_PREFIX,
  CREW_RESULTS_PREFIX,
  READING_PHOTOS_PREFIX,
  READINGS_PREFIX,
} from '#web/lib/storage-keys.ts';
import { asked } from '#web/notices/confirm.ts';
import { leave } from './leave.ts';

const person = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });

afterEach(() => {
  asked.get()?.answer(false);
  localStorage.clear();
  identity.set(null);
});

test('who has readings that were not sent is asked before signing out', () => {
  person('jana@example.cz');
  localStorage.setItem(`${ownKey(READINGS_PREFIX)}3.7.2026-01-15.11`, '{}');
  void leave();
  expect(asked.get()?.title).toBe('Odhlásit se s neodeslanými odečty?');
});

test('nobody is asked for readings of another person at the device', () => {
  person('petr@example.cz');
  localStorage.setItem(`${ownKey(READINGS_PREFIX)}3.7.2026-01-15.11`, '{}');
  person('jana@example.cz');
  void leave();
  expect(asked.get()).toBeNull();
});

test('who has only a photo that was not sent is asked too', () => {
  person('jana@example.cz');
  localStorage.setItem(`${ownKey(READING_PHOTOS_PREFIX)}3.7.2026-01-15.11`, '{}');
  void leave();
  expect(asked.get()?.title).toBe('Odhlásit se s neodeslanými odečty?');
});

test.each([CREW_RESULTS_PREFIX, CREW_DRAFTS_PREFIX])(
  'who has results of visits under %s that were not sent is asked too',
  (prefix) => {
    person('jana@example.cz');
    localStorage.setItem(`${ownKey(prefix)}7`, '{}');
    void leave();
    expect(asked.get()?.title).toBe('Odhlásit se s neodeslanými výsledky návštěv?');
  },
);
