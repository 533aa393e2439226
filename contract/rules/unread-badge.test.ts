import { expect, test } from 'vitest';
import { unreadBadge } from './unread-badge.ts';

test.each([
  [0, ''],
  [1, '1'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i unread messages are shown as %j', (count, text) => {
  expect(unreadBadge(count)).toBe(text);
});
