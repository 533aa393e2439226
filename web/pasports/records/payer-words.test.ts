import { expect, test } from 'vitest';
import type { PayerOnDay } from '#contract/pasports/payers.ts';
import { payerSentence } from './payer-words.ts';

const person = (full_name: string, is_joint = false) => ({ address_id: 1, full_name, is_joint });
const exception = (over: Partial<NonNullable<PayerOnDay['exception']>>) => ({
  pasport_payer_id: 1,
  unit_id: 1,
  pasport_id: 1,
  payer: 'tenant' as const,
  reason: 'Podle smlouvy',
  valid_from: '2024-01-01',
  valid_to: null,
  comment: '',
  created: '',
  updated: '',
  version: 1,
  ...over,
});
const said = (over: Partial<PayerOnDay>) => {
  const told = { payer: 'owner', unit_payer: 'owner', exception: null, people: [], ...over };
  const { lead, names, reason } = payerSentence(told as PayerOnDay);
  return [lead, names, reason].filter((part) => part !== '').join(' | ');
};

test.each<[string, Partial<PayerOnDay>]>([
  ['Platí vlastník | Novák Jan | podle nastavení celku', { people: [person('Novák Jan')] }],
  [
    'Platí vlastníci | Novák Jan a\u00a0Nováková Eva | SJM, podle nastavení celku',
    { people: [person('Novák Jan', true), person('Nováková Eva', true)] },
  ],
  [
    'Platí člen družstva | Malý Petr | podle nastavení celku',
    { payer: 'member', unit_payer: 'member', people: [person('Malý Petr')] },
  ],
  [
    'Platí nájemce | Malý Petr | výjimka: Podle smlouvy',
    { payer: 'tenant', people: [person('Malý Petr')], exception: exception({}) },
  ],
  ['Platí spravovaný celek | vlastník není evidován', { payer: 'unit' }],
  [
    'Platí spravovaný celek | výjimka: Byt správce',
    { payer: 'unit', exception: exception({ payer: 'unit', reason: 'Byt správce' }) },
  ],
  [
    'Platí spravovaný celek | nájemce není evidován, výjimka: Podle smlouvy',
    { payer: 'unit', exception: exception({}) },
  ],
])('the person reads: %s', (sentence, payer) => {
  expect(said(payer)).toBe(sentence);
});
