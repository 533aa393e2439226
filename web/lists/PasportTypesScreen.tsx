import { z } from 'zod';
import {
  createPasportType,
  deletePasportType,
  listPasportTypes,
  orderPasportTypes,
  pasportTypeFields,
  spaceKind,
  updatePasportType,
} from '#contract/lists/pasport-types.ts';
import type { PasportTypeRow } from '#contract/lists/pasport-types.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { SelectField, SwitchField, TextField } from '#web/form/fields.tsx';
import type { FieldsProps } from '#web/record/record-kind.ts';
import { CodeList } from './CodeList.tsx';
import { listKind } from './list-kind.ts';
import { originOf } from './origin.ts';

type Kind = z.infer<typeof spaceKind>;

const kindNames: Readonly<Record<Kind, string>> = {
  flat: 'byt',
  other: 'nebytový prostor',
  garage: 'garáž nebo stání',
  cellar: 'sklep',
};

const rules = z.object(pasportTypeFields);
type Values = z.infer<typeof rules>;

const labels = {
  code: 'Kód',
  name: 'Název',
  space_kind: 'Druh',
  counts_in_areas: 'Započítat do ploch',
  hidden: 'Skrytý',
};

const kind = listKind<Values, PasportTypeRow>({
  name: 'pasport-types',
  title: 'Typy prostorů',
  history: 'pasport_types',
  calls: {
    list: listPasportTypes,
    create: createPasportType,
    update: updatePasportType,
    remove: deletePasportType,
    order: orderPasportTypes,
  },
  stale: [listPasportChoices, browseSpaces],
  rules,
  labels,
  texts: { space_kind: (value) => kindNames[value as Kind] },
  columns: [
    { text: 'Kód', value: 'code', sortable: true, width: 130, fixed: true },
    { text: 'Název', value: 'name', sortable: true, width: 220, telling: true },
    { text: 'Použito', value: 'spaces_count', sortable: true, width: 90, telling: true },
    {
      text: 'Druh',
      id: 'kind',
      value: (row) => kindNames[row.space_kind],
      sortable: true,
      width: 170,
      telling: true,
    },
    { text: 'Započítat do ploch', value: 'counts_in_areas', sortable: true, width: 160 },
    { text: 'Původ', id: 'origin', value: originOf, sortable: true, width: 120 },
    { text: 'Skrytý', value: 'hidden', sortable: true, width: 100 },
  ],
  idOf: ({ pasport_type_id }) => pasport_type_id,
  valuesOf: ({ code, name, space_kind, counts_in_areas, hidden }) => ({
    code,
    name,
    space_kind,
    counts_in_areas,
    hidden,
  }),
  empty: { code: '', name: '', space_kind: 'other', counts_in_areas: true, hidden: false },
  titles: {
    create: 'Nový typ',
    edit: 'Typ prostoru',
    remove: 'Smazat typ prostoru?',
  },
  systemNote: 'Typ dodaný portálem: můžete ho skrýt a změnit jeho pořadí.',
  Fields,
});

function Fields({ form, record }: FieldsProps<unknown, Values, PasportTypeRow>) {
  const isSystem = record?.is_system ?? false;
  const chosen = form.field('space_kind');
  return (
    <>
      <TextField
        {...form.field('code')}
        label={labels.code}
        required={!isSystem}
        readOnly={isSystem}
        autoComplete="off"
        data-autofocus={!isSystem || undefined}
      />
      <TextField
        {...form.field('name')}
        label={labels.name}
        required={!isSystem}
        readOnly={isSystem}
        autoComplete="off"
      />
      <SelectField
        {...chosen}
        label={labels.space_kind}
        readOnly={isSystem}
        options={spaceKind.options.map((value) => ({ value, label: kindNames[value] }))}
      />
      <SwitchField
        {...form.field('counts_in_areas')}
        label={labels.counts_in_areas}
        hint="Zda se plochy těchto prostorů sčítají do plochy skupiny domů a celé jednotky."
        readOnly={isSystem}
      />
      <SwitchField
        {...form.field('hidden')}
        data-autofocus={isSystem || undefined}
        label={labels.hidden}
        hint="U nových prostorů se nenabízí; kde už je vybrán, zůstává."
      />
    </>
  );
}

/** Types of spaces (route /auxiliaries/pasporttypes). */
export function PasportTypesScreen() {
  return <CodeList kind={kind} />;
}
