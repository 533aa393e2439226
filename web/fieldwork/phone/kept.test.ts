import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { crewJob } from '#tests/crew-jobs.ts';
import { identity } from '#web/lib/identity.ts';
import { clearStorages } from '#web/session/stored.ts';
import { hasDraft, keepDraft, openDraft } from './draft.ts';
import { keepDay, readKeptDay } from './kept-days.ts';
import { deviceStore, isUnkept } from './kept-results.ts';
import { resultOf } from './told.ts';

const person = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });
const NOW = new Date('2026-12-01T08:00:00Z');
const job = crewJob();
const day = { crew_id: 9, crew_name: 'Četa A', day: '2026-12-01', values: [job] };
const result = resultOf(job, openDraft(job, 'done'), 1, NOW);

beforeEach(() => {
  localStorage.clear();
  person('jana@example.cz');
});
afterEach(() => {
  vi.unstubAllGlobals();
  deviceStore.drop(result);
  identity.set(null);
});

describe('on the device', () => {
  test('a day is kept for who has read it, with the moment', () => {
    keepDay(day, '2026-12-01', NOW);
    expect(readKeptDay(9, '2026-12-01')).toEqual({ at: NOW.toISOString(), day });
    expect(readKeptDay(8, '2026-12-01')).toBeUndefined();
    person('petr@example.cz');
    expect(readKeptDay(9, '2026-12-01')).toBeUndefined();
  });

  test('days that have passed go, and those of another person too', () => {
    keepDay({ ...day, day: '2026-11-30' }, '2026-11-30', NOW);
    keepDay(day, '2026-12-01', NOW);
    expect(readKeptDay(9, '2026-11-30')).toBeUndefined();
    person('petr@example.cz');
    keepDay({ ...day, crew_id: 2 }, '2026-12-01', NOW);
    person('jana@example.cz');
    expect(readKeptDay(9, '2026-12-01')).toBeUndefined();
  });

  test('signing out forgets days, which name people, and leaves what was told and written', () => {
    keepDay(day, '2026-12-01', NOW);
    keepDraft(job.visit_id, openDraft(job, 'done'));
    deviceStore.put(result);
    clearStorages();
    expect(readKeptDay(9, '2026-12-01')).toBeUndefined();
    expect(deviceStore.all()).toEqual([result]);
    expect(hasDraft(job.visit_id)).toBe(true);
  });

  test('another person neither sees nor sends what was told', () => {
    deviceStore.put(result);
    person('petr@example.cz');
    expect(deviceStore.all()).toEqual([]);
  });

  test('what is no result is left alone', () => {
    deviceStore.put(result);
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(`${key}-x`, '{"spoilt"');
    expect(deviceStore.all()).toEqual([result]);
  });

  test('a full device holds a result as long as the page, and says so', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      getItem: () => null,
      removeItem: () => undefined,
    });
    deviceStore.put(result);
    expect(deviceStore.all()).toEqual([result]);
    expect(isUnkept(result)).toBe(true);
  });
});
