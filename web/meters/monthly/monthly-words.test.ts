import { describe, expect, it } from 'vitest';
import type { MonthRecipient } from '#contract/metering/month-infos.ts';
import { choiceText, dataText, standingOf } from './monthly-words.ts';

describe('a recipient', () => {
  const one: MonthRecipient = {
    pasport_id: 1,
    space_number: '1',
    address_id: 2,
    full_name: 'Nová Eva',
    email: 'eva@example.cz',
    chosen: '2026-01-05T10:00:00.000Z',
    chosen_by: '',
    withdrawn: '',
    withdrawn_way: null,
    kinds: ['heat', 'hot-water'],
    missing: [],
    estimated: [],
    info: null,
  };

  it('stands by what was sent to him, else by what would be', () => {
    const info = {
      monthly_info_id: 1,
      recipient: one.email,
      state: 'refused' as const,
      fault: '550',
      created: one.chosen,
      settled: '',
      opened: '',
      revoked: '',
      expires: '2027-01-01',
    };
    const text = (more: Partial<MonthRecipient>) => standingOf({ ...one, ...more }).text;
    expect(text({})).toBe('Dostane');
    expect(text({ chosen: '' })).toBe('Nezvolil e-mail');
    expect(text({ info })).toBe('Odmítnuto');
    expect(text({ info: { ...info, state: 'sent' } })).toBe('Odesláno');
    expect(text({ info: { ...info, state: 'sent', opened: one.chosen } })).toBe('Otevřeno');
    expect(text({ info: { ...info, state: 'sent', revoked: one.chosen } })).toBe('Odkaz zrušen');
  });

  it('has chosen since a day, or has withdrawn', () => {
    const withdrawn = { withdrawn: '2026-02-03T10:00:00.000Z', withdrawn_way: 'link' as const };
    expect(choiceText(one)).toBe('od 5.\u00a01.\u00a02026');
    expect(choiceText({ ...one, chosen: '' })).toBe('ne');
    expect(choiceText({ ...one, ...withdrawn })).toBe('odhlášeno odkazem 3.\u00a02.\u00a02026');
  });

  it('has whole data, some of them, or none', () => {
    expect(dataText(one)).toBe('úplné');
    expect(dataText({ ...one, missing: ['hot-water'] })).toBe('chybí TV');
    expect(dataText({ ...one, missing: one.kinds, estimated: ['heat'] })).toBe(
      'chybí vše, odhad Teplo',
    );
  });
});
