import { Switch } from '@mantine/core';
import type { CrewAbsence } from '#contract/fieldwork/absences.ts';
import { absenceReasonValue } from '#contract/fieldwork/crew-words.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordDialogs } from '#web/record/RecordDialogs.tsx';
import { CreateButton, RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { useManagesClient } from '#web/session/rights.ts';
import type { Column } from '#web/table/columns.ts';
import { absenceKind, type AbsenceValues } from './absence-kind.tsx';
import { useAbsences, useCrews } from './fieldwork.queries.ts';
import { clockText } from '#contract/fieldwork/planning/time-text.ts';

import type { CatalogPlace, Go } from './place.ts';

const rowKey = (row: CrewAbsence) => row.crew_absence_id;

const edgeText = (day: string, minute: number | null) =>
  minute === null ? formatDate(day) : `${formatDate(day)} ${clockText(minute)}`;
/** Of a reason that is not told only that somebody is away. */
const reasonText = ({ reason }: CrewAbsence) =>
  reason === null ? 'nepřítomnost' : absenceReasonValue.text(reason).toLocaleLowerCase('cs');

const columns: readonly Column<CrewAbsence>[] = [
  { text: 'Kdo', value: 'name', width: 240, sortable: true, telling: true, fixed: true },
  {
    text: 'Od',
    value: 'day_from',
    width: 150,
    sortable: true,
    telling: true,
    render: ({ day_from, minute_from }) => edgeText(day_from, minute_from),
  },
  {
    text: 'Do',
    value: 'day_to',
    width: 150,
    sortable: true,
    telling: true,
    render: ({ day_to, minute_to }) => edgeText(day_to, minute_to),
  },
  { text: 'Důvod', id: 'reason', value: reasonText, width: 130, sortable: true },
  { text: 'Poznámka', value: 'note', width: 220 },
];
const columnsOfOthers = columns.filter(({ text }) => text !== 'Poznámka');

const textsOf = (row: CrewAbsence) => [row.name, reasonText(row), row.note];

function emptyAbsence(): AbsenceValues {
  const today = todayInPrague();
  return {
    crew_id: null,
    client_user_id: null,
    day_from: today,
    minute_from: null,
    day_to: today,
    minute_to: null,
    reason: 'vacation',
    note: '',
  };
}

/** Closing leaves no trace for Back. */
const openIn = (go: Go) => (absence: number | undefined) =>
  go({ absence }, { replace: absence === undefined });
const fromDay = ({ past }: CatalogPlace) => (past === 1 ? undefined : todayInPrague());

/** When crews and their members do not work; who does not manage them is not told why. */
export function AbsencesTab({ place, go }: { place: CatalogPlace; go: Go }) {
  const { data, error, refetch } = useAbsences(fromDay(place));
  const crews = useCrews(false).data;
  const manages = useManagesClient();
  const list = useRecordList<CrewAbsence, AbsenceValues>({
    rows: data?.values,
    rowKey,
    open: manages ? place.absence : undefined,
    onOpen: openIn(go),
  });
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  const isWithoutCrews = crews?.values.length === 0;
  const create =
    manages && !isWithoutCrews ? (
      <CreateButton text="Zapsat nepřítomnost" onClick={() => list.create(emptyAbsence)} />
    ) : undefined;
  return (
    <>
      <RecordTable
        list={list}
        id="crew-absences"
        label="Nepřítomnost čet"
        isOfClient
        columns={manages ? columns : columnsOfOthers}
        searchIn={textsOf}
        seek={{ placeholder: 'Kdo', label: 'Hledat nepřítomnost' }}
        onActivate={manages ? list.open : undefined}
        activateLabel="Upravit nepřítomnost"
        emptyText="Dovolená, nemoc nebo školení čety či jednoho jejího člena. Návštěvy se na ten čas neplánují."
        emptyAction={isWithoutCrews ? <p>Nejdříve založte četu na kartě Čety.</p> : create}
        held={Number(place.past === 1)}
        filters={
          <Switch
            label="Zobrazit i minulou"
            checked={place.past === 1}
            onChange={({ currentTarget: { checked } }) =>
              go({ past: checked ? 1 : undefined }, { replace: true })
            }
          />
        }
        toolbar={create}
      />
      <RecordDialogs kind={absenceKind} where={undefined} list={list} />
    </>
  );
}
