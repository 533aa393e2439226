import { afterEach, expect, test } from 'vitest';
import { rendered } from '#tests/web/rendered.tsx';
import { StatCard } from './StatCard.tsx';

let leave: () => void;
afterEach(() => leave());

const notes = () =>
  [...document.querySelectorAll('p')].slice(1).map((one) => ({
    text: one.textContent,
    isRead: one.getAttribute('aria-hidden') !== 'true',
  }));

test('a card keeps a place for its note while it loads, and nobody reads it there', () => {
  const card = { label: 'S vadou', icon: 'alert', usualNote: 'všechny lze předat' };
  ({ leave } = rendered(<StatCard {...card} value={null} loading />));
  expect(notes()).toEqual([{ text: 'všechny lze předat', isRead: false }]);
  leave();
  ({ leave } = rendered(<StatCard {...card} value="3" note="nelze předat" />));
  expect(notes()).toEqual([{ text: 'nelze předat', isRead: true }]);
});

test('a figure that did not come says so, one that is on its way does not', () => {
  const card = { label: 'Byty', icon: 'home', value: null };
  ({ leave } = rendered(<StatCard {...card} loading />));
  expect(notes()).toEqual([]);
  leave();
  ({ leave } = rendered(<StatCard {...card} />));
  expect(notes()).toEqual([{ text: 'údaj se nepodařilo načíst', isRead: true }]);
});

test('a card keeps the lines that its note may take, while it loads and when it is short', () => {
  const card = { label: 'Příští termín', icon: 'calendar', noteLines: 2 };
  const kept = () => document.querySelectorAll('p')[1]?.style.minHeight;
  ({ leave } = rendered(<StatCard {...card} value={null} loading />));
  expect(kept()).toBe('2lh');
  leave();
  ({ leave } = rendered(<StatCard {...card} value="24. 12. 2026" note="za 25 dnů" />));
  expect(notes()).toEqual([{ text: 'za 25 dnů', isRead: true }]);
  expect(kept()).toBe('2lh');
});
