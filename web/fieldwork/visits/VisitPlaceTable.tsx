import { Button, NativeSelect, Stack } from '@mantine/core';
import { IconRoute } from '#web/icons/IconRoute.ts';
import { useMemo, useState } from 'react';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { parseIsoDate } from '#contract/czech/iso-date.ts';
import { meterKind, meterKindValue, type MeterKind } from '#contract/metering/meter-words.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { paths } from '#web/lib/paths.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Note } from '#web/ui/Note.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { AddToRound } from './AddToRound.tsx';
import { NewRound } from './NewRound.tsx';
import type { Go, VisitsPlace } from './place.ts';
import {
  filterChoices,
  filterName,
  filterNotes,
  heldOf,
  isOfFilter,
  isWithin,
} from './visit-filters.ts';
import { textsOfPlace, visitColumns } from './visit-columns.tsx';
import { useHouses, useVisitPlaces } from './visits.queries.ts';
import styles from './visits.module.css';

const rowKey = (row: VisitPlace) => row.pasport_id;

interface TableProps {
  unit_id: number;
  place: VisitsPlace;
  go: Go;
}

/** Places of the unit with what is to be done there; picked ones make a round. */
export function VisitPlaceTable({ unit_id, place, go }: TableProps) {
  const { data, error, refetch } = useVisitPlaces(unit_id);
  const [opened, setOpened] = useState<VisitPlace | null>(null);
  const [chosen, setChosen] = useState<readonly VisitPlace[]>([]);
  const filter = filterName(place.filter);
  const all = useMemo(() => data?.values.filter((row) => isWithin(row, place)), [data, place]);
  const rows = useMemo(() => all?.filter((row) => isOfFilter(filter, row)), [all, filter]);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const note = filterNotes[filter];
  const begin = (picked: readonly VisitPlace[], act: 'round' | 'add') => {
    setChosen(picked);
    narrow({ act });
  };
  const narrow = (step: VisitsPlace) => go(step, { replace: true });
  return (
    <Stack gap="md" miw={0}>
      <FilterChips
        label="Výběr podle toho, co se má udělat"
        choices={filterChoices(all)}
        value={filter}
        onChange={(name) => narrow({ filter: name === 'all' ? undefined : name })}
      />
      {note === undefined ? null : <Note>{note}</Note>}
      <DataTable
        id="visit-places"
        label="Adresy k návštěvě"
        rows={rows}
        columns={visitColumns}
        rowKey={rowKey}
        searchIn={textsOfPlace}
        marked={opened === null ? null : rowKey(opened)}
        onActivate={setOpened}
        activateLabel="Přístup a kontakt"
        seek={{ placeholder: 'Dům, prostor, jméno', label: 'Hledat místo' }}
        renderPicked={(picked) => <PickedActions picked={picked} onAct={begin} />}
        emptyAction={
          data !== undefined && data.values.length === 0 ? (
            <FirstStep />
          ) : (
            <Button
              variant="default"
              onClick={() =>
                narrow({
                  filter: undefined,
                  house: undefined,
                  kind: undefined,
                  until: undefined,
                  spaces: undefined,
                })
              }
            >
              Zobrazit vše
            </Button>
          )
        }
        held={heldOf(place)}
        filters={<Narrowing unit_id={unit_id} place={place} go={narrow} />}
      />
      {opened === null ? null : (
        <AccessDialog unit_id={unit_id} place={opened} onClose={() => setOpened(null)} />
      )}
      {place.act === 'add' && chosen.length > 0 ? (
        <AddToRound
          unit_id={unit_id}
          places={chosen}
          onAdded={(round_id) => go({ tab: 'rounds', unit: unit_id, round: round_id })}
          onClose={() => narrow({ act: undefined })}
        />
      ) : null}
      {place.act === 'round' && chosen.length > 0 ? (
        <NewRound
          unit_id={unit_id}
          places={chosen}
          onMade={({ round_id }) => go({ tab: 'rounds', unit: unit_id, round: round_id })}
          onClose={() => narrow({ act: undefined })}
        />
      ) : null}
    </Stack>
  );
}

interface PickedProps {
  picked: readonly VisitPlace[];
  onAct: (picked: readonly VisitPlace[], act: 'round' | 'add') => void;
}

/** What is done with places picked together: a new round, or more places for one that goes on. */
function PickedActions({ picked, onAct }: PickedProps) {
  return (
    <>
      <Button
        leftSection={<IconRoute size="1.125rem" aria-hidden="true" />}
        onClick={() => onAct(picked, 'round')}
      >
        Naplánovat obchůzku
      </Button>
      <Button variant="default" onClick={() => onAct(picked, 'add')}>
        Přidat do obchůzky
      </Button>
    </>
  );
}

function FirstStep() {
  return (
    <div className={styles.first}>
      <p>
        Chodí se do prostorů a domů jednotky: k měřidlům, která je třeba odečíst, vyměnit nebo
        zkontrolovat.
      </p>
      <Button component={InnerLink} href={paths.pasports}>
        Přejít na prostory
      </Button>
    </div>
  );
}

const kinds = meterKind.options.map((kind) => ({ value: kind, label: meterKindValue.text(kind) }));
/** So many years ahead an end of verification is sought. */
const YEARS = 4;

interface NarrowingProps {
  unit_id: number;
  place: VisitsPlace;
  go: (step: VisitsPlace) => void;
}

/** Which meters, which house, and by when a verification ends. */
function Narrowing({ unit_id, place, go }: NarrowingProps) {
  const houses = useHouses(unit_id);
  const { year } = parseIsoDate(todayInPrague());
  const years = Array.from({ length: YEARS }, (_, at) => String(year + at));
  return (
    <>
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Druh měřidla"
        value={place.kind ?? ''}
        data={[{ value: '', label: 'Všechna měřidla' }, ...kinds]}
        onChange={({ currentTarget: { value } }) =>
          go({ kind: value === '' ? undefined : (value as MeterKind) })
        }
      />
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Konec ověření"
        value={String(place.until ?? '')}
        data={[
          { value: '', label: 'Ověření kdykoli' },
          ...years.map((value) => ({ value, label: `Ověření končí do ${value}` })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          go({ until: value === '' ? undefined : Number(value) })
        }
      />
      <NativeSelect
        className={styles.select ?? ''}
        aria-label="Dům"
        value={String(place.house ?? '')}
        data={[
          { value: '', label: 'Všechny domy' },
          ...houses.map(({ pasport_id, pasport_name }) => ({
            value: String(pasport_id),
            label: pasport_name,
          })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          go({ house: value === '' ? undefined : Number(value) })
        }
      />
    </>
  );
}
