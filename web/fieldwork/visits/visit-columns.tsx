import { meterKindShort } from '#contract/metering/meter-words.ts';
import type { VisitPlace } from '#contract/fieldwork/visit-places.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { accessText, errandsText, placeStateText, whereText } from './visit-text.ts';

const spaceText = ({ space_number }: VisitPlace) =>
  space_number === '' ? 'společné' : space_number;

const dayText = (day: string | null) => (day === null ? '' : formatDate(day));

/** Columns of places to visit. */
export const visitColumns: readonly Column<VisitPlace>[] = [
  {
    text: 'Dům/vchod',
    value: 'building_name',
    width: 132,
    sortable: true,
    fixed: true,
    telling: true,
    onCard: whereText,
  },
  { text: 'Podlaží', value: 'floor_code', width: 76, sortable: true, hiddenFirst: true },
  { text: 'Prostor', value: 'space_number', width: 78, sortable: true, render: spaceText },
  { text: 'Kontakt', value: 'contact', width: 150, sortable: true },
  { text: 'Telefon', value: 'phone', width: 132, whole: true },
  {
    text: 'Co se má udělat',
    id: 'errands',
    value: ({ errands }) => errandsText(errands),
    width: 150,
    sortable: true,
    telling: true,
  },
  {
    text: 'Měřidel',
    value: 'meters',
    width: 76,
    decimals: 0,
    sortable: true,
    align: 'right',
  },
  {
    text: 'Druhy měřidel',
    id: 'meter_kinds',
    value: ({ meter_kinds }) => meter_kinds.map((kind) => meterKindShort[kind]).join(', '),
    width: 120,
    hiddenFirst: true,
  },
  {
    text: 'Ověření do',
    value: 'verified_until',
    render: ({ verified_until }) => dayText(verified_until),
    width: 104,
    sortable: true,
    hiddenFirst: true,
  },
  {
    text: 'Naposledy',
    value: 'last_on',
    render: ({ last_on }) => dayText(last_on),
    width: 100,
    sortable: true,
  },
  {
    text: 'Přístup',
    id: 'access',
    value: ({ access }) => accessText(access),
    width: 130,
  },
  {
    text: 'Stav',
    id: 'state',
    value: (place) => placeStateText(place, todayInPrague()),
    width: 150,
    whole: true,
    sortable: true,
    telling: true,
  },
  {
    text: 'Obchůzka',
    id: 'round',
    value: ({ visit }) => visit?.round_name ?? '',
    width: 150,
    hiddenFirst: true,
    sortable: true,
  },
];

/** Texts of a place that its search goes through. */
export const textsOfPlace = (place: VisitPlace): readonly string[] => [
  place.building_name,
  place.floor_code,
  place.space_number,
  place.contact,
  place.phone,
  place.phone_of,
  accessText(place.access),
  errandsText(place.errands),
];
