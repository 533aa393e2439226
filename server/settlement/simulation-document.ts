import { checkNames } from '#contract/settlement/words.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import {
  movedBy,
  movedPercent,
  simulatedSpaces,
  tallyOf,
  tallyTexts,
  type Moved,
  type SimulatedSpace,
} from '#contract/settlement/simulation-rows.ts';
import type { SimulatedServiceResult, SimulationResult } from '#contract/settlement/simulations.ts';
import { moneyWriter, signed } from '#contract/settlement/statement-rows.ts';
import { dayText, daysText, periodName } from '#contract/settlement/statement-text.ts';
import type { PdfBlock, PdfDocument, PdfTable } from '#server/pdf/document.ts';
import type { SettlementRow } from './settlements.sql.ts';

/** A simulation as a paper for an assembly tells it. */
export interface SimulationPaper {
  readonly name: string;
  readonly unit_name: string;
  readonly today: string;
  readonly settlement: Pick<SettlementRow, 'period_from' | 'period_to' | 'building_name'>;
  readonly sums: { readonly number: number; readonly cost: number };
  readonly result: SimulationResult;
}

/** So many spaces are drawn from each end. */
const MOST_DRAWN = 5;
/** Points of a column of money. */
const MONEY = 84;

/** 'simulace 2025 základní složka 40 %.pdf' */
export const simulationFileName = ({ name, settlement }: SimulationPaper): string =>
  `simulace ${periodName(settlement)} ${name}.pdf`;

const of = ({ service_name, house_name }: SimulatedServiceResult) =>
  house_name === '' ? service_name : `${service_name} (${house_name})`;

/** What would be otherwise, service by service, with what the law says to it and why it cannot be counted. */
function serviceBlocks(service: SimulatedServiceResult): readonly PdfBlock[] {
  const { cost, changes, doubts, flags, limited } = service;
  const limits =
    limited.now === limited.after
      ? []
      : [`Korekce do mezí by se týkala ${limited.after} prostorů místo ${limited.now}.`];
  const lines = [`Náklad ${crowns(cost)}.`, ...changes.map((one) => `${one}.`), ...limits];
  return [
    { kind: 'subheading', text: of(service) },
    { kind: 'text', text: lines.join(' ') },
    ...doubts.map((text) => ({ kind: 'note' as const, text })),
    ...flags.map(({ flag, space_name }) => ({
      kind: 'warning' as const,
      text: space_name === '' ? checkNames[flag] : `${checkNames[flag]}: ${space_name}`,
    })),
  ];
}

const placeOf = ({ space_name, building_name }: SimulatedSpace, areHouses: boolean) =>
  areHouses ? `${building_name}, ${space_name}` : space_name;

/** Those who would pay the most more and the most less, now and after beside one another. */
function bars(spaces: readonly SimulatedSpace[], areHouses: boolean): readonly PdfBlock[] {
  const moved = spaces.filter((space) => (movedBy(space) ?? 0) !== 0);
  const drawn =
    moved.length <= 2 * MOST_DRAWN
      ? moved
      : [...moved.slice(0, MOST_DRAWN), ...moved.slice(-MOST_DRAWN)];
  if (drawn.length === 0) return [];
  return [
    {
      kind: 'bars',
      groups: drawn.map((space) => ({
        label: `Prostor ${placeOf(space, areHouses)}`,
        note: signed(movedBy(space) ?? 0, crowns(movedBy(space) ?? 0)),
        bars: [
          {
            name: 'po změně',
            value: Math.max(0, space.after ?? 0),
            text: crowns(space.after ?? 0),
          },
          { name: 'nyní', value: Math.max(0, space.now), text: crowns(space.now) },
        ],
      })),
    },
  ];
}

function spacesTable(spaces: readonly SimulatedSpace[], areHouses: boolean): PdfTable {
  const money = (heading: string) => ({ heading, width: MONEY, figures: true });
  const write = moneyWriter(spaces.flatMap(({ now, after }) => [now, after ?? 0]));
  const sum = (all: readonly number[]) => all.reduce((so, one) => so + one, 0);
  const total = {
    now: sum(spaces.map(({ now }) => now)),
    after: sum(spaces.map(({ after }) => after ?? 0)),
  };
  const figures = (moved: Moved) => [
    write(moved.now),
    write(moved.after ?? 0),
    signed(movedBy(moved) ?? 0, write(movedBy(moved) ?? 0)),
  ];
  return {
    kind: 'table',
    columns: [
      { heading: 'Prostor (částky v\u00A0Kč)' },
      money('Náklad nyní'),
      money('Po změně'),
      money('Rozdíl'),
      { heading: '%', width: 48, figures: true },
    ],
    rows: spaces.map((space) => [
      placeOf(space, areHouses),
      ...figures(space),
      movedPercent(space),
    ]),
    sums: [['Celkem', ...figures(total), '']],
  };
}

/** Who gains and who loses by spaces; where it could not be counted only that. */
function resultBlocks({ result }: SimulationPaper): readonly PdfBlock[] {
  const spaces = simulatedSpaces(result.recipients);
  const areHouses = new Set(spaces.map(({ building_name }) => building_name)).size > 1;
  const tally = tallyOf(spaces);
  const said: PdfBlock = { kind: 'lead', text: tallyTexts(tally).join(' ') };
  if (tally.unknown > 0) return [said];
  return [
    said,
    ...bars(spaces, areHouses),
    { kind: 'heading', text: 'Všechny prostory' },
    spacesTable(spaces, areHouses),
  ];
}

/** A simulation for an assembly: what would be otherwise, who would pay more and who less; nobody's name. */
export function simulationDocument(paper: SimulationPaper, made: string): PdfDocument {
  const { name, unit_name, settlement, sums, result, today } = paper;
  const { building_name, period_from, period_to } = settlement;
  const title = `Simulace vyúčtování služeb ${periodName(settlement)}`;
  return {
    title: `${title}: ${name}`,
    author: unit_name,
    made,
    parts: [
      [
        { kind: 'head', from: unit_name, title, subtitle: name },
        {
          kind: 'parties',
          parties: [
            { label: 'Dům', lines: [building_name === '' ? 'celá jednotka' : building_name] },
            { label: 'Období', lines: [daysText(period_from, period_to)] },
            { label: 'Z výpočtu', lines: [`č. ${sums.number}`, `náklad ${crowns(sums.cost)}`] },
            { label: 'Vytištěno', lines: [dayText(today)] },
          ],
        },
        {
          kind: 'note',
          text: 'Simulace nic nemění: platí vyúčtování tak, jak bylo nebo bude vydáno.',
        },
        { kind: 'heading', text: 'Co by bylo jinak' },
        ...(result.services.length === 0
          ? [{ kind: 'text' as const, text: 'Zatím nic.' }]
          : result.services.flatMap(serviceBlocks)),
        { kind: 'heading', text: 'Jak by to vyšlo' },
        ...resultBlocks(paper),
      ],
    ],
  };
}
