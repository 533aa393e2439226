import type { ResultOf } from '#contract/endpoint.ts';
import type { Asking, Campaign, CampaignSpace, Declaration } from '#contract/pasports/campaigns.ts';
import type { readProtocol } from '#contract/pasports/declarations.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import type { Column } from '#web/table/columns.ts';
import type { TableContent } from '#web/table/exported.ts';
import { askedWords, stateWords, wayWords, whereText } from './words.ts';

/** A line of the protocol: that somebody was asked, or that he answered. */
export interface ProtocolLine {
  readonly at: string;
  readonly place: string;
  readonly what: string;
  readonly who: string;
  readonly text: string;
}

const columns: readonly Column<ProtocolLine>[] = [
  { text: 'Kdy', value: 'at', width: 130 },
  { text: 'Prostor', value: 'place', width: 120 },
  { text: 'Co a jak', value: 'what', width: 190 },
  { text: 'Kdo', value: 'who', width: 190 },
  { text: 'Znění', value: 'text', width: 380 },
];

function answerLine(one: Declaration, place: string): ProtocolLine {
  const { created, way, delivered, declared_by, user_name, note, shown } = one;
  const written = user_name === '' ? '' : `, zápis: ${user_name}`;
  const came = user_name === '' ? '' : `, doručeno ${formatDate(delivered)}`;
  const added = note === '' ? '' : ` Poznámka: ${note}`;
  return {
    at: created,
    place,
    what: `hlášení ${wayWords[way]}${came}`,
    who: `${declared_by}${written}`,
    text: `${shown}${added}`,
  };
}

function askingLine({ created, kind, recipient, user_name }: Asking, place: string): ProtocolLine {
  const who = user_name === '' ? 'portál sám' : user_name;
  return { at: created, place, what: askedWords[kind], who, text: recipient };
}

/**
 * The proof of a campaign for paper: every asking and every answer in the order in which they came, a
 * later answer beside those before it; spaces that have not answered are named under the title.
 */
export function protocolOf(
  campaign: Campaign,
  spaces: readonly CampaignSpace[],
  { declarations, askings }: ResultOf<typeof readProtocol>,
  unit: string,
): TableContent<ProtocolLine> {
  const places = new Map(
    spaces.map(({ pasport_id, space_number, building_name }) => [
      pasport_id,
      campaign.pasport_id === null ? `${space_number}, ${building_name}` : space_number,
    ]),
  );
  const placeOf = (pasport_id: number) => places.get(pasport_id) ?? '';
  const isOf = ({ pasport_id }: { readonly pasport_id: number }) => places.has(pasport_id);
  const rows = [
    ...askings.filter(isOf).map((one) => askingLine(one, placeOf(one.pasport_id))),
    ...declarations.filter(isOf).map((one) => answerLine(one, placeOf(one.pasport_id))),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const missing = spaces.filter(({ standing }) => standing === 'missing');
  const silent = missing.map(({ pasport_id }) => placeOf(pasport_id)).join('; ');
  const ended = campaign.ended === null ? '' : ` ${formatDateTime(campaign.ended)}`;
  return {
    label: `Protokol: ${campaign.name}`,
    unit,
    search: '',
    notes: [
      `${whereText(campaign)}, počty platí od ${formatDate(campaign.valid_from)}, odpovídalo se do ${formatDate(campaign.closes)}, ${stateWords[campaign.state]}${ended}.`,
      silent === '' ? 'Odpověděli všichni.' : `Neodpověděli: ${silent}.`,
    ],
    columns,
    rows,
  };
}
