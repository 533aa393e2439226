import { Button, Skeleton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { DuplicateGroup } from '#contract/addresses.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import { reasonWords } from '../address-words.ts';
import { useDuplicates } from '../addresses.queries.ts';
import { mergeAddress } from './merge-link.ts';
import merge from './merge.module.css';

/** How many groups are shown at once. */
const SHOWN = 25;

/** Records that look like one person or firm, to be compared and merged. */
export function DuplicatesPage({ unit_id }: { unit_id: number }) {
  const { data, error, refetch } = useDuplicates(unit_id);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: paths.AddressBook });
  useEscape(leave);
  const groups = data?.values;
  return (
    <OpenedRecord backLabel="Zpět na seznam" onBack={leave}>
      <Page title="Duplicity v adresáři" note={groups && countText(groups.length)}>
        {error === null ? null : <LoadError error={error} onRetry={() => void refetch()} />}
        {groups === undefined && error === null ? <Skeleton height="12rem" /> : null}
        {groups?.length === 0 ? (
          <EmptyState
            title="Žádné duplicity"
            text="Porovnána byla jména s daty narození a adresami, IČO, telefony a e-maily."
            icon="users"
          />
        ) : null}
        {groups === undefined || groups.length === 0 ? null : <Groups groups={groups} />}
      </Page>
    </OpenedRecord>
  );
}

function countText(count: number): string {
  const found = czechPlural(count, 'skupina', 'skupiny', 'skupin');
  return count === 0 ? '' : `${count} ${found} záznamů, které jsou patrně tytéž`;
}

function Groups({ groups }: { groups: readonly DuplicateGroup[] }) {
  const [shown, setShown] = useState(SHOWN);
  const rest = groups.length - shown;
  return (
    <>
      <ul className={merge.groups}>
        {groups.slice(0, shown).map((group) => (
          <Group key={group.addresses[0]?.address_id} group={group} />
        ))}
      </ul>
      {rest > 0 ? (
        <div>
          <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
            Zobrazit další ({rest})
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Group({ group: { addresses, reasons } }: { group: DuplicateGroup }) {
  const names = addresses.map(({ full_name }) => full_name);
  const ids = addresses.map(({ address_id }) => address_id);
  return (
    <li className={`${merge.panel} ${merge.group}`}>
      <ul className={merge.rows}>
        <li className={merge.reasons}>{reasons.map((reason) => reasonWords[reason]).join(', ')}</li>
        {addresses.map((row) => (
          <li key={row.address_id}>
            <strong>{row.full_name}</strong>{' '}
            {[
              row.street,
              row.city,
              row.phone,
              row.email,
              row.business_id,
              row.hidden ? 'skrytá' : '',
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </li>
        ))}
      </ul>
      <Button
        component={InnerLink}
        href={mergeAddress(ids, 'duplicates')}
        variant="default"
        aria-label={`Porovnat a sloučit: ${names.join(', ')}`}
      >
        Porovnat a sloučit
      </Button>
    </li>
  );
}
