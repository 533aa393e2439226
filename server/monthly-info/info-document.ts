import { factsOf, INFO_LAW, weatherText } from '#contract/metering/month-info-text.ts';
import type { MonthInfo } from '#contract/metering/month-infos.ts';
import { meterKindValue } from '#contract/metering/meter-words.ts';
import { monthText } from '#contract/rules/month-info.ts';
import type { PdfBlock, PdfDocument, PdfPart } from '#server/pdf/document.ts';

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== '').join(', ');

function usesOf(info: MonthInfo): readonly PdfBlock[] {
  return info.uses.flatMap((use) => [
    { kind: 'heading', text: meterKindValue.text(use.kind) },
    { kind: 'facts', facts: factsOf(use, info) },
  ]);
}

/** What is told of a space, in the order of the screen. */
const partOf = (info: MonthInfo): PdfPart => [
  { kind: 'title', text: `Spotřeba za ${monthText(info.month)}` },
  {
    kind: 'text',
    text: joined(`Prostor ${info.space_number}`, info.building_name, info.place),
  },
  { kind: 'text', text: info.unit_name },
  ...usesOf(info),
  { kind: 'heading', text: 'Počasí' },
  { kind: 'text', text: weatherText(info) },
  { kind: 'note', text: INFO_LAW },
];

/** The information of a month as a document, `of` a space or a house. */
export function infoDocument(
  [first, ...others]: readonly [MonthInfo, ...MonthInfo[]],
  { of, made }: { readonly of: string; readonly made: string },
): PdfDocument {
  return {
    title: `Spotřeba za ${monthText(first.month)}, ${of}`,
    author: first.unit_name,
    made,
    parts: [first, ...others].map(partOf),
  };
}
