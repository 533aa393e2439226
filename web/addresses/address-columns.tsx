import { Anchor } from '@mantine/core';
import { formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { overdueColumn, type DebtsLook } from '#web/core/arrears/overdue-column.tsx';
import { pathTo } from '#web/lib/paths.ts';
import { PhoneLink } from '#web/ui/Reach.tsx';
import { typeWords } from './address-words.ts';
import type { BookRow } from './book-filters.ts';

interface Reached {
  readonly email: string;
  readonly phone: string;
}

/** The address as a link that writes a letter. */
export function mailLink({ email }: Pick<Reached, 'email'>) {
  return email === '' ? '' : <Anchor href={`mailto:${email}`}>{email}</Anchor>;
}

/** The number as a link that calls. */
export function phoneLink({ phone }: Pick<Reached, 'phone'>) {
  return <PhoneLink phone={phone} />;
}

const name: Column<BookRow> = {
  text: 'Jméno',
  value: 'full_name',
  sortable: true,
  width: 220,
  fixed: true,
  telling: true,
};
const type: Column<BookRow> = {
  text: 'Typ',
  id: 'type',
  value: (row) => typeWords[row.address_type],
  sortable: true,
  width: 140,
};
const street: Column<BookRow> = { text: 'Ulice', value: 'street', sortable: true, width: 190 };
const city: Column<BookRow> = { text: 'Město', value: 'city', sortable: true, width: 120 };
const phone: Column<BookRow> = {
  text: 'Telefon',
  value: 'phone',
  width: 150,
  whole: true,
  render: phoneLink,
};
const email: Column<BookRow> = {
  text: 'E-mail',
  value: 'email',
  sortable: true,
  width: 210,
  render: mailLink,
};
const changed: Column<BookRow> = {
  text: 'Změněno',
  value: 'updated',
  sortable: true,
  width: 150,
  render: (row) => formatDateTime(row.updated),
};

/** Columns of the list of addresses. */
export const addressColumns: readonly Column<BookRow>[] = [
  name,
  { ...street, telling: true },
  city,
  { text: 'PSČ', value: 'zip', sortable: true, width: 90 },
  { ...phone, telling: true },
  email,
  { text: 'SIPO', value: 'sipo', width: 120 },
  { text: 'Bydlící', value: 'resident', sortable: true, width: 100, hiddenFirst: true },
  {
    text: 'Stav',
    id: 'state',
    value: (row) => (row.hidden ? 'skrytá' : 'aktivní'),
    sortable: true,
    width: 100,
    hiddenFirst: true,
  },
];

/** Columns of the contacts: whom to call and write to. */
export const contactColumns: readonly Column<BookRow>[] = [
  { ...name, text: 'Jméno/Název' },
  { ...type, telling: true },
  { ...phone, telling: true },
  email,
  city,
  { text: 'IČO', value: 'business_id', sortable: true, width: 100 },
  { text: 'Skrytý', value: 'hidden', sortable: true, width: 80 },
];

/** Columns of the overview: what was changed last. */
export const recentColumns: readonly Column<BookRow>[] = [
  name,
  type,
  city,
  { ...phone, telling: true },
  email,
  { ...changed, telling: true },
];

/** What is overdue on the accounts that the person is of; not summed, because an account may be of more people. */
export const overdueOfPerson = (look: DebtsLook): Column<BookRow> =>
  overdueColumn<BookRow>(look, {
    together: ({ unit_id, address_id }) =>
      `${pathTo('Address', { address_id: String(address_id) })}?unit=${unit_id}&tab=payments`,
  });
