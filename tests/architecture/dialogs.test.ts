import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#server/root.ts';
import { dialogs } from '#tests/sheets/dialogs.ts';
import { dialogsWithoutWay } from '#tests/sheets/without-way.ts';

const DRAWS = /<(Modal|ModalForm|LateModal|Drawer|RecordDialogs?)\b/u;

/** Files of the browser that draw a dialog, without their root and their ending. */
const drawing = readdirSync(join(projectRoot, 'web'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .filter((name) => DRAWS.test(readFileSync(join(projectRoot, 'web', name), 'utf8')))
  .map((name) => name.replaceAll('\\', '/').replace(/\.tsx$/u, ''));

test('every dialog has a way by which it is drawn in the sheet, or is known to have none', () => {
  expect(drawing.length).toBeGreaterThan(100);
  const named = [...Object.keys(dialogs), ...Object.keys(dialogsWithoutWay)];
  expect(named.toSorted()).toEqual(drawing.toSorted());
});

test('a dialog without a way says why in a sentence, and no more of them are without one', () => {
  const reasons = Object.values(dialogsWithoutWay);
  expect(reasons.filter((why) => !/^[A-Z].{20,}\.$/u.test(why))).toEqual([]);
  expect(reasons.length).toBeLessThanOrEqual(4);
});
