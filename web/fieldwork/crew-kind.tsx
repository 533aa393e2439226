import { crewFields } from '#contract/fieldwork/crew-record.ts';
import {
  createCrew,
  crewInput,
  deleteCrew,
  updateCrew,
  type Crew,
} from '#contract/fieldwork/crews.ts';
import { labelsOf, record, valuesOf, type FormOf } from '#contract/record.ts';
import { CrewBadge } from '#web/core/crews/CrewBadge.tsx';
import type { FieldsProps, RecordKind } from '#web/record/record-kind.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { crewReads } from './fieldwork.queries.ts';
import { hoursText, loggedHours } from './hours-words.ts';
import { HoursField } from './HoursField.tsx';
import { MembersField } from './MembersField.tsx';

export type CrewValues = FormOf<typeof crewFields>;

/** Crews with their members and hours. */
export const crewKind: RecordKind<undefined, CrewValues, Crew> = {
  calls: { create: createCrew, update: updateCrew, remove: deleteCrew },
  params: (_where, id) => ({ id }),
  stale: crewReads,
  draftKey: (_where, id) => `crew.${id}`,
  rules: crewInput,
  labels: labelsOf(crewFields),
  texts: {
    color: crewFields.color.value.text,
    hours: loggedHours,
    member_ids: (value) => (Array.isArray(value) ? String(value.length) : ''),
  },
  idOf: ({ crew_id }) => crew_id,
  valuesOf: (crew) => valuesOf(crewFields, crew),
  titles: { create: 'Nová četa', edit: ({ name }) => name },
  saveLabels: { create: 'Založit četu', edit: 'Uložit změny' },
  told: ({ name }, isNew) => (isNew ? `${name}: četa byla založena` : ''),
  history: (_where, { crew_id: record_id }) => ({ record_type: 'crews', record_id }),
  removal: {
    label: 'Smazat četu',
    question: ({ name }) =>
      `Četa ${name} se odstraní natrvalo i se svou nepřítomností; její členové zůstanou bez čety. Četu, která už pracovala, raději zrušte.`,
  },
  Fields: CrewFields,
};

function CrewFields({ form, record: crew }: FieldsProps<undefined, CrewValues, Crew>) {
  return (
    <RecordFields
      fields={crewFields}
      form={form}
      looks={{ name: { 'data-autofocus': true } }}
      rows={[['letters', 'color']]}
      controls={{
        member_ids: (
          <MembersField
            key="member_ids"
            {...form.field('member_ids')}
            label={crewFields.member_ids.label}
            hint={crewFields.member_ids.hint}
            crew={crew}
          />
        ),
        hours: <HoursField key="hours" {...form.field('hours')} label={crewFields.hours.label} />,
      }}
    />
  );
}

const crewRecord = record({
  written: crewFields,
  told: {},
  list: ['letters', 'name', 'color'],
  columns: [],
});
const membersText = ({ members }: Crew) => members.map(({ name }) => name).join(', ');

const told = listColumns<Crew>(crewRecord, {
  letters: {
    width: 90,
    whole: true,
    render: ({ color, letters, name }) => <CrewBadge color={color} letters={letters} name={name} />,
  },
  name: { fixed: true },
  color: { hiddenFirst: true },
});
const members: Column<Crew> = {
  text: 'Členové',
  id: 'members',
  value: membersText,
  width: 260,
  sortable: true,
  telling: true,
};
const hours: Column<Crew> = {
  text: 'Pracovní doba',
  id: 'hours',
  value: (row) => hoursText(row.hours),
  width: 280,
  telling: true,
};
const holidays: Column<Crew> = {
  text: 'O svátcích',
  id: 'works_on_holidays',
  value: ({ works_on_holidays }) => (works_on_holidays ? 'pracuje' : 'volno'),
  width: 110,
};

/** Columns of crews. */
export const crewColumns = interleaved(told, { name: [members, hours, holidays] });

/** Texts of a crew that its search goes through: its members too. */
export const textsOfCrew = (row: Crew): readonly string[] => [
  ...searchedTexts(crewRecord, { ...row }),
  membersText(row),
];
