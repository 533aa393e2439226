import { Badge } from '@mantine/core';
import type { VisitEvent } from '#contract/fieldwork/events.ts';
import { signatureValue } from '#contract/fieldwork/result-words.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import { whereText } from '../visits/visit-text.ts';
import {
  numberText,
  outcomeLine,
  outcomeText,
  reviewText,
  hasProtocol,
  statesText,
  whenText,
  whenValue,
} from './event-text.ts';
import { ProtocolOfRow } from './ProtocolButton.tsx';

const COLOURS: Readonly<Partial<Record<VisitEvent['state'], string>>> = {
  done: 'green',
  'no-access': 'brick',
};

/** How it ended; what waits for the office stands out. */
export function Outcome({ event }: { event: VisitEvent }) {
  const today = todayInPrague();
  const text = outcomeText(event, today);
  const review = reviewText(event);
  return (
    <>
      <Badge color={text === 'po termínu' ? 'brick' : (COLOURS[event.state] ?? 'gray')}>
        {text}
      </Badge>
      {review === '' ? null : (
        <>
          {' '}
          <Badge color={event.to_review > 0 ? 'yellow' : 'gray'}>{review}</Badge>
        </>
      )}
    </>
  );
}

/** What came: a count, a lack of what was required, or nothing. */
const photoText = ({ photo_count, lacks_photo }: VisitEvent): string =>
  lacks_photo ? 'chybí' : photo_count === 0 ? '' : String(photo_count);
/** A drawn one, what stands in its stead, or that a required one is missing. */
function signedText({ signature, lacks_signature }: VisitEvent): string {
  if (signature === 'signed') return 'ano';
  if (signature !== 'none') return signatureValue.text(signature).toLocaleLowerCase('cs');
  return lacks_signature ? 'chybí' : '';
}

/** Columns of what happened in the field. */
export const eventColumns: readonly Column<VisitEvent>[] = [
  {
    text: 'Datum',
    id: 'when',
    value: whenValue,
    render: whenText,
    exported: whenText,
    onCard: whenText,
    width: 128,
    fixed: true,
    whole: true,
    sortable: true,
    telling: true,
  },
  {
    text: 'Dům/vchod',
    value: 'building_name',
    width: 120,
    sortable: true,
    telling: true,
    onCard: whereText,
  },
  {
    text: 'Prostor',
    value: 'space_number',
    width: 76,
    sortable: true,
    render: ({ space_number }) => (space_number === '' ? 'společné' : space_number),
  },
  { text: 'Práce', value: 'work_name', width: 150, sortable: true, least: 90 },
  { text: 'Četa', value: 'crew_name', width: 110, sortable: true, least: 70 },
  {
    text: 'Výsledek',
    id: 'outcome',
    value: (event) => outcomeLine(event, todayInPrague()),
    render: (event) => <Outcome event={event} />,
    width: 190,
    whole: true,
    sortable: true,
    telling: true,
  },
  {
    text: 'Stav starý',
    id: 'old_state',
    value: (event) => statesText(event, 'old_state'),
    width: 92,
    align: 'right',
  },
  {
    text: 'Stav nový',
    id: 'new_state',
    value: (event) => statesText(event, 'new_state'),
    width: 92,
    align: 'right',
  },
  { text: 'Foto', id: 'photos', value: photoText, width: 64, sortable: true, align: 'right' },
  { text: 'Podpis', id: 'signature', value: signedText, width: 100, sortable: true },
  {
    text: 'Protokol',
    id: 'protocol',
    value: () => '',
    render: (event) => (hasProtocol(event) ? <ProtocolOfRow visit={event} /> : null),
    width: 80,
    whole: true,
    exported: false,
  },
  { text: 'Podlaží', value: 'floor_code', width: 76, sortable: true, hiddenFirst: true },
  { text: 'Obchůzka', value: 'round_name', width: 160, sortable: true, hiddenFirst: true },
  {
    text: 'Měřidlo',
    id: 'meter',
    value: ({ result }) =>
      result?.found
        .map(numberText)
        .filter((text) => text !== '')
        .join('; ') ?? '',
    width: 140,
    hiddenFirst: true,
  },
  { text: 'Kontakt', value: 'contact', width: 150, sortable: true, hiddenFirst: true },
  {
    text: 'Zapsal',
    id: 'told_by',
    value: ({ result }) => result?.told_by ?? '',
    width: 130,
    sortable: true,
    hiddenFirst: true,
  },
  {
    text: 'Převzal',
    id: 'signed_by',
    value: ({ result }) => result?.signed_by ?? '',
    width: 130,
    hiddenFirst: true,
  },
  {
    text: 'Proč nepodepsáno',
    value: 'unsigned_reason',
    width: 150,
    hiddenFirst: true,
  },
  { text: 'Pokus', value: 'attempt', width: 70, decimals: 0, hiddenFirst: true },
  {
    text: 'Cena bez DPH',
    id: 'price',
    value: ({ price }) => price,
    render: ({ price }) => (price === null ? 'bez ceny' : formatMoney(price)),
    exported: ({ price }) => (price === null ? 'bez ceny' : price / 100),
    decimals: 2,
    width: 110,
    align: 'right',
    hiddenFirst: true,
  },
  { text: 'Poznámka', value: 'note', width: 180, hiddenFirst: true },
];

/** Texts of a visit that its search goes through. */
export const textsOfEvent = (event: VisitEvent): readonly string[] => [
  event.building_name,
  event.floor_code,
  event.space_number,
  event.work_name,
  event.crew_name,
  event.round_name,
  event.contact,
  event.note,
  event.result?.told_by ?? '',
  event.result?.signed_by ?? '',
  ...(event.result?.found.flatMap(({ serial_number, new_serial_number }) => [
    serial_number,
    new_serial_number,
  ]) ?? []),
];
