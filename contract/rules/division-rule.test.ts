import { describe, expect, test } from 'vitest';
import { faultsOf } from '#contract/record.ts';
import type { SettlementLawKey } from '#contract/billing/law-words.ts';
import type { LawRow } from './law-on.ts';
import {
  divisionRuleRules,
  overlappedRule,
  percentsFault,
  ruleDoubts,
  ruleOverlapSentence,
  shiftFault,
  type WrittenRule,
} from './division-rule.ts';

const row = (key: SettlementLawKey, holds_from: string | null, value: number): LawRow => ({
  key,
  holds_from,
  value,
  unit: '',
  source: 'Vyhláška',
});
const law = [
  row('heat-basic-d', '2024-01-01', 50),
  row('heat-basic-c', '2024-01-01', 60),
  row('heat-basic-shift', '2024-01-01', 10),
  row('heat-basic-least', '2024-01-01', 40),
  row('heat-basic-most', '2024-01-01', 60),
];
const heat: WrittenRule = {
  method: 'meter',
  meter_kind: 'heat',
  formula: '',
  basic_by: 'heat',
  uem_class: 'd',
  basic_shift: 0,
  basic_percent: null,
  limits_by: 'law',
  lower_limit: null,
  upper_limit: null,
  without_meter: 'refused',
  basis: 'law',
  decided_on: null,
  valid_from: '2024-01-01',
  valid_to: null,
};
const fieldsOf = (rule: Partial<WrittenRule>) =>
  faultsOf(divisionRuleRules, { ...heat, ...rule }).map(({ field }) => field);

describe('a rule of division', () => {
  test('asks for what its choices need', () => {
    expect(fieldsOf({})).toEqual([]);
    expect(fieldsOf({ meter_kind: null })).toEqual(['meter_kind']);
    expect(fieldsOf({ method: 'persons', meter_kind: null })).toEqual([]);
    expect(fieldsOf({ method: 'formula' })).toEqual(['formula']);
    const formula = (text: string, more: Partial<WrittenRule> = {}) =>
      faultsOf(divisionRuleRules, {
        ...heat,
        meter_kind: null,
        method: 'formula',
        formula: text,
        ...more,
      }).map(({ field, message }) => `${field}: ${message}`);
    expect(formula('plocha * osoby')).toEqual([]);
    expect(formula('plocha + osoby')).toEqual([
      'formula: Nelze sčítat ani odčítat různé jednotky: m² a osoboměsíce (8. znak)',
    ]);
    expect(formula('1 / 0')).toEqual(['formula: Vzorec dělí nulou (3. znak)']);
    expect(formula('2 - 3')).toEqual(['formula: Vzorec musí vyjít větší než nula (1. znak)']);
    expect(formula('process.exit()')[0]).toMatch(/^formula: /u);
    // What meters told is of some meters.
    expect(formula('spotřeba + 0,3 * spotřeba')).toEqual([
      'meter_kind: Vyberte, podle kterých měřidel se dělí',
    ]);
    expect(formula('spotřeba', { meter_kind: 'cold-water' })).toEqual([]);
    expect(fieldsOf({ basic_by: 'hand' })).toEqual(['basic_percent']);
    expect(fieldsOf({ limits_by: 'hand' })).toEqual(['lower_limit']);
    expect(fieldsOf({ limits_by: 'hand', lower_limit: 60 })).toEqual([]);
    expect(fieldsOf({ limits_by: 'hand', upper_limit: 99 })).toEqual(['upper_limit']);
    expect(fieldsOf({ valid_to: '2023-12-31' })).toEqual(['valid_to']);
  });

  test('moves the share of heat no further than the law of its days lets it', () => {
    expect(shiftFault({ ...heat, basic_shift: 10 }, law)).toBeNull();
    expect(shiftFault({ ...heat, basic_shift: -10 }, law)).toBeNull();
    expect(shiftFault({ ...heat, basic_shift: -11 }, law)).toBe(
      'Zákon dovoluje posun nejvýše o 10 procentních bodů',
    );
    // One from before that law is judged by it too.
    expect(shiftFault({ ...heat, basic_shift: 11, valid_from: '2020-01-01' }, law)).not.toBeNull();
    expect(shiftFault({ ...heat, basic_shift: 11, basic_by: 'hand' }, law)).toBeNull();
    expect(shiftFault({ ...heat, basic_shift: 11 }, [])).toBeNull();
  });

  test('is doubted where its share is out of range, undecided or not known', () => {
    const day = '2024-01-01';
    expect(ruleDoubts(heat, law, day)).toEqual([]);
    const decided = { ...heat, basis: 'assembly', decided_on: '2023-11-01' } as const;
    expect(ruleDoubts({ ...decided, basic_shift: 10 }, law, day)).toEqual([]);
    expect(ruleDoubts({ ...decided, uem_class: 'c', basic_shift: 10 }, law, day)).toEqual([
      'Základní složka 70 % je mimo rozmezí vyhlášky (40 až 60 %).',
    ]);
    expect(ruleDoubts({ ...decided, basic_by: 'hand', basic_percent: 39.9 }, law, day)).toEqual([
      'Základní složka 39,9 % je mimo rozmezí vyhlášky (40 až 60 %).',
    ]);
    expect(ruleDoubts({ ...decided, decided_on: null }, law, day)).toEqual([
      'Není zapsáno, kdy bylo o pravidle rozhodnuto.',
    ]);
    expect(ruleDoubts({ ...heat, basic_shift: 1 }, law, day)).toHaveLength(1);
    expect(ruleDoubts({ ...heat, without_meter: 'undecided' }, law, day)).toHaveLength(1);
    expect(ruleDoubts(heat, law, '2023-01-01')).toEqual([
      expect.stringContaining('zákon základní složku číslem neurčuje'),
    ]);
  });
});

