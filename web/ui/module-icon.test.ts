import { IconHome } from '#web/icons/IconHome.ts';
import { IconList } from '#web/icons/IconList.ts';
import { expect, test } from 'vitest';
import { moduleIcon } from './module-icon.ts';

test('a module is drawn by its image name, and by a plain list when the name is unknown', () => {
  expect(moduleIcon('home')).toBe(IconHome);
  expect(moduleIcon('')).toBe(IconList);
  expect(moduleIcon('toString')).toBe(IconList);
});
