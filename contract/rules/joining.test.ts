import { describe, expect, it } from 'vitest';
import { joinedShare, joiningFault, type JoinedOwner } from './joining.ts';

const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');
const owner = (
  address_id: number,
  share_numerator: number,
  share_denominator: number,
  is_joint = false,
): JoinedOwner => ({
  address_id,
  name: `O${address_id}`,
  share_numerator,
  share_denominator,
  is_joint,
});
const fault = (kept: JoinedOwner[], ...joined: JoinedOwner[][]) =>
  spaced(
    joiningFault(
      { space_number: '7', owners: kept },
      joined.map((owners, at) => ({ space_number: String(at + 8), owners })),
    ),
  );

describe('spaces that are joined', () => {
  it('have the same owners with the same shares, in whatever order and terms', () => {
    expect(fault([owner(1, 1, 2), owner(2, 1, 2)], [owner(2, 2, 4), owner(1, 1, 2)])).toBe(
      undefined,
    );
    expect(fault([], [])).toBe(undefined);
    // Spouses are recorded with the whole each, or with halves.
    expect(
      fault(
        [owner(1, 1, 1, true), owner(2, 1, 1, true)],
        [owner(1, 1, 2, true), owner(2, 1, 2, true)],
      ),
    ).toBe(undefined);
  });

  it('are refused with what differs, and where that is mended', () => {
    const end = '. Spojit lze jen prostory stejných vlastníků: vlastnictví nejdříve převeďte.';
    expect(fault([owner(1, 1, 1)], [owner(1, 1, 1)], [owner(1, 1, 3), owner(2, 2, 3)])).toBe(
      `Prostor 9 vlastní O1 1/3 a O2 2/3, prostor 7 O1 1/1${end}`,
    );
    expect(fault([owner(1, 1, 1)], [])).toBe(`Prostor 8 vlastní nikdo, prostor 7 O1 1/1${end}`);
    expect(
      fault([owner(1, 1, 2), owner(2, 1, 2)], [owner(1, 1, 2, true), owner(2, 1, 2, true)]),
    ).toBe(`Prostor 8 vlastní O1 (SJM) a O2 (SJM), prostor 7 O1 1/2 a O2 1/2${end}`);
  });

  it('have together the exact sum of their shares', () => {
    const share = (
      common_share_numerator: number | null,
      common_share_denominator: number | null,
    ) => ({
      common_share_numerator,
      common_share_denominator,
    });
    expect(joinedShare([share(645, 51_200), share(245, 51_200)])).toEqual(share(890, 51_200));
    expect(joinedShare([share(1, 3), share(1, 6)])).toEqual(share(1, 2));
    expect(joinedShare([share(1, 3), share(null, null)])).toEqual(share(1, 3));
    expect(joinedShare([share(null, null), share(null, null)])).toEqual(share(null, null));
    expect(joinedShare([share(1, 1_999_999_973), share(1, 3)])).toBe(
      'Podíl dohromady 1999999976/5999999919 nelze zapsat',
    );
  });
});
