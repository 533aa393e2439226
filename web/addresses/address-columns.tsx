import type { AddressRow, Relation } from '#contract/addresses.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { relationWords, typeWords } from './address-words.ts';

function mailLink({ email }: { email: string }) {
  return email === '' ? '' : <a href={`mailto:${email}`}>{email}</a>;
}

function phoneLink({ phone }: { phone: string }) {
  return phone === '' ? '' : <a href={`tel:${phone.replaceAll(/\s/g, '')}`}>{phone}</a>;
}

const name: Column<AddressRow> = {
  text: 'Jméno',
  value: 'full_name',
  sortable: true,
  width: 240,
  fixed: true,
  telling: true,
};
const city: Column<AddressRow> = { text: 'Město', value: 'city', sortable: true, width: 150 };
const phone: Column<AddressRow> = {
  text: 'Telefon',
  value: 'phone',
  width: 160,
  render: phoneLink,
  telling: true,
};
const email: Column<AddressRow> = {
  text: 'E-mail',
  value: 'email',
  sortable: true,
  width: 220,
  render: mailLink,
};

/** Columns of the list of addresses. */
export const addressColumns: readonly Column<AddressRow>[] = [
  name,
  { text: 'Ulice', value: 'street', sortable: true, width: 210, telling: true },
  city,
  { text: 'PSČ', value: 'zip', sortable: true, width: 90 },
  phone,
  email,
  { text: 'SIPO', value: 'sipo', width: 120 },
  { text: 'Stav', value: (row) => (row.hidden ? 'skrytá' : 'aktivní'), sortable: true, width: 100 },
];

/** Columns of the contacts: whom to call and write to. */
export const contactColumns: readonly Column<AddressRow>[] = [
  { ...name, text: 'Jméno/Název' },
  {
    text: 'Typ',
    value: (row) => typeWords[row.address_type],
    sortable: true,
    width: 150,
    telling: true,
  },
  phone,
  email,
  city,
  { text: 'IČO', value: 'business_id', sortable: true, width: 110 },
  { text: 'Skrytý', value: 'hidden', sortable: true, width: 90 },
];

const day = (value: string | null) => (value === null ? '' : formatDate(value));

/** Columns of tenants, owners and residents. */
export const relationColumns: readonly Column<Relation>[] = [
  { text: 'Jméno', value: 'full_name', sortable: true, width: 220, fixed: true, telling: true },
  {
    text: 'Vztah',
    value: (row) => relationWords[row.relation],
    sortable: true,
    width: 110,
    telling: true,
  },
  { text: 'Dům', value: 'building_name', sortable: true, width: 190, telling: true },
  { text: 'Prostor', value: 'space_number', sortable: true, width: 100 },
  { text: 'Variabilní symbol', value: 'variable_symbol', sortable: true, width: 150 },
  {
    text: 'Od',
    value: 'valid_from',
    sortable: true,
    width: 120,
    render: (row) => day(row.valid_from),
  },
  { text: 'Do', value: 'valid_to', sortable: true, width: 120, render: (row) => day(row.valid_to) },
  { text: 'Osob', value: 'users_count', sortable: true, width: 90, align: 'right' },
  {
    text: 'Smlouva do',
    value: 'contract_valid_to',
    sortable: true,
    width: 130,
    render: (row) => day(row.contract_valid_to),
  },
  {
    text: 'Upozornění',
    value: 'contract_warning',
    sortable: true,
    width: 130,
    render: (row) => day(row.contract_warning),
  },
];
