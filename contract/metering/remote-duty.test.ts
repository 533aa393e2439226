import { describe, expect, test } from 'vitest';
import { meterKind } from './meter-words.ts';
import { needsRemote } from './remote-duty.ts';

describe('the duty of remote reading', () => {
  test('concerns heat, hot water and allocators that are read on the spot', () => {
    const concerned = meterKind.options.filter((kind) =>
      needsRemote({ kind, is_remote: false, hidden: false }),
    );
    expect(concerned).toEqual(['hot-water', 'heat', 'heat-allocator']);
  });

  test('is fulfilled by a remote device, and rests where none is mounted or nothing measured', () => {
    const place = { kind: 'hot-water', is_remote: false, hidden: false } as const;
    expect(needsRemote(place)).toBe(true);
    expect(needsRemote({ ...place, is_remote: true })).toBe(false);
    expect(needsRemote({ ...place, is_remote: null })).toBe(false);
    expect(needsRemote({ ...place, hidden: true })).toBe(false);
  });
});
