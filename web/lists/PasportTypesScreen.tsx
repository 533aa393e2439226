import { z } from 'zod';
import {
  createPasportType,
  deletePasportType,
  listPasportTypes,
  orderPasportTypes,
  pasportTypeFields,
  pasportTypeInput,
  pasportTypeRecord,
  updatePasportType,
} from '#contract/lists/pasport-types.ts';
import type { PasportTypeRow } from '#contract/lists/pasport-types.ts';
import { listPasportChoices } from '#contract/pasports/buildings.ts';
import { browseSpaces } from '#contract/pasports/spaces.ts';
import { emptyOf, labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import type { FieldsProps } from '#web/record/record-kind.ts';
import { listColumns } from '#web/values/list-columns.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { CodeList } from './CodeList.tsx';
import { listKind } from './list-kind.ts';
import { namedLooks, withOrigin } from './origin.ts';

type Values = FormOf<typeof pasportTypeFields>;

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
  rules: z.object(pasportTypeInput),
  labels: labelsOf(pasportTypeFields),
  texts: { space_kind: pasportTypeFields.space_kind.value.text },
  columns: withOrigin(
    listColumns<PasportTypeRow>(pasportTypeRecord, {
      code: { fixed: true },
      // What people have chosen of columns knows it so.
      space_kind: { id: 'kind' },
    }),
  ),
  idOf: ({ pasport_type_id }) => pasport_type_id,
  valuesOf: (type) => valuesOf(pasportTypeFields, type),
  empty: emptyOf(pasportTypeFields),
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
  return (
    <RecordFields
      fields={pasportTypeFields}
      form={form}
      looks={{
        ...namedLooks(isSystem),
        space_kind: { readOnly: isSystem },
        counts_in_areas: { readOnly: isSystem },
        hidden: isSystem ? { 'data-autofocus': true } : {},
      }}
    />
  );
}

/** Types of spaces (route /auxiliaries/pasporttypes). */
export function PasportTypesScreen() {
  return <CodeList kind={kind} />;
}
