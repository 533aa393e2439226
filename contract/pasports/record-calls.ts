import { z } from 'zod';
import { endingsOffer, namedEndings } from '#contract/endings.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listOf } from '#contract/envelope.ts';
import { day, id, wholeNumber } from '#contract/fields.ts';
import { deleted, savedVersion, spaceRecord, stamps } from './pasport.ts';
import { NOT_A_NUMBER } from '#contract/rules/number.ts';

// Records of a space over time. Paths and replies are the specification's (section 7, Pasports);
// saving is its generic one: PUT changes, POST with id 0 inserts.

export const dayOrNone = day.nullable();
export const spaceParams = z.object({ unit_id: id, pasport_id: id });
export const recordBase = { unit_id: z.int(), pasport_id: z.int(), ...stamps };

/** How many rows a short list has: 3 when left out (specification, section 9). */
export const shortQuery = z.object({
  limit: z.coerce.number(NOT_A_NUMBER).pipe(wholeNumber(1, 1000)).default(3),
});

/** A short list also says how many rows there are in all. */
export function shortListOf<R extends z.ZodType>(row: R) {
  return listOf(row).extend({ total: z.int() });
}

/** Describes the four calls of one kind of record. */
export function recordCalls<
  F extends z.ZodRawShape,
  const N extends keyof F & string,
  R extends z.ZodType,
>(one: string, name: string, fields: F, needed: readonly N[], record: R) {
  const path = `/v1/pasport/${one}/{unit_id}/{pasport_id}/{id}`;
  const partial = z.object(fields).partial().shape;
  const required = Object.fromEntries(needed.map((key) => [key, fields[key]])) as Pick<F, N>;
  return {
    get: endpoint({
      method: 'GET',
      path,
      access: 'user',
      modules: ['pasports'],
      summary: `${name}: jeden záznam`,
      params: spaceRecord,
      result: record,
    }),
    create: endpoint({
      method: 'POST',
      path,
      access: 'user',
      modules: ['pasports'],
      summary: `${name}: nový záznam; id je 0; endings jmenuje záznamy, které tím den předtím skončí, jak je nabídlo odmítnutí`,
      creates: true,
      params: spaceRecord,
      body: z.object({ ...partial, ...required, endings: namedEndings }),
      result: record,
      refuses: ['licence-expired', 'overlapping-validity', 'shares-over-whole'],
      tells: { 'overlapping-validity': endingsOffer, 'shares-over-whole': endingsOffer },
    }),
    update: endpoint({
      method: 'PUT',
      path,
      access: 'user',
      modules: ['pasports'],
      summary: `${name}: změna záznamu; posílají se jen změněná pole`,
      params: spaceRecord,
      body: z.object({ ...savedVersion, ...partial }),
      result: record,
      refuses: ['overlapping-validity', 'shares-over-whole'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path,
      access: 'user',
      modules: ['pasports'],
      summary: `${name}: smazání záznamu`,
      params: spaceRecord,
      result: deleted,
    }),
  };
}
