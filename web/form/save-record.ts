import { changedFields, overlaid, pick } from './changes.ts';
import type { FormValues } from './changes.ts';
import { conflictOf, merged, versionOf } from './conflict.ts';
import type { Conflict } from './conflict.ts';
import type { ContractFormInput } from './contract-form.ts';
import type { Ground } from './form-state.ts';
import { schemaFaults } from './validation.ts';
import type { Faults } from './validation.ts';

// Changes of other fields are joined by themselves; a record that others save all the time is left to the person.
const SILENT_JOINS = 3;

export type SaveOutcome<V extends FormValues> =
  | { readonly kind: 'saved'; readonly ground: Ground<V> }
  | { readonly kind: 'invalid'; readonly errors: Faults }
  | { readonly kind: 'conflict'; readonly conflict: Conflict<V> }
  | { readonly kind: 'failed'; readonly fault: unknown };

/** Checks the values and saves what differs from the ground; joins changes of others that touch no field of mine. */
export function saveRecord<V extends FormValues>(
  { schema, onSave }: Pick<ContractFormInput<V>, 'schema' | 'onSave'>,
  ground: Ground<V>,
  mine: V,
): Promise<SaveOutcome<V>> {
  return attempt(ground, mine, SILENT_JOINS);

  async function attempt(over: Ground<V>, values: V, joins: number): Promise<SaveOutcome<V>> {
    const read = schema.safeParse(values);
    if (!read.success) return { kind: 'invalid', errors: schemaFaults(read.error) };
    const parsed = { ...values, ...(read.data as Partial<V>) };
    const changes = pick(parsed, changedFields(over.values, parsed));
    try {
      const record = await onSave(changes, { values: parsed, version: over.version });
      return {
        kind: 'saved',
        ground: { values: overlaid(parsed, record), version: versionOf(record) ?? over.version },
      };
    } catch (fault) {
      const conflict = conflictOf(fault, ground.values, mine);
      if (conflict === null) return { kind: 'failed', fault };
      if (conflict.clashes.length > 0 || joins === 0) return { kind: 'conflict', conflict };
      return attempt(groundOf(conflict), merged(conflict, ground.values, mine, {}), joins - 1);
    }
  }
}

/** The newer record as the ground of the next save. */
export function groundOf<V extends FormValues>({ current, version }: Conflict<V>): Ground<V> {
  return { values: current, version };
}
