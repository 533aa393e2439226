import { beforeEach, describe, expect, test } from 'vitest';
import type { RoundAnswer } from '#contract/metering/reading-round.ts';
import { identity } from '#web/lib/identity.ts';
import { READINGS_PREFIX } from '#web/lib/storage-keys.ts';
import {
  asSent,
  dropLine,
  dueLine,
  followStorage,
  openOutbox,
  outLines,
  overwrite,
  putOff,
  settle,
  takeDue,
  typeLine,
  type OutLine,
} from './outbox.ts';

const UNIT = 3;
const at = { house: 7, day: '2026-01-15', meter_id: 11 };
const typing = { ...at, reading_kind: 'current' as const, seen: null };

const person = (user_identity: string) =>
  identity.set({ token: 't', user_identity, client_id: 1, is_sys_admin: false });

const only = (): OutLine | undefined => [...outLines().values()][0];

const reading = (state: number | null, version = 1) => ({
  meter_reading_id: 5,
  state,
  status: 'ok' as const,
  overflowed: false,
  reading_kind: 'current' as const,
  source: 'entry' as const,
  estimate_method: '',
  note: '',
  photo_count: 0,
  version,
  written_by: 'Jana Nová',
});

const answered = (
  outcome: RoundAnswer['outcome'],
  more: Partial<RoundAnswer> = {},
): RoundAnswer => ({
  meter_id: at.meter_id,
  read_on: at.day,
  outcome,
  reading: null,
  field: '',
  message: '',
  offers: [],
  ...more,
});

/** Sends what is due; the line as it went. */
function sent(): OutLine {
  const [line] = takeDue(10);
  if (line === undefined) throw new Error('Nothing is due.');
  return line;
}

beforeEach(() => {
  localStorage.clear();
  person('jana@example.cz');
  openOutbox(UNIT);
});

describe('a note', () => {
  test('is kept and sent with its line, and what is typed behind it leaves it', () => {
    typeLine(typing, { note: 'za dřezem' });
    typeLine(typing, { text: '12' });
    openOutbox(UNIT);
    expect(only()).toMatchObject({ text: '12', note: 'za dřezem' });
    expect(asSent(only() as OutLine)).toMatchObject({ state: 12, note: 'za dřezem' });
  });

  test('that nobody has touched is not spoken of, so that of the reading stays', () => {
    typeLine({ ...typing, seen: 1 }, { text: '13' });
    expect(asSent(only() as OutLine)).not.toHaveProperty('note');
    typeLine({ ...typing, seen: 1 }, { note: ' ' });
    expect(asSent(only() as OutLine)).toMatchObject({ state: 13, note: '' });
  });

  test('is no part of a line that was kept before there were notes', () => {
    typeLine(typing, { text: '12' });
    const key = Object.keys(localStorage).find((one) => one.startsWith(READINGS_PREFIX)) ?? '';
    const { note: _none, ...old } = JSON.parse(localStorage.getItem(key) ?? '{}') as OutLine;
    localStorage.setItem(key, JSON.stringify(old));
    openOutbox(UNIT);
    expect(only()).toMatchObject({ text: '12', note: null });
  });
});

