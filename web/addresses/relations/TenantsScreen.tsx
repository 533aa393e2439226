import { Button, Group } from '@mantine/core';
import { listedName } from '#contract/rules/listed-name.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { soughtNames } from '#contract/rules/sought-name.ts';
import { wholeFileOf } from '#web/core/whole-file.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { WriteTo } from '#web/record/bulk/WriteTo.tsx';
import { UnitScreen } from '#web/session/UnitScreen.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { relationCards, relationColumns } from './relation-columns.tsx';
import type { PersonRow } from './relation-rows.ts';
import { useRelationList } from './useRelationList.ts';
import type { RelationList } from './useRelationList.ts';

const TITLE = 'Nájemci, vlastníci, bydlící';

const rowKey = (row: PersonRow) => row.key;
const leadsTo = ({ address_id }: PersonRow) => ['people-of-spaces', address_id] as const;
const emailOf = (row: PersonRow) => row.email;
/** A person stands in the list with each of his relations. */
const eachOnce = (rows: readonly PersonRow[]) => [
  ...new Map(rows.map((row) => [row.address_id, row])).values(),
];
const searchIn = (row: PersonRow) => [
  ...soughtNames(row),
  row.building_name,
  row.space_number,
  row.variable_symbol,
  row.email,
];

/** Tenants, owners and residents on a day (route /address-book/tenants). */
export function TenantsScreen() {
  return <UnitScreen title={TITLE}>{({ unit_id }) => <Relations unit_id={unit_id} />}</UnitScreen>;
}

function Relations({ unit_id }: { unit_id: number }) {
  const list = useRelationList(unit_id);
  const { place, go } = list;
  const isPhone = useScreen('phone');
  const asOf = (
    <AsOfField value={place.as_of} onChange={(as_of) => go({ as_of, row: undefined })} />
  );
  return (
    <Page title={TITLE} note={<Totals list={list} />} action={isPhone ? undefined : asOf}>
      <FilterChips
        label="Výběr osob"
        choices={list.choices}
        value={place.filter}
        onChange={(filter) => go({ filter, row: undefined })}
      />
      <DataTable
        id="relations"
        label={TITLE}
        rows={list.rows}
        firstRows={list.firstRows}
        columns={isPhone ? relationCards : relationColumns}
        rowKey={rowKey}
        leadsTo={leadsTo}
        marked={place.row}
        searchIn={searchIn}
        onSelect={list.select}
        onActivate={list.open}
        activateLabel="Otevřít osobu"
        seek={{
          placeholder: 'Jméno, dům, prostor, VS',
          label: 'Hledat osobu nebo prostor',
          text: list.search,
          onText: list.setSearch,
        }}
        emptyAction={<FirstStep list={list} />}
        renderPicked={(rows) => (
          <WriteTo rows={eachOnce(rows)} nameOf={listedName} emailOf={emailOf} />
        )}
        held={Number(place.as_of !== undefined)}
        filters={isPhone ? asOf : null}
        toolbar={<Imports />}
        wholeFile={wholeFileOf('Celá tabulka', 'relations', unit_id)}
      />
    </Page>
  );
}

/** How many persons there are, however many relations each of them has. */
function Totals({ list }: { list: RelationList }) {
  const { personCount: persons, relationCount: relations } = list;
  if (persons === undefined || relations === undefined) return <span role="status">Načítám…</span>;
  const who = czechPlural(persons, 'osoba nebo firma', 'osoby a firmy', 'osob a firem');
  const what = czechPlural(relations, 'vztah', 'vztahy', 'vztahů');
  return `${persons} ${who}, ${relations} ${what} k prostorům`;
}

function FirstStep({ list: { place, go } }: { list: RelationList }) {
  if (place.filter !== undefined)
    return (
      <Button variant="default" onClick={() => go({ filter: undefined })}>
        Zrušit výběr
      </Button>
    );
  return (
    <Group gap="xs" justify="center">
      <Imports />
    </Group>
  );
}

/** The ways to imports of those who are listed here. */
function Imports() {
  return (
    <>
      <ImportLink kind="tenants" text="Import nájemců" />
      <ImportLink kind="ownerships" text="Import vlastníků" />
    </>
  );
}
