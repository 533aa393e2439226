import { foldText } from './search.ts';

// Rows and columns of keyboards, Czech and English, and the orders that everybody knows.
const ROWS = [
  '1234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  '1qaz',
  '2wsx',
  '3edc',
  '4rfv',
  '5tgb',
  '6yhn',
  '6zhn',
  '7ujm',
  '1qay',
];
const both = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')]);
const SHORTEST_STEP = 3;

/** The longest beginning that goes along a key row or an order, or is one sign again and again. */
function stepOf(text: string): number {
  const same = /^(.)\1*/su.exec(text)?.[0].length ?? 0;
  let longest = same;
  for (const row of both) {
    let length = longest + 1;
    while (length <= text.length && row.includes(text.slice(0, length))) length += 1;
    longest = Math.max(longest, length - 1);
  }
  return longest;
}

function isWalk(text: string): boolean {
  let left = text;
  while (left !== '') {
    const step = stepOf(left);
    if (step < SHORTEST_STEP) return false;
    left = left.slice(step);
  }
  return true;
}

const repeated = /^(.{1,4})\1+$/su;
// Somebody's day: 24121985, 24.12.1985, 1985-12-24.
const dayOfYear =
  /^(?:(?:0?[1-9]|[12]\d|3[01])[. /-]{0,2}(?:0?[1-9]|1[0-2])[. /-]{0,2}(?:19|20)\d\d|(?:19|20)\d\d[. /-]?(?:0[1-9]|1[0-2])[. /-]?(?:0[1-9]|[12]\d|3[01]))$/;

/** Whether a password is a walk over the keyboard, an order, a repetition or a date. */
export function isPatterned(password: string): boolean {
  const folded = foldText(password);
  return isWalk(folded) || repeated.test(folded) || dayOfYear.test(folded);
}
