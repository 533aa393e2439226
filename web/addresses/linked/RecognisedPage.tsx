import { Button } from '@mantine/core';
import { IconLink } from '#web/icons/IconLink.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Recognised } from '#contract/linked-addresses.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { paths } from '#web/lib/paths.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { useOpenAddress } from '../open-address.ts';
import { alikeWords } from './alike-words.ts';
import { useLinkRecognised, useRecognised } from './linked.queries.ts';

const rowKey = ({ address_id, other_id }: Recognised) => `${address_id} ${other_id}`;
const reasonsOf = ({ reasons }: Recognised) =>
  reasons.map((reason) => alikeWords[reason]).join(', ');
const searchIn = (row: Recognised) => [row.full_name, row.other_name, row.other_unit_name];

const columns: readonly Column<Recognised>[] = [
  { text: 'Osoba', value: 'full_name', sortable: true, width: 220, fixed: true, telling: true },
  { text: 'Je i v jednotce', value: 'other_unit_name', sortable: true, width: 240, telling: true },
  { text: 'Tam zapsána jako', value: 'other_name', sortable: true, width: 220 },
  {
    text: 'Podle čeho',
    id: 'reasons',
    value: reasonsOf,
    sortable: true,
    width: 280,
    telling: true,
  },
];

/** Persons of the unit who are probably written down in others too, to be linked together or one by one. */
export function RecognisedPage({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useRecognised(unit_id);
  const [marked, setMarked] = useState<string>();
  const navigate = useNavigate();
  const openAddress = useOpenAddress();
  const leave = () => void navigate({ to: paths.AddressBook });
  useEscape(leave);
  return (
    <OpenedRecord backLabel="Zpět na adresář" onBack={leave}>
      <Page
        title="Osoby v dalších jednotkách"
        note="Patrně tytéž osoby; po propojení si každá jednotka vede své údaje a u osoby je vidět, v čem se liší"
      >
        {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
        {data?.values.length === 0 ? (
          <EmptyState
            title="Nikdo další k propojení"
            text="Porovnána byla jména s daty narození, telefony a e-maily osob ve všech jednotkách."
            icon="users"
          />
        ) : (
          <DataTable
            id="recognised-persons"
            label="Osoby v dalších jednotkách"
            rows={data?.values}
            columns={columns}
            rowKey={rowKey}
            marked={marked}
            searchIn={searchIn}
            onSelect={(row) => setMarked(rowKey(row))}
            onActivate={({ address_id }) => openAddress(unit_id, address_id)}
            activateLabel="Otevřít"
            seek={{ placeholder: 'Jméno, jednotka', label: 'Hledat osobu' }}
            renderPicked={(rows) => <LinkPicked unit_id={unit_id} rows={rows} />}
          />
        )}
      </Page>
    </OpenedRecord>
  );
}

const linkedText = (count: number) =>
  `${czechPlural(count, 'Propojen', 'Propojeny', 'Propojeno')} ${count} ${czechPlural(count, 'záznam', 'záznamy', 'záznamů')}`;

function LinkPicked({ unit_id, rows }: { unit_id: number; rows: readonly Recognised[] }) {
  const linking = useLinkRecognised();
  const pairs = rows.map(({ address_id, other_id }) => ({ address_id, other_id }));
  const link = () =>
    linking.mutate(
      { params: { unit_id }, body: { pairs } },
      {
        onSuccess: ({ linked_count, left_count }) =>
          flash(
            left_count === 0
              ? linkedText(linked_count)
              : `${linkedText(linked_count)}; ${left_count} propojit nelze, v jedné jednotce by byly dva. Slučte je.`,
          ),
        onError: (error) => flashError(userMessage(error)),
      },
    );
  return (
    <Button
      leftSection={<IconLink size="1.125rem" aria-hidden="true" />}
      loading={linking.isPending}
      onClick={link}
    >
      Propojit
    </Button>
  );
}
