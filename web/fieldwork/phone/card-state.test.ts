import { describe, expect, test } from 'vitest';
import { crewJob } from '#tests/crew-jobs.ts';
import { cardState } from './card-state.ts';
import { openDraft } from './draft.ts';
import type { Receipt } from './receipts.ts';
import { resultOf } from './told.ts';

const job = crewJob();
const queued = resultOf(job, openDraft(job, 'done'), 1, new Date('2026-12-01T08:00:00Z'));
const known = {
  today: '2026-12-01',
  queued: undefined,
  receipt: undefined,
  isBusy: false,
  isKept: false,
};
const receipt: Receipt = {
  visit_id: 3,
  day: '2026-12-01',
  state: 'done',
  outcome: 'review',
  reasons: ['Na místě mezitím stojí jiné měřidlo'],
};

describe('the card of a visit', () => {
  test('is open until something was told', () => {
    expect(cardState(job, known)).toMatchObject({ text: 'Naplánováno', isOpen: true });
    const state = cardState(job, { ...known, queued });
    expect(state).toMatchObject({ text: 'Čeká na odeslání: hotovo', isOpen: false });
    expect(cardState(job, { ...known, queued, isBusy: true }).text).toBe('Odesílá se: hotovo');
  });

  test('says why the portal has not taken it', () => {
    const refused = { ...queued, fault: 'Návštěva není' };
    expect(cardState(job, { ...known, queued: refused })).toMatchObject({
      reasons: ['Návštěva není'],
      tone: 'wrong',
      isOpen: false,
    });
  });

  test('says that the office will look at it, and why', () => {
    const done = crewJob({ state: 'done' });
    expect(cardState(done, { ...known, receipt })).toMatchObject({
      text: 'Odesláno, kancelář to zkontroluje',
      reasons: receipt.reasons,
    });
  });

  test('by a day that was kept before, what was sent since holds; by a newer one the office has the word', () => {
    const sent = { ...receipt, outcome: 'written' as const };
    expect(cardState(job, { ...known, receipt: sent, isKept: true })).toMatchObject({
      text: 'Odesláno: hotovo',
      isOpen: false,
    });
    // The office has returned the visit among those that wait.
    expect(cardState(job, { ...known, receipt: sent })).toMatchObject({ isOpen: true });
  });
});
