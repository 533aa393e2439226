import { expect, test } from 'vitest';
import { worded } from './history-words.ts';

test('history says types, ways of contact and states in words, and no ids', () => {
  const change = (field: string, old_value: string, new_value: string) => ({
    field,
    old_value,
    new_value,
  });
  const entry = {
    audit_id: 1,
    at: '2026-01-02T08:15:00.000Z',
    user_name: 'Tomáš',
    user_identity: 'spravce@example.cz',
    action: 'update' as const,
    changes: [
      change('address_type', 'person', 'supplier'),
      change('contact_preference', 'post', 'data_box'),
      change('state', '', 'rejected'),
      change('phone', '', '601 234 567'),
      change('city_id', '1', '2'),
      change('full_name', 'Nová', 'Stará'),
    ],
  };
  expect(worded([entry])).toEqual([
    {
      ...entry,
      changes: [
        change('address_type', 'fyzická osoba', 'dodavatel'),
        change('contact_preference', 'pošta', 'datová schránka'),
        change('state', '', 'zamítnuto'),
        change('phone', '', '601 234 567'),
      ],
    },
  ]);
});
