import type { Crew } from '#contract/fieldwork/crews.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { lengthText } from '#contract/fieldwork/planning/time-text.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { crewName } from '../crew-list.ts';
import {
  accessText,
  residentSaidText,
  residentText,
  standingText,
  timeText,
  whereText,
} from './visit-text.ts';

const spaceText = ({ space_number }: Visit) => (space_number === '' ? 'společné' : space_number);

/** Sorted by the day and the minute together. */
const timeValue = ({ day, from_minute }: Visit) =>
  day === null ? '' : `${day} ${String(from_minute ?? 0).padStart(4, '0')}`;

const nameOfCrew =
  (crews: readonly Crew[]) =>
  ({ crew_id }: Visit) =>
    crew_id === null ? '' : crewName(crews, crew_id);

/** Columns of visits of one round. */
export const roundVisitColumns = (crews: readonly Crew[]): readonly Column<Visit>[] => [
  {
    text: 'Dům/vchod',
    value: 'building_name',
    width: 132,
    fixed: true,
    sortable: true,
    telling: true,
    onCard: whereText,
  },
  { text: 'Podlaží', value: 'floor_code', width: 76, sortable: true, hiddenFirst: true },
  { text: 'Prostor', value: 'space_number', width: 78, sortable: true, render: spaceText },
  {
    text: 'Termín',
    id: 'time',
    value: timeValue,
    render: timeText,
    exported: timeText,
    onCard: timeText,
    width: 140,
    whole: true,
    sortable: true,
    telling: true,
  },
  {
    text: 'Délka',
    id: 'minutes',
    value: ({ minutes }) => minutes,
    render: ({ minutes }) => lengthText(minutes),
    width: 82,
    align: 'right',
    hiddenFirst: true,
  },
  { text: 'Četa', id: 'crew', value: nameOfCrew(crews), width: 120, sortable: true },
  {
    text: 'Oznámeno',
    value: 'told_on',
    render: ({ told_on }) => (told_on === null ? '' : formatDate(told_on)),
    width: 100,
    sortable: true,
  },
  {
    text: 'Stav',
    id: 'state',
    value: (visit) => standingText(visit, todayInPrague()),
    width: 150,
    sortable: true,
    telling: true,
  },
  {
    text: 'Obyvatel',
    id: 'resident',
    value: residentSaidText,
    onCard: residentText,
    width: 150,
    sortable: true,
  },
  { text: 'Kontakt', value: 'contact', width: 150, sortable: true },
  { text: 'Telefon', value: 'phone', width: 132, whole: true },
  {
    text: 'Přístup',
    id: 'access',
    value: ({ access }) => accessText(access),
    width: 130,
    hiddenFirst: true,
  },
  { text: 'Pokus', value: 'attempt', width: 70, decimals: 0, hiddenFirst: true },
  { text: 'Poznámka', value: 'note', width: 180, hiddenFirst: true },
];

/** Texts of a visit that the search of a round goes through. */
export const textsOfVisit = (visit: Visit): readonly string[] => [
  visit.building_name,
  visit.floor_code,
  visit.space_number,
  visit.contact,
  visit.phone,
  visit.note,
  residentSaidText(visit),
  accessText(visit.access),
];
