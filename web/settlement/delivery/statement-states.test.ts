import { expect, test } from 'vitest';
import { DELIVERED, statementState } from '#contract/settlement/words.ts';
import {
  filterChoices,
  isMailable,
  isOfFilter,
  isRecordable,
  measureOf,
  statementFilter,
} from './statement-states.ts';

const states = statementState.options;
const email = 'jan@example.cz';

test('the colour of a state and its filter agree on who has it', () => {
  for (const state of states) {
    const isUndelivered = isOfFilter('undelivered', { state, email });
    expect([state, isUndelivered]).toEqual([state, !DELIVERED.has(state)]);
    expect([state, measureOf(state).color === 'green']).toEqual([state, !isUndelivered]);
  }
});

test('who has an e-mail and was neither given nor sent anything may be mailed', () => {
  expect(states.filter((state) => isMailable({ state, email }))).toEqual(['made', 'refused']);
  expect(states.filter((state) => isMailable({ state, email: '' }))).toEqual([]);
});

test('delivery is recorded of what did not go by mail', () => {
  expect(states.filter((state) => isRecordable({ state }))).toEqual([
    'made',
    'refused',
    'handed',
    'posted',
    'data-box',
  ]);
});

test('filters that would leave nothing are not offered, but for the chosen one', () => {
  const rows = [
    { state: 'made', email: '' },
    { state: 'refused', email },
    { state: 'sent', email },
  ] as const;
  const told = filterChoices(rows, statementFilter('posted')).map(({ text, count }) => [
    text,
    count,
  ]);
  expect(told).toEqual([
    ['Vše', 3],
    ['Nedoručeno', 2],
    ['E-mail nedošel', 1],
    ['Nedoručeno, bez e-mailu', 1],
    ['E-mailem', 1],
    ['Posláno poštou', 0],
  ]);
  expect(statementFilter('flying')).toBe('all');
});
