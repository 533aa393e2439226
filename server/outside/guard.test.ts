import { expect, test } from 'vitest';
import { Guard } from './guard.ts';

const limits = { callsPerMinute: 60, failures: 3, restMs: 30_000 };
const START = 1_000_000;

const admitted = (guard: Guard, now: number, calls: number) =>
  Array.from({ length: calls }, () => guard.admit(now)).filter(Boolean).length;

test('lets through as many calls a minute as agreed, also after a long quiet', () => {
  const guard = new Guard(limits);
  expect(admitted(guard, START, 100)).toBe(60);
  expect(admitted(guard, START + 1000, 100)).toBe(1);
  expect(admitted(guard, START + 31_000, 100)).toBe(30);
  expect(admitted(guard, START + 9_000_000, 100)).toBe(60);
});

test('never lets through twice the agreed number within a minute, and survives a clock set back', () => {
  const guard = new Guard(limits);
  let calls = 0;
  for (let second = 0; second < 60; second += 1)
    calls += admitted(guard, START + second * 1000, 10);
  expect(calls).toBeLessThanOrEqual(120);
  expect(admitted(guard, START - 9_000_000, 10)).toBeLessThanOrEqual(10);
});

test('leaves a server that fails alone, then tries once', () => {
  const guard = new Guard(limits);
  for (let at = 0; at < 3; at += 1) {
    expect(guard.admit(START)).toBe(true);
    guard.failed(START);
  }
  expect(guard.admit(START + 29_999)).toBe(false);
  expect(admitted(guard, START + 30_000, 5)).toBe(1);
  guard.failed(START + 30_000);
  expect(guard.admit(START + 59_999)).toBe(false);
  expect(guard.admit(START + 60_000)).toBe(true);
  guard.succeeded();
  expect(admitted(guard, START + 60_000, 5)).toBe(5);
});

test('forgets failures that a success has interrupted', () => {
  const guard = new Guard(limits);
  for (let at = 0; at < 10; at += 1) {
    guard.failed(START);
    guard.failed(START);
    guard.succeeded();
  }
  expect(guard.admit(START)).toBe(true);
});
