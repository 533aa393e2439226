import { describe, expect, test } from 'vitest';
import type { PlaceAccess, ToldVisit, VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import { accessDocument } from './access-document.ts';

const notice = (more: Partial<VisitNotice>): VisitNotice => ({
  visit_notice_id: 1,
  unit_id: 1,
  visit_id: 1,
  pasport_id: 1,
  channel: 'post',
  addressee: 'Jana Malá',
  recipient: '',
  day: '2026-12-30',
  from_minute: 480,
  to_minute: 540,
  told_on: '2026-12-22',
  delivered_on: null,
  note: 'podací lístek RR1',
  subject: '',
  body: '',
  state: 'recorded',
  fault: '',
  settled: '',
  made: '2026-12-22T09:00:00Z',
  made_by: 'Jan Dvořák',
  version: 1,
  ...more,
});
const visit = (more: Partial<ToldVisit>): ToldVisit => ({
  visit_id: 1,
  round_name: 'Výměny',
  work_name: 'Výměna vodoměru',
  crew_name: 'Četa A',
  attempt: 1,
  state: 'no-access',
  day: '2026-12-30',
  from_minute: 480,
  minutes: 30,
  note: 'zvonek bez odezvy',
  ended: '2026-12-30T09:00:00Z',
  ended_by: 'Petr Novák',
  notices: [],
  ...more,
});
const place = (visits: readonly ToldVisit[]): PlaceAccess => ({
  unit_id: 1,
  unit_name: 'SVJ Lipová',
  pasport_id: 1,
  building_name: 'Lipová 3',
  space_number: '7',
  missed: { days: ['2026-12-30'], told_days: ['2026-12-30'] },
  visits: [...visits],
});

/** All texts of the paper, with spaces that break. */
const paper = (access: PlaceAccess) =>
  JSON.stringify(accessDocument(access, '2027-01-05T10:00:00Z')).replaceAll('\u00A0', ' ');

describe('the paper of access to a place', () => {
  test('tells each visit: when, what for, who came, how it ended, who wrote it down and when', () => {
    const text = paper(place([visit({})]));
    for (const part of [
      'prostor 7, Lipová 3, stav ke dni 5. 1. 2027',
      '30. 12. 2026 8:00',
      'Výměna vodoměru',
      'Četa A',
      'Nepřístupno',
      'zvonek bez odezvy',
      '30. 12. 2026, Petr Novák',
    ])
      expect(text).toContain(part);
  });

  test('tells each notice: what was offered, how, to whom, when, and whether it came', () => {
    const mail = notice({
      visit_notice_id: 2,
      channel: 'email',
      recipient: 'mala@example.cz',
      state: 'sent',
      settled: '2026-12-22T10:00:00Z',
    });
    const text = paper(place([visit({ notices: [notice({}), mail] })]));
    for (const part of [
      '30. 12. 2026 8:00–9:00',
      'Doporučený dopis',
      'Jana Malá',
      'podací lístek RR1',
      'má se za doručené 29. 12. 2026 (§ 573 občanského zákoníku)',
      'předáno poštovnímu serveru 22. 12. 2026, přijetí nedoloženo',
      'mala@example.cz',
      'Jan Dvořák',
    ])
      expect(text).toContain(part);
  });

  test('cites the law and judges nobody', () => {
    const text = paper(place([visit({})]));
    expect(text).toContain('§ 1183 odst. 1');
    expect(text).toContain('§ 2219');
    expect(text).toContain('Neposuzuje, zda byl přístup odepřen.');
  });

  test('says so where nothing was written down', () => {
    const text = paper(place([]));
    expect(text).toContain('Žádná návštěva místa není zapsaná.');
    expect(text).toContain('Žádné oznámení není zapsané.');
  });
});
