import { expect, test } from 'vitest';
import { readHeatingPlace } from './place.ts';

test.each([
  [{}, {}, { auxtype: 'types', record: undefined, hidden: false }],
  [{ auxtype: 'makers' }, { hidden: 1 }, { auxtype: 'makers', record: undefined, hidden: true }],
  [{ auxtype: 'rooms', record_id: '7' }, {}, { auxtype: 'rooms', record: 7, hidden: false }],
  [
    { auxtype: 'rooms', record_id: 'x' },
    {},
    { auxtype: 'rooms', record: undefined, hidden: false },
  ],
  [{ auxtype: 'jine' }, {}, undefined],
])('an address with %j and %j is %j', (params, search, place) => {
  expect(readHeatingPlace(params, search)).toEqual(place);
});
