import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { identityClaims } from '#contract/identity.ts';
import { aliasesOf } from '#contract/record.ts';
import { recordSchema } from '#server/http/record-schema.ts';
import { describedRecords, type Described } from './described-records.ts';
import { endpoints, nameOf } from './endpoints/contract.ts';

// What a person writes of a record has one name: in forms, calls, replies and files.

/** What a save says besides the record: which one it is, who asks, the file of a new report, whether a request is settled, which former records end; of a meter its states, and how the former one ends; pictures of readings. */
const beside = new Set([
  'version',
  ...Object.keys(identityClaims.shape),
  'unit_id',
  'file',
  'settles_request',
  'endings',
  'start_state',
  'end_state',
  'overflowed',
  'removal_reason',
  'photo',
  'start_photo',
  'end_photo',
]);
/** What a save writes of a record with these fields. */
const bodyOf = ({ body }: Endpoint, names: readonly string[]) =>
  Object.keys(body.shape).filter((name) => names.includes(name) || !beside.has(name));
const readOf = (endpoint: Endpoint) => Object.keys(recordSchema(endpoint)?.shape ?? {});

/** The answer itself, and the parts of it: a call that makes many records of one request has lists of them. */
const partsOf = ({ result }: Endpoint): unknown[] => [
  result,
  ...(result instanceof z.ZodObject ? Object.values(result.shape) : []),
];

/** Saves of a record by its changed fields. */
const saves = endpoints.filter(({ body }) => 'version' in body.shape);

/** The saves that write the record and answer with it, and the calls that make one of the same reply. */
function writersOf({ written, told }: Described): Endpoint[] {
  const names = Object.keys(written);
  const changing = saves.filter((save) => {
    const read = readOf(save);
    return (
      names.every((name) => name in save.body.shape) &&
      Object.keys(told).every((name) => read.includes(name))
    );
  });
  const replies = new Set<unknown>(changing.map(recordSchema));
  const making = endpoints.filter(
    (one) =>
      one.creates &&
      partsOf(one).some((part) => replies.has(part)) &&
      bodyOf(one, names).some((name) => names.includes(name)),
  );
  return [...changing, ...making];
}

test('the contract describes its records', () => {
  expect(describedRecords.length).toBeGreaterThan(12);
});

describe.each(describedRecords)('%s', (_name, record) => {
  const { written, told } = record;
  const names = Object.keys(written);
  const writers = writersOf(record);

  test('has a call that saves it by the names of its fields and by no other, and answers with all of it', () => {
    expect(writers.length).toBeGreaterThan(0);
    for (const writer of writers)
      expect([nameOf(writer), bodyOf(writer, names).toSorted()]).toEqual([
        nameOf(writer),
        names.toSorted(),
      ]);
  });

  test('is read by the names that it is written by', () => {
    for (const writer of writers) {
      const read = new Set(readOf(writer));
      const missing = names.filter((name) => !read.has(name));
      expect([nameOf(writer), missing]).toEqual([nameOf(writer), []]);
    }
  });

  test('is taken under its declared other names, which no reply and no other field has', () => {
    const others = aliasesOf(written);
    const known = new Set([...names, ...Object.keys(told)]);
    expect(Object.keys(others).filter((name) => known.has(name))).toEqual([]);
    for (const writer of writers) {
      expect([nameOf(writer), writer.aliases]).toEqual([nameOf(writer), others]);
      expect(readOf(writer).filter((name) => name in others)).toEqual([]);
    }
  });
});
