import { describe, expect, test } from 'vitest';
import { noticeLetter } from './notice-letter.ts';
import { offeredWindow } from './visit-notices.ts';

const told = {
  unit_name: 'SVJ Lipová',
  building_name: 'Lipová 3',
  place: 'Lipová 3, Brno',
  space_number: '7',
  work_name: 'Výměna vodoměru',
  day: '2026-12-07',
  from_minute: 480,
  to_minute: 600,
  minutes: 45,
  prepare: 'Uvolněte vodoměr.\nDěkujeme.',
  contact: 'správa, 777 123 456',
  url: 'https://portal.example.cz/termin/abc',
};

describe('a mail of a visit', () => {
  test('says where, when, how long, why, what to prepare, whom to ask and who writes', () => {
    const { subject, body } = noticeLetter(told);
    expect(subject).toBe('Návštěva technika 7. 12. 2026: Výměna vodoměru, prostor 7');
    expect(body.split('\n\n')).toEqual([
      'Dobrý den,',
      'SVJ Lipová vám oznamuje návštěvu technika: prostor 7, Lipová 3, Brno.',
      'Kdy: pondělí 7. 12. 2026, příchod mezi 8:00 a 10:00\nJak dlouho: asi 45 min\nDůvod: Výměna vodoměru',
      'Co připravit: Uvolněte vodoměr. Děkujeme.',
      'Jiný termín si vyberete na tomto odkazu, bez přihlášení:\nhttps://portal.example.cz/termin/abc',
      'Dotazy a změna termínu: správa, 777 123 456',
      expect.stringContaining('§ 1183 odst. 1'),
      'SVJ Lipová\nprostřednictvím portálu Kastelán\n',
    ]);
  });

  test('names a house that is called otherwise than its street, or whose street nobody knows', () => {
    const where = (more: object) => noticeLetter({ ...told, ...more }).body.split('\n\n')[1];
    expect(where({ building_name: 'Vchod B' })).toContain('prostor 7, Vchod B, Lipová 3, Brno.');
    expect(where({ place: '' })).toContain('prostor 7, Lipová 3.');
  });

  test('is whole without a link, a contact and what to prepare', () => {
    const { body } = noticeLetter({ ...told, url: null, contact: ' ', prepare: '' });
    expect(body.split('\n\n')).toHaveLength(5);
    expect(body).not.toContain('Co připravit');
  });
});

describe('the time that is offered', () => {
  test('begins with the half hour of the visit and holds its start', () => {
    expect(offeredWindow(480, 60)).toEqual({ from_minute: 480, to_minute: 540 });
    expect(offeredWindow(509, 60)).toEqual({ from_minute: 480, to_minute: 540 });
    expect(offeredWindow(510, 120)).toEqual({ from_minute: 510, to_minute: 630 });
  });

  test('never goes over midnight', () => {
    expect(offeredWindow(1430, 120)).toEqual({ from_minute: 1410, to_minute: 1440 });
  });
});
