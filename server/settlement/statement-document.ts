import { lackingText, placeText } from '#contract/money/account-paper-text.ts';
import { moneyWriter, signed } from '#contract/settlement/statement-rows.ts';
import {
  advanceTexts,
  correctionTexts,
  dayText,
  daysText,
  partText,
  periodName,
  periodPair,
  rightsOf,
  statementFacts,
  statementName,
  statementTitle,
} from '#contract/settlement/statement-text.ts';
import type { StatementPaper } from '#contract/settlement/statement-paper.ts';
import type { PdfBlock, PdfDocument, PdfLetter, PdfPart, PdfTable } from '#server/pdf/document.ts';
import { comparisonBlocks, groundBlocks } from './statement-ground.ts';

/** Points of a column of money. */
const MONEY = 66;

const text = (kind: 'text' | 'note' | 'small', told: string): readonly PdfBlock[] =>
  told === '' ? [] : [{ kind, text: told }];

/** Who sends it to whom, and what it is about. */
function letterOf(paper: StatementPaper): PdfLetter {
  const { unit_name, unit_address, unit_business_id, addressee, names, space_name } = paper;
  const number = unit_business_id === '' ? '' : `IČO ${unit_business_id}`;
  return {
    kind: 'letter',
    sender: [unit_name, unit_address, number],
    addressee: (addressee === '' ? names : addressee).split('\n'),
    facts: [
      { name: 'Příjemce služeb', value: names },
      { name: `Prostor ${space_name}`, value: placeText(paper) },
      { name: 'Zúčtovací období', value: daysText(paper.period_from, paper.period_to) },
      { name: 'Vystaveno', value: dayText(paper.issued_on) },
    ],
  };
}

const lead = (told: string): readonly PdfBlock[] =>
  told === '' ? [] : [{ kind: 'lead', text: told }];

/** How it came out, with the code by which it is paid; of a correction first what it changes. */
function resultBlocks(paper: StatementPaper): readonly PdfBlock[] {
  const [correction = '', ...why] = correctionTexts(paper);
  const { payment } = paper;
  return [
    ...lead(correction),
    ...why.flatMap((one) => text('text', one)),
    ...text('text', partText(paper)),
    {
      kind: 'payment',
      facts: statementFacts(paper),
      spayd: payment.spayd ?? undefined,
      large: true,
    },
    ...(payment.to_pay > 0 ? text('note', lackingText(payment)) : []),
  ];
}

/** Services with what they cost the house and the recipient, what was received and what is left. */
function servicesTable(paper: StatementPaper): PdfTable {
  const { services, cost, advance, balance } = paper;
  const withFormer = services.some(({ former }) => former !== null);
  const write = moneyWriter(
    services.flatMap((one) => [one.house_cost, one.cost, one.advance, one.former ?? 0]),
  );
  const former = (sum: number | null) => (withFormer ? [sum === null ? '' : write(sum)] : []);
  const rest = (sum: number) => signed(sum, write(sum));
  const money = (heading: string) => ({ heading, width: MONEY, figures: true });
  const { comparison } = paper;
  return {
    kind: 'table',
    columns: [
      { heading: 'Služba (částky v\u00A0Kč)' },
      money('Náklad domu'),
      money('Váš náklad'),
      money('Přijaté zálohy'),
      money('Rozdíl'),
      ...(withFormer ? [money(`Náklad ${periodPair(paper)[1]}`)] : []),
    ],
    rows: services.map((one) => [
      one.service_name,
      write(one.house_cost),
      write(one.cost),
      write(one.advance),
      rest(one.balance),
      ...former(one.former),
    ]),
    sums: [
      ['Celkem', '', write(cost), write(advance), rest(balance), ...former(comparison.former)],
    ],
  };
}

const DIFFERENCE_NOTE =
  'Rozdíl se znaménkem plus doplácíte, rozdíl se znaménkem minus se Vám vrací.';

const REPLACED: PdfBlock = {
  kind: 'warning',
  text: 'Toto vyúčtování nahradila oprava. Neplaťte podle něj.',
};

/** What the services cost, and all that it stands on; nothing of who is a recipient no more. */
const costBlocks = (paper: StatementPaper): readonly PdfBlock[] => [
  { kind: 'heading', text: 'Náklady a zálohy' },
  ...text('text', advanceTexts(paper).join(' ')),
  servicesTable(paper),
  { kind: 'note', text: DIFFERENCE_NOTE },
  ...comparisonBlocks(paper),
  ...groundBlocks(paper),
];

/** A text that the decree wants behind heat and hot water. */
const furtherBlocks = ({ heading, text: told }: StatementPaper['further'][number]) => [
  ...(heading === '' ? [] : [{ kind: 'subheading' as const, text: heading }]),
  ...text('small', told),
];

/** A statement as it lies in an envelope: the result first, then all that it stands on. */
export function statementPart(paper: StatementPaper): PdfPart {
  return [
    letterOf(paper),
    { kind: 'title', text: statementName(paper) },
    ...(paper.is_superseded ? [REPLACED] : []),
    ...resultBlocks(paper),
    ...(paper.is_gone ? [] : costBlocks(paper)),
    { kind: 'terms', heading: 'Vaše práva', terms: rightsOf(paper) },
    ...paper.further.flatMap(furtherBlocks),
  ];
}

/** Statements as a document, each from a page of its own. */
export function statementDocument(
  papers: readonly [StatementPaper, ...StatementPaper[]],
  made: string,
): PdfDocument {
  const [first] = papers;
  const titles = papers.map(statementTitle);
  return {
    title:
      papers.length === 1
        ? statementTitle(first)
        : `Vyúčtování služeb ${periodName(first)}, ${first.unit_name}`,
    author: first.unit_name,
    made,
    parts: papers.map(statementPart),
    titles,
  };
}
