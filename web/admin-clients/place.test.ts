import { expect, test } from 'vitest';
import { readClientsPlace, stepped } from './place.ts';

test('an address tells the open client, its tab and the choice; nonsense is left out', () => {
  expect(readClientsPlace({ client: 3, tab: 'users', filter: 'ended', view: 'schemas' })).toEqual({
    client: 3,
    tab: 'users',
    filter: 'ended',
    view: 'schemas',
    schema: undefined,
  });
  expect(readClientsPlace({ client: 'x', tab: 1, view: 'other', schema: -1 })).toEqual({});
});

test('another client starts from its first tab', () => {
  expect(stepped({ client: 3, tab: 'users' }, { client: 4 })).toEqual({ client: 4 });
  expect(stepped({ client: 3 }, { tab: 'units' })).toEqual({ client: 3, tab: 'units' });
});
