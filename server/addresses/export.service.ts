import { addressFields } from '#contract/address-record.ts';
import { relationWords, type Relation } from '#contract/addresses.ts';
import type { exportAddresses, exportRelations } from '#contract/exports.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { dayCell, fieldColumnsBut, type FileColumnOf } from '#contract/file-cells.ts';
import { addressesOf } from '#server/core/people/addresses.sql.ts';
import type { UnitCall } from '#server/http/route.ts';
import { tableOf } from '#server/http/table-of.ts';
import { relationsOn } from './relations.sql.ts';

const relationColumns: readonly FileColumnOf<Relation>[] = [
  { head: 'Jméno', cell: ({ full_name }) => full_name },
  { head: 'Titul před jménem', cell: ({ title_before }) => title_before },
  { head: 'Titul za jménem', cell: ({ title_after }) => title_after },
  { head: 'Vztah', cell: ({ relation }) => relationWords[relation] },
  { head: 'Dům', cell: ({ building_name }) => building_name },
  { head: 'Číslo prostoru', cell: ({ space_number }) => space_number },
  { head: 'Variabilní symbol', cell: ({ variable_symbol }) => variable_symbol },
  { head: 'Od', cell: ({ valid_from }) => dayCell(valid_from) },
  { head: 'Do', cell: ({ valid_to }) => dayCell(valid_to) },
  { head: 'Počet osob', cell: ({ users_count }) => users_count },
  { head: 'Smlouva do', cell: ({ contract_valid_to }) => dayCell(contract_valid_to) },
  { head: 'E-mail', cell: ({ email }) => email },
  { head: 'Telefon', cell: ({ phone }) => phone },
];

/** The address book of the unit as a file. Errors: `not-found`. */
export async function sendAddresses(call: UnitCall<typeof exportAddresses>) {
  return tableOf(call, {
    name: 'Adresář',
    cursor: 'addresses',
    statement: addressesOf(call.unit),
    columns: [
      ...fieldColumnsBut(addressFields, ['city_id']),
      { head: 'Další kontakty', cell: ({ other_contacts }) => other_contacts },
    ],
  });
}

/** People of the unit with their spaces of today as a file. Errors: `not-found`. */
export async function sendRelations(call: UnitCall<typeof exportRelations>) {
  const day = pragueDay(call.portal.now());
  return tableOf(call, {
    name: 'Osoby s prostory',
    cursor: 'relations',
    statement: relationsOn(call.unit, day),
    columns: relationColumns,
  });
}
