import { expect, test } from 'vitest';
import { aCampaign, anAnswer, aSpace } from '#tests/campaign-rows.ts';
import { protocolOf } from './protocol.ts';

const second = { pasport_id: 42, space_number: '2' };
const spaces = [aSpace({ declaration: anAnswer(), standing: 'differs' }), aSpace(second)];
const told = {
  declarations: [
    anAnswer({ persons_count: 3, created: '2027-01-08T10:00:00Z' }),
    anAnswer({ way: 'paper', user_name: 'Tomáš Veselý', note: 'po telefonu' }),
  ],
  askings: [
    {
      pasport_id: 42,
      kind: 'reminder' as const,
      recipient: 'dva@example.cz',
      created: '2027-01-09T10:00:00Z',
      user_name: '',
    },
  ],
};

test('the protocol has every asking and every answer in their order, earlier answers too', () => {
  const { rows, notes } = protocolOf(aCampaign(), spaces, told, 'SVJ Lipová');
  expect(rows.map(({ place, what }) => [place, what])).toEqual([
    ['1', 'hlášení odkazem z e-mailu'],
    ['2', 'připomenutí e-mailem'],
    ['1', 'hlášení listinou, doručeno 10.\u00a01.\u00a02027'],
  ]);
  expect(rows[2]).toMatchObject({
    who: 'Eva Nová, zápis: Tomáš Veselý',
    text: 'Prohlašuji, že v prostoru 1 mají domácnost 4 osoby. Poznámka: po telefonu',
  });
  expect(notes?.[1]).toBe('Neodpověděli: 2.');
});

test('the protocol of one space tells nothing of the others', () => {
  const { rows, notes } = protocolOf(aCampaign(), [aSpace(second)], told, 'SVJ Lipová');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify([rows, notes])).not.toContain('Eva');
});
