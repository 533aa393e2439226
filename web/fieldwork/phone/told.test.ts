import { beforeEach, describe, expect, test } from 'vitest';
import { reportVisit } from '#contract/fieldwork/results.ts';
import type { VisitJob } from '#contract/fieldwork/crew-day.ts';
import { crewJob, waterMeter } from '#tests/crew-jobs.ts';
import { emptyEntry, openDraft, type Draft, type MeterEntry } from './draft.ts';
import { reportOf } from './queue.ts';
import { entryFault, missingIn, resultOf } from './told.ts';

beforeEach(() => localStorage.clear());

const NOW = new Date('2026-12-01T08:00:00Z');
const serial = ({ serial_number }: { serial_number: string }) => serial_number;

/** A draft of the visit with that told of its first meter. */
function drafted(job: VisitJob, entry: Partial<MeterEntry> = {}, more: Partial<Draft> = {}): Draft {
  const [meter = waterMeter()] = job.meters;
  const meters = { [meter.measuring_place_id]: { ...emptyEntry(job, meter), ...entry } };
  return { ...openDraft(job, 'done'), meters, ...more };
}
const exchanged = { state: '133', serial_number: ' SV-2 ', start_state: '0,1', seal: 'P-1' };

describe('what is told of a visit', () => {
  test('is a reading of the meter that was seen', () => {
    const job = crewJob();
    const { told } = resultOf(job, drafted(job, { state: '133,25' }), 1, NOW);
    expect(told.findings).toEqual([
      {
        kind: 'reading',
        measuring_place_id: 5,
        meter_id: 7,
        state: 133.25,
        status: 'ok',
        overflowed: false,
        seal: '',
        note: '',
      },
    ]);
  });

  test('is an exchange of an exchanging work, and a mounting where nothing stood', () => {
    const job = crewJob({ writes: 'exchange' });
    const [exchange] = resultOf(job, drafted(job, exchanged), 1, NOW).told.findings;
    expect(exchange).toMatchObject({
      kind: 'exchange',
      meter_id: 7,
      end_state: 133,
      serial_number: 'SV-2',
      start_state: 0.1,
      verified_year: null,
      seal: 'P-1',
    });
    const bare = crewJob({ writes: 'exchange', meters: [waterMeter({ meter_id: null })] });
    const [mounting] = resultOf(bare, drafted(bare, exchanged), 1, NOW).told.findings;
    expect(mounting).toMatchObject({ kind: 'mounting', serial_number: 'SV-2' });
    expect(mounting).not.toHaveProperty('meter_id');
  });

  test('is of the day of Prague where it has no appointment', () => {
    const job = crewJob({ day: null });
    const midnight = new Date('2026-11-29T23:30:00Z');
    expect(resultOf(job, drafted(job), 1, midnight).day).toBe('2026-11-30');
    expect(resultOf(crewJob({ day: '2026-11-27' }), drafted(job), 1, midnight).day).toBe(
      '2026-11-27',
    );
  });

  test('leaves out meters of which nothing was told, and findings of who did not get in', () => {
    const job = crewJob();
    expect(resultOf(job, drafted(job), 1, NOW).told.findings).toEqual([]);
    const missed = drafted(job, { state: '133' }, { state: 'no-access' });
    expect(resultOf(job, missed, 1, NOW).told).toMatchObject({ state: 'no-access', findings: [] });
  });

  test('is what the server takes', () => {
    const job = crewJob({
      writes: 'revision',
      checklist: ['Uzavřít přívod'],
      revisions: [
        {
          revision_id: 8,
          revision_type_id: 2,
          type_name: 'Revize plynu',
          device_number: '1',
          due_on: null,
        },
      ],
    });
    const revision = {
      result: 'faults' as const,
      faults: 'netěsní\n\n chybí štítek ',
      report_number: 'R-1',
      technician: '',
    };
    const draft = drafted(job, { state: '133' }, { revisions: { 8: revision } });
    const { key, told } = resultOf(job, draft, 1, NOW);
    const body = reportVisit.body.parse({ ...told, key, sent_at: NOW.toISOString() });
    expect(body.findings[1]).toMatchObject({
      result: 'faults',
      faults: [{ fault: 'netěsní' }, { fault: 'chybí štítek' }],
    });
    expect(body.checks).toEqual([{ text: 'Uzavřít přívod', is_done: false }]);
    expect(body.told_at).toBe(NOW.toISOString());
  });
});

