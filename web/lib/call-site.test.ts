import { expect, test } from 'vitest';
import { callSite } from './call-site.ts';

const chromium = `Error: here
    at add (http://a.cz/assets/log-1.js:1:20)
    at async save (http://a.cz/assets/UnitSettings-2.js:14:7)
    at http://a.cz/assets/main.js:3:1`;

test('the place of a call is read from the stack', () => {
  expect(callSite(chromium, 1)).toEqual({
    file_name: 'UnitSettings-2.js',
    function: 'save',
    line_number: 14,
  });
  expect(callSite(chromium, 2)).toEqual({ file_name: 'main.js', function: '', line_number: 3 });
  expect(callSite('save@http://a.cz/assets/a.js:9:2', 0)).toEqual({
    file_name: 'a.js',
    function: 'save',
    line_number: 9,
  });
});

test('an unknown place is empty', () => {
  const nowhere = { file_name: '', function: '', line_number: 0 };
  expect(callSite(undefined, 0)).toEqual(nowhere);
  expect(callSite(chromium, 9)).toEqual(nowhere);
});
