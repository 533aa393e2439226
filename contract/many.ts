import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, wholeNumber } from './fields.ts';
import type { ModuleName } from './module-names.ts';

// Fields of many records changed by one call: all of them, or none.

/** How many records one call changes at most. */
export const MOST_AT_ONCE = 500;

/** Records that the call names, each as the person saw it. */
const seenRecord = z.object({ id, version: wholeNumber(1, 2_147_483_647) });

/** What a refused change tells as `current`: the records that stand in its way, each with the reason. */
export const refusedRecords = z.object({
  records: z.array(
    z.object({
      id: z.int(),
      /** Which field of the record is at fault; empty when it is no one field. */
      field: z.string(),
      message: z.string(),
    }),
  ),
});

/** The body of a call over many records. */
function bodyOf<F extends z.ZodObject>(fields: F) {
  return z.object({
    records: z
      .array(seenRecord)
      .min(1, 'Vyberte aspoň jeden záznam')
      .max(MOST_AT_ONCE, `Vyberte nejvýše ${MOST_AT_ONCE} záznamů`),
    fields: fields.refine((given) => Object.values(given).some((value) => value !== undefined), {
      message: 'Vyberte, co se má změnit',
    }),
  });
}

interface Draft<F extends z.ZodObject> {
  readonly path: string;
  readonly modules: readonly ModuleName[];
  readonly summary: string;
  /** The fields that may be changed; only those given are. */
  readonly fields: F;
}

/** The call that changes fields of many records of a unit, each by the rules of its own form. */
export function changeOfMany<F extends z.ZodObject>({ fields, ...draft }: Draft<F>) {
  return endpoint({
    ...draft,
    method: 'POST',
    access: 'user',
    timeoutMs: 15_000,
    params: z.object({ unit_id: id }),
    body: bodyOf(fields),
    result: z.object({ changed_count: z.int() }),
    refuses: ['records-refused'],
    tells: { 'records-refused': refusedRecords },
  });
}

/** A call that changes many records, whatever their fields. */
export type ChangeOfMany = ReturnType<typeof changeOfMany>;
