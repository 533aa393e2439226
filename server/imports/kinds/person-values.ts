import { companyKey, isCompanyName, personKey, splitName } from '#contract/rules/person-name.ts';

/** What a row says of a person or a company, read. */
export interface PersonValues {
  readonly address_type?: 'person' | 'company' | 'supplier' | 'office';
  readonly title_before?: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly last_first?: string;
  readonly first_last?: string;
  readonly company_name?: string;
  readonly birth_date?: string;
  readonly business_id?: string;
  readonly street?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** The columns of the address book that the row sets. */
export type PersonColumns = Omit<PersonValues, 'last_first' | 'first_last'>;

/** Puts a name of one column into the fields it belongs to, and tells a company from a person. */
export function personColumnsOf(values: PersonValues): PersonColumns {
  const { last_first, first_last, ...columns } = values;
  const whole = last_first ?? first_last;
  const address_type = columns.address_type ?? typeOf(columns, whole);
  if (whole === undefined) return { ...columns, address_type };
  if (address_type !== 'person') return { company_name: whole, ...columns, address_type };
  return { ...splitName(whole, last_first !== undefined), ...columns, address_type };
}

function typeOf(columns: PersonColumns, whole: string | undefined): 'person' | 'company' {
  const { last_name, company_name, birth_date } = columns;
  if (last_name !== undefined || birth_date !== undefined) return 'person';
  if (company_name !== undefined) return 'company';
  return whole !== undefined && isCompanyName(whole) ? 'company' : 'person';
}

/** The name by which a record is shown, as the database puts it together. */
export function fullName(
  record: Readonly<
    Record<'address_type' | 'first_name' | 'last_name' | 'company_name', string | null | undefined>
  >,
): string {
  const { address_type, first_name, last_name, company_name } = record;
  if (address_type !== 'person') return company_name ?? '';
  return `${last_name ?? ''} ${first_name ?? ''}`.trim();
}

/** By what two records of the same name are told apart; an empty one tells nothing. */
export interface Identity {
  readonly name: string;
  readonly birth_date: string;
  readonly business_id: string;
  readonly email: string;
  readonly phone: string;
  readonly street: string;
}

type Identified = {
  readonly [K in keyof PersonColumns]?: PersonColumns[K] | null | undefined;
};

/** The identity of a row or of a record. */
export function identityOf(
  record: Omit<Identified, 'address_type'> & { readonly address_type?: string },
): Identity {
  const { address_type, first_name, last_name, company_name } = record;
  const isPerson = (address_type ?? 'person') === 'person';
  return {
    name: isPerson
      ? `p ${personKey(`${last_name ?? ''} ${first_name ?? ''}`)}`
      : `c ${companyKey(company_name ?? '')}`,
    birth_date: record.birth_date ?? '',
    business_id: record.business_id ?? '',
    email: (record.email ?? '').toLowerCase(),
    phone: (record.phone ?? '').replace(/\D/g, '').slice(-9),
    street: companyKey(record.street ?? ''),
  };
}
