import { describe, expect, test } from 'vitest';
import { aCampaign, anAnswer, aSpace } from '#tests/campaign-rows.ts';
import { campaignFilters } from './campaign-columns.tsx';
import { lastTakenOver } from './taken-over.ts';
import { usualCampaign } from './usual-campaign.ts';
import { campaignText, differenceText, fromText, standingText } from './words.ts';

const acceptance = { accepted: '2027-02-01T08:00:00Z', user_name: 'Tomáš', house_change_id: 5 };
const different = aSpace({ standing: 'differs', declaration: anAnswer() });

describe('a space of a campaign', () => {
  test('that has not answered is neither different nor the same', () => {
    const silent = aSpace({ held: null });
    expect(standingText(silent)).toBe('nevyplněno');
    expect(differenceText(silent)).toBe('');
    const names = Object.entries(campaignFilters).filter(([, { has }]) => has(silent));
    expect(names.map(([name]) => name)).toEqual(['missing']);
  });

  test('tells how much more or less was declared, and where nothing is recorded', () => {
    expect(differenceText(different)).toBe('+2');
    const fewer = aSpace({ standing: 'differs', declaration: anAnswer({ persons_count: 0 }) });
    expect(differenceText(fewer)).toBe('−2');
    expect(differenceText({ ...different, held: null })).toBe('nezapsáno');
  });

  test('says from when its number holds only where it is another day', () => {
    expect(fromText(different, '2027-01-01')).toBe('');
    const later = aSpace({ declaration: anAnswer({ valid_from: '2027-03-01' }) });
    expect(fromText(later, '2027-01-01')).toBe('od 1.\u00a03.\u00a02027');
  });
});

describe('what was taken over', () => {
  test('last is told with how many numbers it changed', () => {
    const older = { ...acceptance, house_change_id: 4 };
    const spaces = [
      aSpace({ declaration: anAnswer(), acceptance }),
      aSpace({ declaration: anAnswer(), acceptance }),
      aSpace({ declaration: anAnswer(), acceptance: older }),
      aSpace(),
    ];
    expect(lastTakenOver(spaces)).toMatchObject({ house_change_id: 5, count: 2 });
    expect(standingText(spaces[0] ?? aSpace())).toBe('převzato');
    expect(lastTakenOver([aSpace()])).toBeNull();
  });
});

test('a campaign usually asks from January, for a month from the day it starts', () => {
  expect(usualCampaign('2026-11-23')).toMatchObject({
    name: 'Hlášení osob 2027',
    valid_from: '2027-01-01',
    closes: '2027-01-31',
  });
  expect(usualCampaign('2027-01-10')).toMatchObject({
    valid_from: '2027-01-01',
    closes: '2027-02-09',
  });
});

test('a campaign among others is told with where it is and how it stands', () => {
  expect(campaignText(aCampaign())).toBe('Hlášení osob 2027 – Lipová 5 (běží)');
  expect(campaignText(aCampaign({ pasport_id: null, state: 'closed' }))).toBe(
    'Hlášení osob 2027 – celá jednotka (uzavřené)',
  );
});
