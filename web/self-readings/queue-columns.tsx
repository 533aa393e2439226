import type { SelfReading } from '#contract/metering/self-rounds.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { PhotosButton } from './SentPhotos.tsx';
import styles from './self-readings.module.css';
import { meterText, standingText, stateText, usedText } from './words.ts';

/** Where a state was read: '12 · SV · koupelna · 123456'. */
const placedText = (reading: SelfReading) => `${reading.space_number} · ${meterText(reading)}`;

/** Columns of what was sent; its photos are opened over the list. */
export function queueColumns(
  onPhotos: (reading: SelfReading) => void,
): readonly Column<SelfReading>[] {
  return [
    {
      text: 'Prostor a měřidlo',
      id: 'meter',
      value: placedText,
      sortable: true,
      width: 290,
      fixed: true,
      telling: true,
    },
    {
      text: 'Stav',
      value: 'state',
      sortable: true,
      width: 115,
      align: 'right',
      telling: true,
      render: ({ state, decimals, measured_unit }) => stateText(state, decimals, measured_unit),
    },
    {
      text: 'Ke dni',
      value: 'read_on',
      sortable: true,
      width: 105,
      render: ({ read_on }) => formatDate(read_on),
    },
    { text: 'Od minule', id: 'used', value: usedText, width: 110, align: 'right' },
    {
      text: 'Posouzení',
      id: 'standing',
      value: standingText,
      sortable: true,
      width: 230,
      telling: true,
      render: (reading) => (
        <span
          className={`${styles.standing} ${reading.outcome === 'waiting' && reading.fault !== '' ? styles.fault : ''}`}
        >
          {standingText(reading)}
        </span>
      ),
    },
    {
      text: 'Fotka',
      id: 'photos',
      value: ({ photo_ids }) => photo_ids.length,
      width: 70,
      exported: false,
      render: (reading) => <PhotosButton reading={reading} onOpen={onPhotos} />,
    },
    {
      text: 'Předchozí stav',
      id: 'before',
      value: ({ before }) => before?.state ?? null,
      width: 200,
      hiddenFirst: true,
      render: ({ before, decimals, measured_unit }) =>
        before === null
          ? ''
          : `${stateText(before.state, decimals, measured_unit)} (${formatDate(before.read_on)})`,
    },
    {
      text: 'Zasláno',
      value: 'created',
      sortable: true,
      width: 150,
      hiddenFirst: true,
      render: ({ created }) => formatDateTime(created),
    },
    {
      text: 'Jak',
      id: 'way',
      value: ({ way }) => (way === 'link' ? 'odkazem z e-mailu' : 'vytištěným kódem'),
      width: 150,
      hiddenFirst: true,
    },
    { text: 'Kdo rozhodl', value: 'user_name', width: 160, hiddenFirst: true },
  ];
}

/** Texts of a state that the search goes through. */
export const textsOfSent = (reading: SelfReading): readonly string[] => [
  placedText(reading),
  standingText(reading),
];
