import { expect, test } from 'vitest';
import { commonShareFault } from './common-share.ts';

test.each([
  [null, null, null],
  [645, 51_200, null],
  [1, 1, null],
  [null, 2, { field: 'common_share_numerator', message: 'Zadejte čitatele podílu' }],
  [1, null, { field: 'common_share_denominator', message: 'Zadejte jmenovatele podílu' }],
  [3, 2, { field: 'common_share_numerator', message: 'Podíl nesmí být větší než celek' }],
])(
  'a share of %s/%s in the common parts is judged %o',
  (common_share_numerator, common_share_denominator, fault) => {
    expect(commonShareFault({ common_share_numerator, common_share_denominator })).toEqual(fault);
  },
);
