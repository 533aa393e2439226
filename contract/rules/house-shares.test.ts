import { describe, expect, test } from 'vitest';
import type { SpaceOwner } from '#contract/pasports/house-shares.ts';
import {
  addsUp,
  allVotes,
  balanceOf,
  isOwnedWhole,
  representativeOf,
  votesOf,
} from './house-shares.ts';
import { shareText } from './shares.ts';

const owner = (more: Partial<SpaceOwner> = {}): SpaceOwner => ({
  pasport_ownership_id: 1,
  address_id: 1,
  owner_name: 'Smyšlená Jana',
  share_numerator: 1,
  share_denominator: 1,
  is_joint: false,
  has_vote: true,
  is_association: false,
  ...more,
});
const space = (
  numerator: number | null,
  denominator: number | null,
  owners: SpaceOwner[] = [owner()],
) => ({ common_share_numerator: numerator, common_share_denominator: denominator, owners });

describe('the sum of a house', () => {
  test('thirds, quarters and twelfths that make the whole add up', () => {
    const balance = balanceOf([space(1, 3), space(1, 4), space(5, 12)]);
    expect(shareText(balance.sum)).toBe('1/1');
    expect(addsUp(balance)).toBe(true);
  });

  test('a hundredth that is missing or over is told as a fraction', () => {
    expect(shareText(balanceOf([space(99, 100)]).missing)).toBe('1/100');
    expect(shareText(balanceOf([space(99, 100), space(1, 50)]).missing)).toBe('-1/100');
  });

  test('spaces without a share are counted, and are no fault beside others that make the whole', () => {
    const balance = balanceOf([space(1, 1), space(null, null)]);
    expect(balance).toMatchObject({ known: 1, unknown: 1 });
    expect(addsUp(balance)).toBe(true);
  });

  test('a house that nobody has told a share of does not add up', () => {
    expect(addsUp(balanceOf([space(null, null)]))).toBe(false);
  });
});

describe('votes at the assembly', () => {
  // Shares of 6,000, the association owns 200: base 5,800 (NOZ § 1206).
  const association = space(200, 6000, [owner({ is_association: true })]);
  const others = [space(2900, 6000), space(2900, 6000)];

  test('spaces of the association have none and leave the base', () => {
    expect(shareText(votesOf(association) ?? [1n, 1n])).toBe('0/1');
    expect(shareText(allVotes([association, ...others]))).toBe('29/30');
  });

  test('a space that the association owns with somebody else votes', () => {
    const mixed = space(200, 6000, [owner({ is_association: true }), owner()]);
    expect(shareText(allVotes([mixed, ...others]))).toBe('1/1');
  });

  test('a share that is not known gives no number of votes', () => {
    expect(votesOf(space(null, null))).toBeNull();
  });
});

describe('who casts the vote', () => {
  test('the only owner does, whatever is ticked', () => {
    expect(representativeOf(space(1, 1, [owner({ has_vote: false })]))?.address_id).toBe(1);
  });

  test('of co-owners, spouses too, the one who was chosen; nobody while none or more are', () => {
    const first = owner({ address_id: 1, is_joint: true, has_vote: false });
    const second = owner({ address_id: 2, is_joint: true });
    expect(representativeOf(space(1, 1, [first, second]))?.address_id).toBe(2);
    expect(representativeOf(space(1, 1, [{ ...first, has_vote: true }, second]))).toBeNull();
    expect(representativeOf(space(1, 1, [first, { ...second, has_vote: false }]))).toBeNull();
    expect(representativeOf(space(1, 1, []))).toBeNull();
  });
});

test('a space is owned whole by owners whose shares make it, never by nobody', () => {
  const half = owner({ share_denominator: 2 });
  expect(isOwnedWhole(space(1, 1, [half, half]))).toBe(true);
  expect(isOwnedWhole(space(1, 1, [half]))).toBe(false);
  expect(isOwnedWhole(space(1, 1, []))).toBe(false);
});
