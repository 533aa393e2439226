import type { ImportBatch } from '#contract/imports.ts';
import type { ColumnMapping, ConstantValues } from './mapping.ts';

/** Since when something holds is asked for wherever there is such a field. */
const SINCE = 'valid_from';

type Fields = ImportBatch['fields'];

/** Values for all rows as the import has them. */
export function constantsIn({ constants }: Pick<ImportBatch, 'constants'>): ConstantValues {
  return Object.fromEntries(constants.map(({ field, value }) => [field, value]));
}

/** Fields whose value for all rows is asked for: what the file lacks and what was added by hand. */
export function askedFields(
  fields: Fields,
  mapping: ColumnMapping,
  values: ConstantValues,
): Fields {
  return fields.filter(
    ({ field, required }) =>
      !mapping.includes(field) && (required || field === SINCE || values[field] !== undefined),
  );
}

/** Fields that no column says and that may be given one value for all rows. */
export function fieldsToAdd(
  fields: Fields,
  mapping: ColumnMapping,
  values: ConstantValues,
): Fields {
  const asked = askedFields(fields, mapping, values);
  return fields.filter((each) => !mapping.includes(each.field) && !asked.includes(each));
}

/** What is sent: values that say something, of fields that no column says. */
export function constantsToSend(mapping: ColumnMapping, values: ConstantValues) {
  return Object.entries(values)
    .map(([field, value]) => ({ field, value: value.trim() }))
    .filter(({ field, value }) => value !== '' && !mapping.includes(field));
}
