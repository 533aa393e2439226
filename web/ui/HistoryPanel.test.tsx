import { afterEach, describe, expect, test } from 'vitest';
import type { HistoryEntry } from '#contract/history.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { one, rendered } from '#tests/web/rendered.tsx';

const entry: HistoryEntry = {
  audit_id: 7,
  at: '2026-11-20T13:35:00.000Z',
  user_name: 'Jana Nováková',
  user_identity: 'jana@example.cz',
  action: 'update',
  changes: [{ field: 'street', old_value: '', new_value: 'Dlouhá 12' }],
};
let leave: () => void;
afterEach(() => leave());

describe('history', () => {
  test('says who, when, and the old and the new value under the name of the field', () => {
    ({ leave } = rendered(<HistoryPanel entries={[entry]} labels={{ street: 'Ulice' }} />));
    expect(one('time').textContent).toBe('20.\u00a011.\u00a02026 14:35');
    expect(one('strong').textContent).toBe('Jana Nováková');
    expect(one('dt').textContent).toBe('Ulice');
    expect(one('del').textContent).toBe('prázdné');
    expect(one('ins').textContent).toBe('Dlouhá 12');
  });

  test('tells flags, days and moments as people do, in the order of the labels', () => {
    const changes = [
      { field: 'at', old_value: '', new_value: '2026-05-05T08:30:00+00:00' },
      { field: 'on', old_value: '', new_value: '2028-01-15' },
      { field: 'active', old_value: '', new_value: 'true' },
    ];
    const labels = { active: 'Aktivní', on: 'Platnost', at: 'Souhlas' };
    ({ leave } = rendered(
      <HistoryPanel entries={[{ ...entry, action: 'insert', changes }]} labels={labels} />,
    ));
    const lines = [...document.querySelectorAll('dl > div')].map((line) => line.textContent);
    expect(lines).toEqual([
      'Aktivníano',
      'Platnost15.\u00a01.\u00a02028',
      'Souhlas5.\u00a05.\u00a02026 10:30',
    ]);
  });

  test('tells a change that takes another one back from one that somebody wrote', () => {
    ({ leave } = rendered(
      <HistoryPanel entries={[{ ...entry, is_undo: true }, entry]} labels={{}} />,
    ));
    const heads = [...document.querySelectorAll('li > p > span')].map((head) => head.textContent);
    expect(heads).toEqual(['Vzetí změny zpět', 'Změna']);
  });

  test('says so when nobody has changed the record', () => {
    ({ leave } = rendered(<HistoryPanel entries={[]} labels={{}} />));
    expect(document.body.textContent).toContain('Záznam zatím nikdo nezměnil');
  });

  test('is busy while it loads', () => {
    ({ leave } = rendered(<HistoryPanel entries={undefined} labels={{}} />));
    expect(one('section').getAttribute('aria-busy')).toBe('true');
  });
});
