import { describe, expect, test } from 'vitest';
import { shareText } from './shares.ts';
import { passedOn, transferFaults, type TransferOwner } from './transfer.ts';

let counter = 0;
const owner = (numerator: number, denominator: number, more: Partial<TransferOwner> = {}) => ({
  address_id: (counter += 1),
  share_numerator: numerator,
  share_denominator: denominator,
  is_joint: false,
  has_vote: false,
  ...more,
});
const joint = { is_joint: true };
const whole = owner(1, 1);
const faults = (
  owners: TransferOwner[],
  former: TransferOwner[] = [whole],
  staying: TransferOwner[] = [],
) => transferFaults({ former, owners, staying });
const sentences = (...args: Parameters<typeof faults>) =>
  faults(...args).map(({ field, message }) => `${field}: ${message}`);

describe('new owners', () => {
  test('have together just what is passed on', () => {
    expect(faults([whole])).toEqual([]);
    expect(faults([owner(1, 3), owner(1, 3), owner(1, 3)])).toEqual([]);
    expect(faults([owner(1, 4)], [owner(1, 4)], [owner(3, 4)])).toEqual([]);
    expect(sentences([owner(1, 2), owner(1, 3)])).toEqual([
      'owners: Noví vlastníci mají dohromady 5/6, převádí se 1/1: chybí 1/6.',
    ]);
    expect(sentences([owner(1, 2)], [owner(1, 4)], [owner(1, 2)])).toEqual([
      'owners: Noví vlastníci mají dohromady 1/2, převádí se 1/4: přebývá 1/4.',
    ]);
  });

  test('may be spouses, recorded with the whole or with halves', () => {
    expect(faults([owner(1, 1, joint), owner(1, 1, joint)])).toEqual([]);
    expect(faults([owner(1, 2, joint), owner(1, 2, joint)])).toEqual([]);
    const couple = [owner(1, 2, joint), owner(1, 2, joint)];
    expect(faults(couple, [owner(1, 2)], [owner(1, 2)])).toEqual([]);
    expect(sentences([owner(1, 1, joint)])).toEqual([
      'owners: Společné jmění mají manželé: uveďte oba',
    ]);
  });

  test('join and divide what was owned', () => {
    expect(faults([whole], [owner(1, 2), owner(1, 2)])).toEqual([]);
    expect(faults([whole], [owner(1, 1, joint), owner(1, 1, joint)])).toEqual([]);
    expect(faults([owner(2, 3), owner(1, 3)], [owner(1, 1, joint), owner(1, 1, joint)])).toEqual(
      [],
    );
  });

  test('take over joint property whole', () => {
    expect(sentences([whole], [owner(1, 1, joint)], [owner(1, 1, joint)])).toEqual([
      'former: Společné jmění se převádí celé: označte oba manžele',
    ]);
    expect(faults([whole], [owner(1, 1, joint)])).toEqual([]);
  });

  test('are each there once, and own nothing besides', () => {
    const one = owner(1, 2);
    expect(sentences([one, one])).toEqual([
      'owners.1.address_id: Tento vlastník je mezi novými vlastníky už uveden',
    ]);
    expect(sentences([one], [owner(1, 2)], [one])).toEqual([
      'owners.0.address_id: Podíl v prostoru už má. Označte jej mezi převáděnými a zapište, kolik bude mít celkem',
    ]);
    expect(sentences([owner(3, 2)])).toEqual([
      'owners.0.share_numerator: Podíl nesmí být větší než celek',
    ]);
  });

  test('cast the vote of the space by one of them, or by who stays', () => {
    const voter = { has_vote: true };
    const pair = (one: object, other: object) => [owner(1, 2, one), owner(1, 2, other)];
    expect(faults(pair(voter, {}))).toEqual([]);
    expect(sentences(pair(voter, voter))).toEqual([
      'owners: Hlas prostoru odevzdává jen jeden z vlastníků',
    ]);
    const stays = [owner(1, 2, voter)];
    expect(faults([owner(1, 2)], [owner(1, 2)], stays)).toEqual([]);
    expect(sentences([owner(1, 2, voter)], [owner(1, 2)], stays)).toEqual([
      'owners: Hlas prostoru odevzdává spoluvlastník, který zůstává',
    ]);
  });
});

test('what is passed on is told beside those who stay', () => {
  const text = (staying: TransferOwner[], owners: TransferOwner[]) =>
    shareText(passedOn({ staying }, owners));
  expect(text([owner(1, 3)], [owner(1, 2)])).toBe('1/2');
  expect(text([owner(1, 2)], [owner(1, 2, joint), owner(1, 2, joint)])).toBe('1/2');
  expect(text([], [])).toBe('0/1');
});
