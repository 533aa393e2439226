import { describe, expect, test } from 'vitest';
import { AppError } from '#server/errors.ts';
import { isConnectionLost } from './lost.ts';

const fault = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a connection is lost', () => {
  test.each([
    ['the operator stops the database', fault('terminating connection', { code: '57P01' })],
    ['another process of it has crashed', fault('terminating connection', { code: '57P02' })],
    ['it is just starting', fault('the database system is starting up', { code: '57P03' })],
    ['nobody listens', fault('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' })],
    ['its socket is gone', fault('connect ENOENT', { code: 'ENOENT', syscall: 'connect' })],
    ['it was cut under a statement', fault('Connection terminated unexpectedly')],
    [
      'it is used after it was cut',
      fault('Client has encountered a connection error and is not queryable'),
    ],
  ])('when %s', (_when, error) => {
    expect(isConnectionLost(error)).toBe(true);
  });
});

describe('no connection is lost', () => {
  test.each([
    ['a statement takes too long', fault('canceling statement', { code: '57014' })],
    ['a value breaks a rule', fault('duplicate key', { code: '23505' })],
    [
      'a file named by the work is missing',
      fault('no such file', { code: 'ENOENT', syscall: 'open' }),
    ],
    ['all connections are in use', fault('timeout exceeded when trying to connect')],
    ['the call is refused', new AppError('not-found')],
    ['no error is thrown', 'Connection terminated'],
  ])('when %s', (_when, error) => {
    expect(isConnectionLost(error)).toBe(false);
  });
});
