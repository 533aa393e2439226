import { setColumns, type PersonColumns } from './person-values.ts';
import type { PersonRow } from './persons.sql.ts';
import { differs, NOTHING, type Plan } from './plan.ts';

const BLANK = {
  title_before: '',
  first_name: '',
  last_name: '',
  title_after: '',
  company_name: '',
  birth_date: null,
  business_id: '',
  vat: '',
  street: '',
  city_id: null,
  city: '',
  zip: '',
  phone: '',
  email: '',
  data_box: '',
  contact_preference: 'post',
  delivery_name: '',
  delivery_street: '',
  delivery_city: '',
  delivery_zip: '',
  sipo: '',
  note: '',
  hidden: false,
};

/** Inserts the record, or changes what the row says otherwise than the record has it. */
export function personPlan(
  key: string,
  person: PersonRow | undefined,
  columns: PersonColumns,
): Plan {
  const set = setColumns(columns);
  if (person === undefined) {
    const inserts = [{ table: 'addresses', key, columns: { ...BLANK, ...set } }] as const;
    return { state: 'new', inserts, updates: [] };
  }
  if (!differs({ ...person }, set)) return NOTHING;
  const { address_id: id, version } = person;
  return {
    state: 'changed',
    inserts: [],
    updates: [{ table: 'addresses', id, version, columns: set }],
  };
}
