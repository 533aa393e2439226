import type { LogRecord } from '#contract/logs.ts';

export type Place = Pick<LogRecord, 'file_name' | 'function' | 'line_number'>;

const chromium = /^\s*at (?:(?:async )?(.+?) \()?(.+?):(\d+):\d+\)?$/;
const others = /^(.*?)@(.+?):(\d+):\d+$/;

/** Where a call was made, by a line of the stack (0 is the innermost frame); empty when not known. */
export function callSite(stack: string | undefined, frame: number): Place {
  const frames = (stack ?? '').split('\n').flatMap((line) => {
    const match = chromium.exec(line) ?? others.exec(line);
    return match === null ? [] : [match];
  });
  const [, caller = '', file = '', line = '0'] = frames[frame] ?? [];
  return {
    file_name: file.replace(/^.*\//, '').slice(0, 300),
    function: caller.slice(0, 200),
    line_number: Math.min(Number(line), 10_000_000),
  };
}
