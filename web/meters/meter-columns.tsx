import { amountText } from '#contract/metering/amount-text.ts';
import { measuringPlaceRecord } from '#contract/metering/place-record.ts';
import { meterKindShort } from '#contract/metering/meter-words.ts';
import type { MeasuringPlace } from '#contract/metering/places.ts';
import { formatDate } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { interleaved, listColumns, searchedTexts } from '#web/values/list-columns.ts';
import { changeOf, changeText, stateText } from './meter-text.ts';
import { VerificationBadge, verificationWords } from './VerificationBadge.tsx';

const NO_METER = 'bez měřidla';

const numberText = ({ meter_id, serial_number }: MeasuringPlace) =>
  meter_id === null ? NO_METER : serial_number;

/** 'Lipová 12, prostor 7, instalační šachta' */
const whereText = ({ building_name, space_number, location }: MeasuringPlace) =>
  [building_name, space_number === '' ? '' : `prostor ${space_number}`, location]
    .filter((part) => part !== '')
    .join(', ');

/** The last state with its day: '97,362 m³, 31. 10. 2026'. */
function lastText(place: MeasuringPlace): string {
  const { last_state, last_on } = place;
  if (last_state === null || last_on === null) return 'zatím žádný';
  return `${stateText(last_state, place)}, ${formatDate(last_on)}`;
}

const told = listColumns<MeasuringPlace>(measuringPlaceRecord, {
  serial_number: {
    fixed: true,
    render: numberText,
    onCard: (place) => `${meterKindShort[place.kind]} ${numberText(place)}`,
  },
  kind: {
    value: ({ kind }) => meterKindShort[kind],
    width: 76,
    telling: false,
  },
  building_name: { width: 122 },
  space_number: {
    width: 84,
    onCard: whereText,
    // Searched and sorted as nothing: what is of the whole house stands before its flats.
    render: ({ space_number }) => (space_number === '' ? 'společné' : space_number),
  },
  // Beside the space and the kind its beginning tells enough.
  location: { width: 138, least: 92, telling: false },
  verified_until: {
    width: 158,
    whole: true,
    // The heading says already that it holds until then.
    render: (place) =>
      place.verification === 'valid' ? (
        formatDate(place.verified_until ?? '')
      ) : (
        <VerificationBadge place={place} />
      ),
    exported: verificationWords,
  },
  last_on: { text: 'Odečteno', width: 100, telling: false },
  last_state: {
    width: 118,
    whole: true,
    telling: true,
    render: (place) => (place.last_state === null ? '' : stateText(place.last_state, place)),
    onCard: lastText,
  },
  year_consumption: {
    text: 'Za rok (změna)',
    width: 150,
    whole: true,
    render: (place) => yearText(place),
  },
  former_consumption: {
    render: ({ former_consumption: former, measured_unit }) =>
      former === null ? '' : amountText(former, measured_unit),
  },
});

const change: Column<MeasuringPlace> = {
  text: 'Proti loňsku',
  id: 'change',
  value: (place) => {
    const percent = changeOf(place);
    return percent === null ? null : Math.round(percent);
  },
  sortable: true,
  align: 'right',
  width: 104,
  hiddenFirst: true,
  render: (place) => {
    const percent = changeOf(place);
    return percent === null ? '' : changeText(percent);
  },
};
const remote: Column<MeasuringPlace> = {
  text: 'Dálkový',
  value: 'is_remote',
  sortable: true,
  width: 84,
  // Which have to be exchanged for such, the question over the list tells.
  hiddenFirst: true,
};

/** What the last year used, and by how much it differs: '31,7 m³ (+3 %)'. */
function yearText(place: MeasuringPlace): string {
  const { year_consumption: year, measured_unit } = place;
  const percent = changeOf(place);
  if (year === null) return '';
  const amount = amountText(year, measured_unit);
  return percent === null ? amount : `${amount} (${changeText(percent)})`;
}

/** Columns of measuring places of all houses. */
export const allHousesColumns = interleaved(told, { year_consumption: [change, remote] });
/** Columns of measuring places of one house. */
export const houseColumns = allHousesColumns.filter(({ value }) => value !== 'building_name');

/** Texts of a place that its search goes through. */
export const textsOfPlace = (place: MeasuringPlace): readonly string[] => [
  ...searchedTexts(measuringPlaceRecord, place),
  meterKindShort[place.kind],
];