describe('what is typed', () => {
  test('is kept on the device with each key, and taken up again as it was', () => {
    typeLine(typing, { text: '12' });
    typeLine(typing, { text: '123' });
    openOutbox(UNIT);
    expect(only()).toMatchObject({ text: '123', phase: 'draft' });
    dueLine(at);
    openOutbox(UNIT);
    expect(only()).toMatchObject({ text: '123', phase: 'due' });
  });

  test('is not sent before the person goes on', () => {
    typeLine(typing, { text: '12' });
    expect(takeDue(10)).toEqual([]);
  });

  test('is neither of another unit nor of another person at the same device', () => {
    typeLine(typing, { text: '12' });
    openOutbox(UNIT + 1);
    expect(only()).toBeUndefined();
    person('petr@example.cz');
    openOutbox(UNIT);
    expect(only()).toBeUndefined();
    person('jana@example.cz');
    openOutbox(UNIT);
    expect(only()?.text).toBe('12');
  });

  test('goes as a number, and without one where nobody got in', () => {
    typeLine({ ...typing, reading_kind: 'billing' }, { text: '12,5' });
    expect(only() && asSent(only() as OutLine)).toMatchObject({
      state: 12.5,
      reading_kind: 'billing',
      version: null,
    });
    typeLine({ ...typing, reading_kind: 'billing' }, { text: '', status: 'no-access' });
    expect(only() && asSent(only() as OutLine)).toMatchObject({
      state: null,
      status: 'no-access',
      reading_kind: 'current',
    });
  });

  test('does not end with a spoilt storage', () => {
    typeLine(typing, { text: '12' });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, '{"text":');
    openOutbox(UNIT);
    expect(only()).toBeUndefined();
  });
});

describe('a line that was sent', () => {
  beforeEach(() => {
    typeLine(typing, { text: '12' });
    dueLine(at);
  });

  test('leaves the device once the server has it', () => {
    settle(sent(), answered('accepted', { reading: reading(12) }));
    expect(only()).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('waits without an answer, and is sent again', () => {
    putOff([sent()]);
    expect(only()?.phase).toBe('waiting');
    expect(sent().text).toBe('12');
  });

  test('and typed anew meanwhile corrects what was accepted', () => {
    const line = sent();
    typeLine(typing, { text: '13' });
    settle(line, answered('accepted', { reading: reading(12, 4) }));
    expect(only()).toMatchObject({ text: '13', phase: 'draft', seen: 4 });
  });

  test('and refused stays with the reason until it is typed anew', () => {
    settle(sent(), answered('refused', { field: 'state', message: 'Stav je nižší' }));
    expect(only()).toMatchObject({ phase: 'refused', answer: { message: 'Stav je nižší' } });
    expect(takeDue(10)).toEqual([]);
    typeLine(typing, { text: '120' });
    expect(only()).toMatchObject({ phase: 'draft', answer: undefined });
  });

  test('that met another one waits for the person, who may write over it', () => {
    const met = answered('conflict', { reading: reading(15, 2) });
    settle(sent(), met);
    expect(only()?.phase).toBe('conflict');
    overwrite(at, met);
    expect(sent()).toMatchObject({ text: '12', seen: 2 });
  });

  test('whose answer was lost does not meet itself, however often it was typed anew', () => {
    putOff([sent()]);
    typeLine(typing, { text: '13' });
    dueLine(at);
    putOff([sent()]);
    typeLine(typing, { text: '14' });
    dueLine(at);
    settle(sent(), answered('conflict', { reading: reading(12, 3) }));
    expect(only()).toMatchObject({ text: '14', phase: 'due', seen: 3 });
  });

  test('whose answer was lost does not meet itself after the page was opened again', () => {
    putOff([sent()]);
    typeLine(typing, { text: '13' });
    openOutbox(UNIT);
    dueLine(at);
    settle(sent(), answered('conflict', { reading: reading(12, 3) }));
    expect(only()).toMatchObject({ text: '13', phase: 'due', seen: 3 });
  });

  test('and forgotten meanwhile does not come back', () => {
    const line = sent();
    dropLine(at);
    settle(line, answered('refused', { message: 'Ne' }));
    expect(only()).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('follow what the other one keeps and what the server accepted there', () => {
    typeLine(typing, { text: '12' });
    const [key = ''] = Object.keys(localStorage);
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('"12"', '"15"'));
    expect(followStorage(key)).toBe(false);
    expect(only()?.text).toBe('15');
    localStorage.removeItem(key);
    expect(followStorage(key)).toBe(true);
    expect(only()).toBeUndefined();
  });

  test('take no notice of anything else that is stored', () => {
    typeLine(typing, { text: '12' });
    expect(followStorage('kastelan.session')).toBe(false);
    expect(followStorage(null)).toBe(false);
    expect(only()?.text).toBe('12');
  });
});
