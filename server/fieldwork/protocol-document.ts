import { czechDate } from '#contract/czech/iso-date.ts';
import {
  foundText,
  foundWords,
  meterStateText,
  placeOfEvent,
  signatureText,
} from '#contract/fieldwork/event-text.ts';
import type { FoundThing, VisitEvent } from '#contract/fieldwork/events.ts';
import { clockText, lengthText } from '#contract/fieldwork/planning/time-text.ts';
import {
  photoOfValue,
  resultOutcomeValue,
  toldStateValue,
} from '#contract/fieldwork/result-words.ts';
import type { Finding, VisitResult } from '#contract/fieldwork/results.ts';
import { visitStateValue } from '#contract/fieldwork/visit-words.ts';
import { readingStatusValue } from '#contract/metering/meter-words.ts';
import { positionText } from '#contract/rules/exif.ts';
import type { EventRecord } from '#server/core/fieldwork/events.sql.ts';
import type { PdfBlock, PdfDocument, PdfFact, PdfPart } from '#server/pdf/document.ts';

/** A visit with its result and the pictures of it that were kept, as JPEG made for paper. */
export interface Protocol {
  readonly event: EventRecord;
  /** Undefined where none came. */
  readonly result: VisitResult | undefined;
  /** By visit_photo_id. */
  readonly pictures: ReadonlyMap<number, Buffer>;
}

type Photo = VisitResult['photos'][number];

/** In whose name protocols are written. */
export interface ProtocolSender {
  readonly client_name: string;
  readonly unit_name: string;
  /** The moment at which they are made, ISO. */
  readonly made: string;
}

const pragueTime = new Intl.DateTimeFormat('cs-CZ', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
});
const momentText = (at: string) => pragueTime.format(new Date(at));

/** Facts with what is known of them; others are left out. */
const factsOf = (facts: readonly (readonly [name: string, value: string])[]): PdfBlock[] => {
  const known: PdfFact[] = facts.flatMap(([name, value]) =>
    value === '' ? [] : [{ name, value, note: '' }],
  );
  return known.length === 0 ? [] : [{ kind: 'facts', facts: known }];
};

const heading = (text: string): PdfBlock => ({ kind: 'heading', text });

const dayText = ({ day, from_minute, minutes }: VisitEvent): string =>
  day === null || from_minute === null
    ? ''
    : `${czechDate(day)} ${clockText(from_minute)}, ${lengthText(minutes)}`;

function visitFacts({ event }: Protocol): PdfBlock[] {
  const { result, state } = event;
  const { work_name, work_code, crew_name, round_name, attempt, ended } = event;
  const at = result?.told_at ?? ended;
  return factsOf([
    ['Práce', work_code === '' ? work_name : `${work_name} (${work_code})`],
    ['Obchůzka', round_name],
    ['Četa', crew_name],
    ['Termín', dayText(event)],
    ['Provedeno', at === null || at === undefined ? '' : momentText(at)],
    ['Výsledek', result === null ? visitStateValue.text(state) : toldStateValue.text(result.state)],
    ['Pokus', attempt === 1 ? '' : `${attempt}.`],
    ['Přítomná osoba', result?.signed_by ?? ''],
    ['Zapsal', result?.told_by ?? ''],
  ]);
}

type Told = readonly [name: string, value: string];

const mountedFacts = ({
  verified_year,
  seal,
}: Pick<Extract<Finding, { kind: 'mounting' }>, 'verified_year' | 'seal'>): Told[] => [
  ['Rok ověření', verified_year === null ? '' : String(verified_year)],
  ['Plomba', seal],
];

const RESULTS = { ok: 'bez závad', faults: 'se závadami', unfit: 'nevyhovuje' } as const;

const revisionFacts = (told: Extract<Finding, { kind: 'revision' }>): Told[] => [
  ['Výsledek revize', RESULTS[told.result]],
  ['Číslo zprávy', told.report_number],
  ['Technik', told.technician],
  ...told.faults.map(({ fault, repair_by }, at): Told => [
    `Závada ${at + 1}`,
    repair_by === null ? fault : `${fault} (odstranit do ${czechDate(repair_by)})`,
  ]),
];

/** What a finding says beside its states. */
function moreOf(told: Finding): Told[] {
  if (told.kind === 'reading')
    return [
      ['Stav měřidla', told.status === 'ok' ? '' : readingStatusValue.text(told.status)],
      ['Číselník', told.overflowed ? 'přetočil se' : ''],
      ['Plomba', told.seal],
      ['Poznámka', told.note],
    ];
  if (told.kind === 'revision') return revisionFacts(told);
  if (told.kind === 'mounting') return mountedFacts(told);
  return [...mountedFacts(told), ['Důvod výměny', told.removal_reason]];
}

/** States and numbers of a meter before the visit and after it. */
function statesOf(thing: FoundThing): Told[] {
  const { kind, serial_number, new_serial_number, measured_unit } = thing;
  const [before, after] = [thing.old_state, thing.new_state].map((state) =>
    meterStateText(state, measured_unit),
  );
  if (kind === 'reading')
    return [
      ['Číslo měřidla', serial_number],
      ['Předchozí stav', before ?? ''],
      ['Odečtený stav', after ?? ''],
    ];
  if (kind === 'revision') return [];
  return [
    ['Dosavadní měřidlo', serial_number],
    ['Konečný stav', before ?? ''],
    ['Nové měřidlo', new_serial_number],
    ['Počáteční stav', after ?? ''],
  ];
}