describe('what cannot be sent', () => {
  const meter = waterMeter();
  const faultOf = (job: VisitJob, entry: Partial<MeterEntry>) =>
    entryFault(meter, '2026-12-01', { ...emptyEntry(job, meter), ...entry });

  test('is an unusual state that nobody has confirmed', () => {
    expect(faultOf(crewJob(), { state: '200' })).toBe('Potvrďte neobvyklý stav, nebo ho opravte');
    expect(faultOf(crewJob(), { state: '200', is_sure: true })).toBe('');
  });

  test('is half of an exchange', () => {
    const job = crewJob({ writes: 'exchange' });
    expect(faultOf(job, {})).toBe('');
    expect(faultOf(job, { ...exchanged, state: '' })).toBe('Chybí stav dosavadního měřidla');
    expect(faultOf(job, { ...exchanged, serial_number: ' ' })).toBe('Chybí číslo nového měřidla');
    expect(faultOf(job, { ...exchanged, start_state: '' })).toBe(
      'Chybí počáteční stav nového měřidla',
    );
    expect(faultOf(job, exchanged)).toBe('');
  });
});

describe('what the work requires', () => {
  test('is said by its meters, and is none of who did not get in', () => {
    const job = crewJob({ meters: [waterMeter(), waterMeter({ measuring_place_id: 6 })] });
    expect(missingIn(job, drafted(job, { state: '133' }), serial)).toEqual(['SV-1: chybí stav']);
    expect(missingIn(job, drafted(job, {}, { state: 'no-access' }), serial)).toEqual([]);
  });

  test('is a photo that is no signature, a drawn signature, a seal and ticked lines', () => {
    const job = crewJob({
      needs_photo: true,
      needs_signature: true,
      needs_seal: true,
      checklist: ['Zkouška těsnosti'],
    });
    const signature = {
      key: crypto.randomUUID(),
      of: 'signature' as const,
      measuring_place_id: null,
    };
    const draft = drafted(job, { state: '133' }, { photos: [signature] });
    expect(missingIn(job, draft, serial)).toEqual([
      'Chybí číslo plomby',
      'Není odškrtnuto: Zkouška těsnosti',
      'Chybí fotografie',
    ]);
    const whole = drafted(
      job,
      { state: '133', seal: 'P-1' },
      {
        photos: [signature, { ...signature, of: 'place' }],
        checks: [{ text: 'Zkouška těsnosti', is_done: true }],
      },
    );
    expect(missingIn(job, whole, serial)).toEqual([]);
  });

  test('is a signature that a name does not stand for, unless it is said why there is none', () => {
    const job = crewJob({ needs_signature: true });
    const draft = (more: Partial<Draft>) =>
      drafted(job, { state: '133' }, { signed_by: 'Jana Nová', ...more });
    const unsigned = 'Chybí podpis. Jméno ho nenahradí; není-li kdo podepsat, zvolte Nepodepsáno.';
    expect(missingIn(job, draft({}), serial)).toEqual([unsigned]);
    expect(missingIn(job, draft({ unsigned_reason: ' ' }), serial)).toEqual([
      'Napište, proč není podepsáno',
    ]);
    const told = draft({ unsigned_reason: ' Odmítnuto podepsat ' });
    expect(missingIn(job, told, serial)).toEqual([]);
    expect(resultOf(job, told, 1, NOW).told.unsigned_reason).toBe('Odmítnuto podepsat');
    // It was signed after all, or a signature is not asked for.
    const photos = [
      { key: crypto.randomUUID(), of: 'signature' as const, measuring_place_id: null },
    ];
    const signed = resultOf(job, { ...told, photos }, 1, NOW);
    expect(signed.told.unsigned_reason).toBe('');
    expect(reportOf(signed, NOW.toISOString()).is_signed).toBe(true);
    expect(reportOf(resultOf(job, told, 1, NOW), NOW.toISOString()).is_signed).toBe(false);
    expect(resultOf(crewJob(), told, 1, NOW).told.unsigned_reason).toBe('');
  });
});
