import { describe, expect, it } from 'vitest';
import { nameAmong, worded } from './history-words.ts';

const entry = (changes: { field: string; old_value: string; new_value: string }[]) => ({
  audit_id: 1,
  at: '2026-01-01T00:00:00Z',
  user_name: 'Tomáš Vzorný',
  user_identity: 'spravce@example.cz',
  action: 'update' as const,
  changes,
});

describe('the history of a record', () => {
  it('says names in place of ids, and leaves out what no form shows', () => {
    const changes = [
      { field: 'pasport_type_id', old_value: '1', new_value: '2' },
      { field: 'unit_id', old_value: '', new_value: '3' },
    ];
    const labels = { pasport_type_id: 'Typ' };
    const texts = { pasport_type_id: nameAmong([{ id: 1, name: 'Byt' }]) };
    expect(worded([entry(changes)], labels, texts)[0]?.changes).toEqual([
      { field: 'pasport_type_id', old_value: 'Byt', new_value: 'č. 2' },
    ]);
  });
});