function findingBlocks({ event, result }: Protocol): PdfBlock[] {
  const things = new Map(event.all_found.map((thing) => [thing.visit_finding_id, thing]));
  return (result?.findings ?? []).flatMap(({ visit_finding_id, told }): PdfBlock[] => {
    const thing = things.get(visit_finding_id);
    if (thing === undefined || thing.outcome === 'dismissed') return [];
    const isWaiting = thing.outcome === 'refused';
    return [
      { kind: 'subheading', text: `${foundWords[told.kind]}: ${foundText(thing)}` },
      ...factsOf([
        ...statesOf(thing),
        ...moreOf(told),
        ['Zápis', isWaiting ? 'čeká na kontrolu kanceláře' : ''],
      ]),
    ];
  });
}

const checkBlocks = ({ result }: Protocol): PdfBlock[] =>
  result === undefined || result.checks.length === 0
    ? []
    : [
        heading('Kontrolní seznam'),
        {
          kind: 'table',
          columns: [{ heading: 'Bod' }, { heading: 'Splněno', width: 60 }],
          rows: result.checks.map(({ text, is_done }) => [text, is_done ? 'ano' : 'ne']),
          sums: [],
        },
      ];

const linesOf = (text: string): PdfBlock[] =>
  text
    .split(/\n+/u)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ kind: 'text', text: line }));

function noteBlocks({ event, result }: Protocol): PdfBlock[] {
  const notes = [...new Set([result?.note ?? '', event.note])].flatMap(linesOf);
  return notes.length === 0 ? [] : [heading('Poznámka'), ...notes];
}

const isSignature = ({ of }: Photo) => of === 'signature';

/** What a photo shows, and where it was taken where the work asks for it. */
function captionOf(photo: Photo, { keeps_position }: VisitResult): string {
  const shown = photoOfValue.text(photo.of);
  if (photo.position !== null) return `${shown}. Pořízeno: ${positionText(photo.position)}`;
  return keeps_position && !isSignature(photo) ? `${shown}. Pořízeno: místo neznámé` : shown;
}

function picturesOf({ result, pictures }: Protocol, wanted: (photo: Photo) => boolean) {
  if (result === undefined) return [];
  return result.photos.filter(wanted).flatMap((photo) => {
    const jpeg = pictures.get(photo.visit_photo_id);
    return jpeg === undefined
      ? []
      : [{ jpeg_base64: jpeg.toString('base64'), caption: captionOf(photo, result) }];
  });
}

function photoBlocks(protocol: Protocol): PdfBlock[] {
  const photos = picturesOf(protocol, (photo) => !isSignature(photo));
  return photos.length === 0 ? [] : [heading('Fotky'), { kind: 'photos', photos }];
}

const LINE = '_'.repeat(28);

/** That nobody has signed, and what is known of it. */
const unsignedBlocks = (result: VisitResult): PdfBlock[] => [
  heading('Podpis'),
  ...linesOf(signatureText(result)),
];

/** The signature as it was drawn, or why there is none; where nothing was said a line to be signed by hand. */
function signatureBlocks(protocol: Protocol): PdfBlock[] {
  const { crew_name } = protocol.event;
  const { result } = protocol;
  const name = result?.signed_by ?? '';
  const signed = picturesOf(protocol, isSignature);
  if (result?.signature === 'unsigned') return unsignedBlocks(result);
  if (signed.length === 0)
    return [
      ...(result?.signature === 'name-only' ? unsignedBlocks(result) : []),
      {
        kind: 'parties',
        parties: [
          { label: 'Přítomná osoba', lines: [' ', ' ', LINE, name] },
          { label: 'Za četu', lines: [' ', ' ', LINE, crew_name] },
        ],
      },
    ];
  const photos = signed.map((photo) => ({
    ...photo,
    caption: name === '' ? photo.caption : `${photo.caption}: ${name}`,
  }));
  return [heading('Podpis'), { kind: 'photos', photos, small: true }];
}

/** What nobody may overlook: that not all of it is written yet, or that it never will be. */
function warningBlocks({ event: { result } }: Protocol): PdfBlock[] {
  if (result === null || result.outcome === 'written') return [];
  return [{ kind: 'warning', text: resultOutcomeValue.text(result.outcome) }];
}

function partOf(protocol: Protocol, { client_name, unit_name }: ProtocolSender): PdfPart {
  const { event } = protocol;
  const { floor_code, building_name, space_number, day } = event;
  const findings = findingBlocks(protocol);
  return [
    {
      kind: 'head',
      from: client_name,
      title: 'Protokol o návštěvě',
      subtitle: [placeOfEvent(event), day === null ? '' : czechDate(day)]
        .filter((part) => part !== '')
        .join(', '),
    },
    ...warningBlocks(protocol),
    {
      kind: 'parties',
      parties: [
        { label: 'Správce', lines: [client_name] },
        { label: 'Jednotka', lines: [unit_name] },
        {
          label: 'Místo',
          lines: [
            building_name,
            space_number === '' ? 'společné prostory domu' : `prostor ${space_number}`,
            floor_code === '' ? '' : `podlaží ${floor_code}`,
          ],
        },
      ],
    },
    ...visitFacts(protocol),
    ...(findings.length === 0 ? [] : [heading('Co se udělalo'), ...findings]),
    ...checkBlocks(protocol),
    ...noteBlocks(protocol),
    ...photoBlocks(protocol),
    ...signatureBlocks(protocol),
  ];
}

/** Protocols of visits, each on a page of its own with its own numbers of pages. */
export function protocolDocument(
  protocols: readonly Protocol[],
  sender: ProtocolSender,
): PdfDocument {
  const titles = protocols.map(({ event }) => `Protokol o návštěvě – ${placeOfEvent(event)}`);
  return {
    title: titles.length === 1 ? (titles[0] ?? '') : 'Protokoly o návštěvách',
    author: sender.unit_name,
    made: sender.made,
    parts: protocols.map((protocol) => partOf(protocol, sender)),
    ...(titles.length > 1 && { titles }),
  };
}
