import { czechDate } from '#contract/czech/iso-date.ts';
import {
  crowns,
  lackingText,
  paperNote,
  paymentFacts,
  placeText,
} from '#contract/money/account-paper-text.ts';
import type { AccountPaper } from '#contract/money/account-papers.ts';
import type { PdfBlock, PdfDocument, PdfTable } from '#server/pdf/document.ts';
import { dayBefore } from './compose.ts';

/** Points of a column of money. */
const MONEY = 82;

const money = (heading: string) => ({ heading, width: MONEY, figures: true });

function linesTable({ lines, from, opening, as_of, balance }: AccountPaper): PdfTable {
  const begun =
    opening === 0
      ? []
      : [['', `Zůstatek k ${czechDate(dayBefore(from))}`, '', '', crowns(opening)]];
  return {
    kind: 'table',
    columns: [
      { heading: 'Den', width: 58 },
      { heading: 'Předpis nebo platba' },
      money('Předepsáno'),
      money('Zaplaceno'),
      money('Zůstatek'),
    ],
    rows: [
      ...begun,
      ...lines.map(({ kind, on, text, amount, balance: behind }) => [
        czechDate(on),
        text,
        kind === 'claim' ? crowns(amount) : '',
        kind === 'payment' ? crowns(-amount) : '',
        crowns(behind),
      ]),
    ],
    sums: [['', `Zůstatek k ${czechDate(as_of)}`, '', '', crowns(balance)]],
  };
}

const noteOf = (text: string): readonly PdfBlock[] => (text === '' ? [] : [{ kind: 'note', text }]);

/** The account on its own pages. */
function partOf(paper: AccountPaper): readonly PdfBlock[] {
  const { space_number, as_of, names, unit_name, payment, claimed, paid } = paper;
  const spayd = payment.spayd ?? undefined;
  return [
    {
      kind: 'head',
      from: unit_name,
      title: `Konto prostoru ${space_number}`,
      subtitle: `stav ke dni ${czechDate(as_of)}`,
    },
    {
      kind: 'parties',
      parties: [
        { label: 'Pro', lines: [names] },
        { label: 'Prostor', lines: [`prostor ${space_number}`, placeText(paper)] },
        {
          label: `Celkem k ${czechDate(as_of)}`,
          lines: [`předepsáno ${crowns(claimed)}`, `zaplaceno ${crowns(paid)}`],
        },
      ],
    },
    { kind: 'payment', facts: paymentFacts(paper), ...(spayd !== undefined && { spayd }) },
    ...noteOf(lackingText(payment)),
    { kind: 'heading', text: `Pohyby od ${czechDate(paper.from)}` },
    ...(paper.lines.length === 0 && paper.opening === 0
      ? [{ kind: 'text' as const, text: 'Na kontě zatím nic není.' }]
      : [linesTable(paper)]),
    { kind: 'note', text: paperNote(paper) },
  ];
}

const titleOf = ({ space_number, as_of }: AccountPaper) =>
  `Konto prostoru ${space_number} k ${czechDate(as_of)}`;

/** The account as a document. */
export const accountDocument = (paper: AccountPaper, made: string): PdfDocument => ({
  title: titleOf(paper),
  author: paper.unit_name,
  made,
  parts: [partOf(paper)],
});

/** Accounts of a unit as one document, each from a new page. */
export function accountsDocument(
  papers: readonly [AccountPaper, ...AccountPaper[]],
  made: string,
): PdfDocument {
  const [{ as_of, unit_name }] = papers;
  return {
    title: `Konta prostorů k ${czechDate(as_of)}`,
    author: unit_name,
    made,
    parts: papers.map(partOf),
    titles: papers.map(titleOf),
  };
}
