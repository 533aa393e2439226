import { expect, it } from 'vitest';
import { worded } from '#web/ui/history-words.ts';
import { costKind, costTexts } from './cost-kind.tsx';

const entry = (changes: { field: string; old_value: string; new_value: string }[]) => ({
  audit_id: 1,
  at: '2026-01-01T00:00:00Z',
  user_name: 'Tomáš Vzorný',
  user_identity: 'spravce@example.cz',
  action: 'update' as const,
  changes,
});

it('the history of a cost says money in crowns and codes in words, and keeps what is empty empty', () => {
  const changes = [
    { field: 'monthly_advance', old_value: '12550', new_value: '13000' },
    { field: 'allocation', old_value: 'fixed', new_value: 'persons' },
    { field: 'last_period_cost', old_value: '', new_value: '0' },
  ];
  const [told] = worded([entry(changes)], costKind.labels, costTexts);
  expect(told?.changes.map(({ old_value, new_value }) => [old_value, new_value])).toEqual([
    ['125,50\u00a0Kč', '130,00\u00a0Kč'],
    ['pevná částka', 'počet osob'],
    ['', '0,00\u00a0Kč'],
  ]);
});