describe('rules of one service', () => {
  const known = {
    billing_rule_id: 1,
    service_id: 3,
    service_name: 'Teplo',
    pasport_id: 5,
    house_name: 'Lipová 3',
    valid_from: '2024-01-01',
    valid_to: '2024-12-31',
  };
  const next = { ...known, billing_rule_id: 0, valid_from: '2025-01-01', valid_to: null };

  test('never hold on the same days of one house, of which the whole unit is one too', () => {
    expect(overlappedRule(next, [known])).toBeUndefined();
    expect(overlappedRule({ ...next, valid_from: '2024-12-31' }, [known])).toBe(known);
    expect(overlappedRule({ ...next, valid_from: '2024-12-31', pasport_id: null }, [known])).toBe(
      known,
    );
    const whole = { ...known, pasport_id: null, house_name: '' };
    expect(overlappedRule({ ...next, valid_from: '2024-12-31' }, [whole])).toBe(whole);
    expect(
      overlappedRule({ ...next, valid_from: '2024-12-31', pasport_id: 6 }, [known]),
    ).toBeUndefined();
    expect(
      overlappedRule({ ...next, valid_from: '2024-12-31', service_id: 4 }, [known]),
    ).toBeUndefined();
    expect(overlappedRule(known, [known])).toBeUndefined();
  });

  test('name the other one', () => {
    expect(ruleOverlapSentence(known)).toContain('Teplo (Lipová 3) od 1. 1. 2024 do 31. 12. 2024');
  });
});

describe('per cents of a billing place', () => {
  const held = (percent: number, valid_from: string, valid_to: string | null = null) => ({
    billing_rule_id: 1,
    name: `Teplo ${percent}`,
    percent,
    valid_from,
    valid_to,
  });

  test('are at most the whole on each day', () => {
    expect(percentsFault([])).toBeNull();
    expect(percentsFault([held(60, '2024-01-01'), held(40, '2024-01-01')])).toBeNull();
    expect(
      percentsFault([33.333, 33.333, 33.334].map((one) => held(one, '2024-01-01'))),
    ).toBeNull();
    expect(percentsFault([held(60, '2024-01-01'), held(40.001, '2025-01-01')])).toBe(
      'Dohromady by se dělilo 100,001 % nákladu místa: Teplo 60 60 %, Teplo 40.001 40,001 %',
    );
    expect(
      percentsFault([held(100, '2024-01-01', '2024-12-31'), held(100, '2025-01-01')]),
    ).toBeNull();
    expect(
      percentsFault([held(100, '2024-01-01', '2025-01-01'), held(1, '2025-01-01')]),
    ).not.toBeNull();
  });
});
