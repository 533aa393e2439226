import { Stack } from '@mantine/core';
import { useMemo } from 'react';
import { agreementState } from '#contract/money/instalments.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Note } from '#web/ui/Note.tsx';
import type { ArrearsPart } from '../place.ts';
import { AgreementTable } from './AgreementTable.tsx';
import { useAgreements } from './instalments.queries.ts';
import { agreementStates } from './words.ts';

/** Agreements of the unit: which are breached, kept, fulfilled or ended. */
export function AgreementsTab(part: ArrearsPart) {
  const { unit_id, place, go } = part;
  const { data, error, refetch } = useAgreements(unit_id, { as_of: place.as_of });
  const all = data?.values;
  const state = agreementState.safeParse(place.filter).data;
  const rows = useMemo(
    () => all?.filter((row) => state === undefined || row.state === state),
    [all, state],
  );
  if (all === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  if (all?.length === 0)
    return (
      <EmptyState
        icon="debts"
        title="Žádná dohoda o splátkách"
        text="Dohodu uzavřete z otevřeného dluhu tlačítkem Dohoda o splátkách."
      />
    );
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr podle stavu dohody"
        choices={[
          { name: 'all', text: 'Vše', count: all?.length },
          ...Object.entries(agreementStates).map(([name, { many }]) => ({
            name,
            text: many,
            count: all?.filter((row) => row.state === name).length,
          })),
        ]}
        value={state ?? 'all'}
        onChange={(name) => go({ filter: name === 'all' ? undefined : name }, { replace: true })}
      />
      <AgreementTable {...part} rows={rows} />
      <Note>
        Zda je splátka zaplacená, plyne z plateb na kontě: platba jde na to, co bylo splatné
        nejdřív. Kdo platí jen běžné předpisy, splátku tím nezaplatí.
      </Note>
    </Stack>
  );
}
