import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { Suspense, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { soughtNames } from '#contract/rules/sought-name.ts';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { useBegun } from '#web/lib/begun.ts';
import { debtsLook } from '#web/core/arrears/overdue-column.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column, Sort } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { Page } from '#web/ui/Page.tsx';
import { overdueOfPerson } from './address-columns.tsx';
import { bookFilters, OWING } from './book-filters.ts';
import type { BookFilterName, BookRow } from './book-filters.ts';
import { BookToolbar, HiddenOnes } from './BookToolbar.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { residentsDay } from './ResidentsDay.tsx';
import { rowKey, useAddressBook } from './useAddressBook.ts';
import type { AddressBook } from './useAddressBook.ts';
import { late } from '#web/ui/late.tsx';

const searchIn = (row: BookRow) => [
  ...soughtNames(row),
  row.street,
  row.city,
  row.zip,
  row.phone,
  row.email,
  row.other_contacts,
  row.business_id,
  row.sipo,
];
const isHidden = (row: BookRow) => row.hidden;

const AddressBulk = late(() => import('./AddressBulk.tsx'), 'AddressBulk');
const NewAddress = late(() => import('./NewAddress.tsx'), 'NewAddress');

interface AddressListProps {
  unit_id: number;
  title: string;
  /** Name of the table, under which its columns are kept. */
  id: string;
  label: string;
  columns: readonly Column<BookRow>[];
  filters?: readonly BookFilterName[];
  initialSort?: Sort;
  /** The cursor starts in the search. */
  startsHere?: boolean;
  /** Stands over the table. */
  children?: ReactNode;
}

/** Records of the address book in a table; Enter or a double click opens one. */
export function AddressList(props: AddressListProps) {
  const { unit_id, filters = [], startsHere = false } = props;
  const book = useAddressBook(unit_id, props.id);
  const { table, place } = book;
  useBegun(book.create);
  // Who comes back from a record goes on from its row.
  const { owing, missing } = book;
  const isOwing = place.filter === OWING;
  const { told, error } = owing;
  const columns = useMemo(() => {
    const look = debtsLook({ told, error }, { as_of: place.as_of, isSeen: isOwing });
    return look === undefined ? props.columns : [...props.columns, overdueOfPerson(look)];
  }, [props.columns, told, error, place.as_of, isOwing]);
  const [startsInSearch] = useState(startsHere && place.row === undefined);
  return (
    <Page
      title={props.title}
      action={<NewButton onClick={book.create} />}
      overview={props.children}
      note={residentsDay(book)}
    >
      <Filters names={filters} book={book} />
      {missing?.error ? (
        <LoadError error={missing.error} onRetry={missing.retry} />
      ) : (
        <DataTable
          id={props.id}
          label={props.label}
          rows={book.rows}
          firstRows={book.firstRows}
          columns={columns}
          rowKey={rowKey}
          marked={table.marked ?? place.row}
          searchIn={searchIn}
          initialSort={props.initialSort}
          onSelect={book.select}
          onActivate={book.open}
          activateLabel="Otevřít"
          seek={{
            placeholder: 'Jméno, adresa, telefon, e-mail',
            label: 'Hledat v adresáři',
            startsHere: startsInSearch,
            text: book.search,
            onText: book.setSearch,
          }}
          emptyAction={<FirstSteps book={book} />}
          isDimmed={isHidden}
          renderPicked={(rows) => <AddressBulk unit_id={unit_id} rows={rows} />}
          filters={<HiddenOnes book={book} />}
          held={Number(book.showHidden)}
          toolbar={<BookToolbar />}
          wholeFile={wholeFileOf('Celá tabulka', 'addresses', unit_id)}
        />
      )}
      {table.newRecord === null ? null : (
        <Suspense>
          <NewAddress
            unit_id={unit_id}
            known={table.rows ?? []}
            onSaved={book.showSaved}
            onClose={table.clearMark}
          />
        </Suspense>
      )}
    </Page>
  );
}

function NewButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={<IconPlus size="1.125rem" aria-hidden="true" />} onClick={onClick}>
      Nový kontakt
    </Button>
  );
}

function Filters({ names, book }: { names: readonly BookFilterName[]; book: AddressBook }) {
  if (names.length === 0) return null;
  const { counts, place, go, owing } = book;
  const offered = names.filter((name) => name !== OWING || owing.told !== null);
  const choices = offered.map((name) => ({
    name,
    text: bookFilters[name].text,
    count: counts?.[name],
  }));
  return (
    <FilterChips
      label="Výběr záznamů"
      choices={choices}
      value={place.filter}
      onChange={(filter) => go({ filter, row: undefined })}
    />
  );
}
