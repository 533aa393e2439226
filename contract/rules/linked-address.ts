// What records of one firm or one person in several units have in common: who it is and how it is
// reached. The note, the number of SIPO and the hiding are of each unit.

/** Fields that linked records of the address book share. */
export const SHARED_FIELDS = [
  'address_type',
  'title_before',
  'last_name',
  'first_name',
  'title_after',
  'company_name',
  'birth_date',
  'business_id',
  'vat',
  'street',
  'city_id',
  'city',
  'zip',
  'phone',
  'email',
  'data_box',
  'contact_preference',
  'delivery_name',
  'delivery_street',
  'delivery_city',
  'delivery_zip',
] as const;
type SharedField = (typeof SHARED_FIELDS)[number];

/** What of a record linked ones share. */
export type Shared = { readonly [F in SharedField]: string | number | null };

/** The shared fields of a record alone. */
export function sharedOf<R extends Shared>(record: R): Pick<R, SharedField> {
  return Object.fromEntries(SHARED_FIELDS.map((field) => [field, record[field]])) as Pick<
    R,
    SharedField
  >;
}

/** In which of the shared fields the records differ; a town is told by its name. */
export function differingFields(one: Shared, other: Shared): SharedField[] {
  return SHARED_FIELDS.filter((field) => field !== 'city_id' && one[field] !== other[field]);
}

/** Of a firm every record says the same; of a person each unit decides by itself. */
export function isSharedAlways({ address_type }: { readonly address_type: unknown }): boolean {
  return address_type !== 'person';
}
