import { Anchor } from '@mantine/core';
import { IconTruckDelivery } from '#web/icons/IconTruckDelivery.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { relationWords } from '#contract/addresses.ts';
import { mailLink, phoneLink } from '../address-columns.tsx';
import styles from './relations.module.css';
import type { PersonRow } from './relation-rows.ts';
import { spaceAddress } from './space-link.ts';

const phone: Column<PersonRow> = {
  text: 'Telefon',
  value: 'phone',
  width: 150,
  whole: true,
  hiddenFirst: true,
  render: phoneLink,
};

const day = (value: string | null) => formatDate(value ?? '');

/** Columns of what binds a person to a space. */
export const spaceColumns: readonly Column<PersonRow>[] = [
  {
    text: 'Vztah',
    id: 'relation',
    value: ({ relation }) => (relation === null ? '' : relationWords[relation]),
    sortable: true,
    width: 100,
    telling: true,
  },
  { text: 'Dům', value: 'building_name', sortable: true, width: 140 },
  {
    text: 'Prostor',
    value: 'space_number',
    sortable: true,
    width: 90,
    telling: true,
    render: (row) => spaceLink(row),
  },
  {
    text: 'Variabilní symbol',
    value: 'variable_symbol',
    sortable: true,
    width: 150,
    hiddenFirst: true,
  },
  {
    text: 'Od',
    value: 'valid_from',
    sortable: true,
    width: 105,
    telling: true,
    render: (row) => day(row.valid_from),
  },
  { text: 'Do', value: 'valid_to', sortable: true, width: 105, render: (row) => day(row.valid_to) },
  { text: 'Osob', value: 'users_count', sortable: true, width: 80, align: 'right' },
  {
    text: 'Smlouva do',
    value: 'contract_valid_to',
    sortable: true,
    width: 120,
    render: (row) => day(row.contract_valid_to),
  },
  {
    text: 'Upozornění',
    value: 'contract_warning',
    sortable: true,
    width: 120,
    hiddenFirst: true,
    render: (row) => day(row.contract_warning),
  },
];

/** Columns of tenants, owners and residents. */
export const relationColumns: readonly Column<PersonRow>[] = [
  { text: 'Jméno', value: 'full_name', sortable: true, width: 180, fixed: true, telling: true },
  ...spaceColumns,
  phone,
  {
    text: 'E-mail',
    value: 'email',
    sortable: true,
    width: 220,
    hiddenFirst: true,
    render: mailLink,
  },
  {
    text: 'Střih při stěhování',
    id: 'moving',
    value: (row) => (mayMove(row) ? 'Stěhování' : ''),
    width: 150,
    whole: true,
    exported: false,
    render: (row) => moveLink(row),
  },
];

/** The same as cards of a phone: who, where, and the number to call. */
export const relationCards: readonly Column<PersonRow>[] = relationColumns.map((column) => {
  // Who owns a space and lives in it has two cards, which would look as one told twice.
  if (column.value === 'space_number')
    return { ...column, telling: true, render: (row) => <BoundSpace row={row} /> };
  if (column === phone) return { ...column, telling: true, hiddenFirst: false };
  return { ...column, telling: column.value === 'full_name' };
});

function BoundSpace({ row }: { row: PersonRow }) {
  return (
    <>
      {spaceLink(row)}
      {row.relation === null ? null : `, ${relationWords[row.relation]}`}
    </>
  );
}

function spaceLink(row: PersonRow) {
  const { pasport_space_id, relation, building_name, space_number } = row;
  if (pasport_space_id === null || relation === null) return space_number;
  return (
    <Anchor component={InnerLink} href={spaceAddress({ pasport_space_id, relation })}>
      {building_name === '' ? null : <span className={styles.house}>{building_name} / </span>}
      {space_number}
    </Anchor>
  );
}

/** Only who still uses a space can move out of it. */
function mayMove({ relation, valid_to }: PersonRow): boolean {
  return relation === 'tenant' && valid_to === null;
}

function moveLink(row: PersonRow) {
  const { pasport_space_id, full_name } = row;
  if (!mayMove(row) || pasport_space_id === null) return '';
  return (
    <Anchor
      component={InnerLink}
      className={styles.move ?? ''}
      href={spaceAddress({ pasport_space_id, relation: 'tenant' })}
      title={`Ukončit nájem a založit další: ${full_name}`}
    >
      <IconTruckDelivery size="1.125rem" aria-hidden="true" />
      Stěhování
    </Anchor>
  );
}
