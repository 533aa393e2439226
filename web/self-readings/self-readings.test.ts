import { expect, test } from 'vitest';
import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { keepState, keptState } from './kept.ts';
import { cardsPage } from './print-cards.ts';
import { isReady, queueFilters } from './queue-filters.ts';
import { typedState } from './typed-state.ts';
import { decimalsText, meterName, meterText, standingText, statesText, usedText } from './words.ts';

const sent = (told: Partial<SelfReading> = {}): SelfReading => ({
  self_reading_id: 1,
  pasport_id: 2,
  space_number: '12',
  measuring_place_id: 3,
  meter_id: 4,
  serial_number: '123456',
  kind: 'cold-water',
  location: 'koupelna',
  measured_unit: 'm3',
  decimals: 3,
  scale_month: null,
  read_on: '2026-12-31',
  state: 130.5,
  way: 'link',
  created: '2027-01-02T10:00:00Z',
  photo_ids: [],
  outcome: 'waiting',
  outcome_reason: '',
  user_name: '',
  decided: null,
  before: { read_on: '2025-12-31', state: 100 },
  fault: '',
  may_overflow: false,
  ...told,
});

test('the codes of spaces name the house, the days and each space, and nobody', () => {
  const url = 'https://kastelan.example.cz/odecty/K7PM-2XQD-94TR';
  const round = {
    name: 'Odečet 2026',
    building_name: 'Lipová 5',
    opens: '2026-12-28',
    closes: '2027-01-10',
  };
  const card = { pasport_id: 1, space_number: '12', code: 'K7PM-2XQD-94TR', url };
  const page = cardsPage(round, [card, { ...card, space_number: '13' }]);
  for (const text of ['Lipová 5', 'od 28. 12. 2026 do 10. 1. 2027', 'Prostor 12', card.code])
    expect(page.textContent).toContain(text);
  expect(page.textContent).toContain('https://kastelan.example.cz/odecty,');
  expect(page.querySelectorAll('svg path')).toHaveLength(2);
});

test('a state is told with what was used since the one before, and what speaks against it', () => {
  expect(meterText(sent())).toBe('SV · koupelna · 123456');
  expect(meterName(sent({ location: '' }))).toBe('Studená voda');
  expect(usedText(sent())).toBe('+30,5\u00A0m³');
  expect(usedText(sent({ state: 99 }))).toBe('\u22121\u00A0m³');
  expect(usedText(sent({ before: null }))).toBe('');
  // The state of the last day of its scale was followed by zero.
  const anew = { read_on: '2025-12-31', state: 900 };
  expect(usedText(sent({ before: anew, scale_month: 12, state: 40 }))).toBe('+40\u00A0m³');
  expect(standingText(sent())).toBe('v pořádku');
  expect(standingText(sent({ fault: 'Stav je nižší' }))).toBe('Stav je nižší');
  expect(standingText(sent({ outcome: 'refused', outcome_reason: 'nečitelné' }))).toBe(
    'odmítnuto: nečitelné',
  );
  expect([0, 1, 3, 5].map(decimalsText)).toEqual([
    'Bez čísel za čárkou',
    'Opište i 1 číslo za čárkou',
    'Opište i 3 čísla za čárkou',
    'Opište i 5 čísel za čárkou',
  ]);
  expect(statesText(5)).toBe('5\u00A0stavů');
});

test('what is faulty waits, and is not among what can be taken over at once', () => {
  const faulty = sent({ fault: 'Stav je nižší' });
  const names = Object.entries(queueFilters).filter(([, { has }]) => has(faulty));
  expect(names.map(([name]) => name)).toEqual(['waiting', 'doubtful']);
  expect([isReady(faulty), isReady(sent()), isReady(sent({ outcome: 'accepted' }))]).toEqual([
    false,
    true,
    false,
  ]);
});

test('a typed state is read as Czechs write it and judged by the counter', () => {
  const counter = { digits: 5, decimals: 3 };
  const days = { read_on: '2026-12-31', today: '2027-01-02' };
  expect(typedState('130,5', counter, days)).toEqual({ state: 130.5 });
  expect(typedState(' ', counter, days)).toEqual({ fault: 'Opište stav z číselníku' });
  expect(typedState('abc', counter, days)).toEqual({ fault: 'Zadejte číselnou hodnotu' });
  expect(typedState('1,2345', counter, days)).toEqual({
    fault: 'Číselník má nejvýše 3 desetinná místa',
  });
  expect(typedState('123456', counter, days)).toEqual({
    fault: 'Číselník má před čárkou nejvýše 5 číslic',
  });
});

test('what was typed stays on the device until it is sent', () => {
  keepState(4, { text: '130,5', day: '2026-12-31' });
  expect(keptState(4)).toEqual({ text: '130,5', day: '2026-12-31' });
  keepState(4, { text: ' ', day: '2026-12-31' });
  expect(keptState(4)).toBeUndefined();
  localStorage.setItem('kastelan.self-readings.4', '{"text":1}');
  expect(keptState(4)).toBeUndefined();
  localStorage.setItem('kastelan.self-readings.4', 'null{');
  expect(keptState(4)).toBeUndefined();
  keepState(4, null);
});
