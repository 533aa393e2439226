import { czechDate } from '#contract/czech/iso-date.ts';
import { crowns } from '#contract/money/account-paper-text.ts';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { Agreement } from '#contract/money/instalments.ts';
import { creditSentence } from '#contract/rules/crediting.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/document.ts';
import type { AgreementParties } from './agreement-parties.sql.ts';

const MONEY = 110;
const DAY = 90;

/** How the paper is called: with or without the acknowledgment of the debt. */
const agreementTitle = ({ acknowledges }: Pick<Agreement, 'acknowledges'>): string =>
  acknowledges ? 'Uznání dluhu a dohoda o splátkách' : 'Dohoda o splátkách';

const claimsOf = ({ claims, amount }: Agreement): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Za co' },
    { heading: 'Splatnost', width: DAY },
    { heading: 'Nezaplaceno', width: MONEY, figures: true },
  ],
  rows: claims.map((claim) => [claimText(claim), czechDate(claim.due_on), crowns(claim.amount)]),
  sums: [['Dluh celkem', '', crowns(amount)]],
});

const instalmentsOf = ({ instalments, amount }: Agreement): PdfBlock => ({
  kind: 'table',
  columns: [
    { heading: 'Splátka' },
    { heading: 'Splatná', width: DAY },
    { heading: 'Částka', width: MONEY, figures: true },
  ],
  rows: instalments.map((one) => [`${one.place}.`, czechDate(one.due_on), crowns(one.amount)]),
  sums: [['Celkem', '', crowns(amount)]],
});

/** Where it is paid: the account and the symbol, as far as they are known. */
function paidText({ bank_accounts, variable_symbol, credit_order }: AgreementParties): string {
  const to = bank_accounts === '' ? 'na účet, který věřitel sdělí' : `na účet ${bank_accounts}`;
  const symbol = variable_symbol === '' ? '' : ` pod variabilním symbolem ${variable_symbol}`;
  return `Splátky se platí ${to}${symbol}, vedle běžných předpisů. ${creditSentence[credit_order]}`;
}

/** What is agreed on beside the days, each in a paragraph. */
function clausesOf(agreement: Agreement, parties: AgreementParties): readonly PdfBlock[] {
  const { acknowledges, calls_whole, note, amount } = agreement;
  const texts = [
    paidText(parties),
    'Úrok z prodlení běží dál podle zákona nebo smlouvy, dokud není dluh zaplacen; ve splátkách není.',
    ...(acknowledges
      ? [
          `Dlužník uznává svůj dluh co do důvodu i výše podle přehledu v této dohodě, celkem ${crowns(amount)} (§ 2053 občanského zákoníku).`,
        ]
      : []),
    ...(calls_whole
      ? [
          'Nezaplatí-li dlužník některou splátku včas, může věřitel žádat zaplacení celého zbývajícího dluhu, nejpozději do splatnosti nejblíže příští splátky (§ 1931 občanského zákoníku).',
        ]
      : []),
    ...note.split(/\n+/u).filter((line) => line.trim() !== ''),
  ];
  return texts.map((text, at) => ({ kind: 'text', text: `${at + 1}. ${text}` }));
}

const LINE = '_'.repeat(28);

const signatures: readonly PdfBlock[] = [
  { kind: 'text', text: `V ${LINE} dne ${'_'.repeat(16)}` },
  {
    kind: 'parties',
    parties: [
      { label: 'Věřitel', lines: [' ', ' ', LINE] },
      { label: 'Dlužník', lines: [' ', ' ', LINE] },
    ],
  },
];

function endedOf({ state, ended_on, end_reason }: Agreement): readonly PdfBlock[] {
  if (ended_on === null) return [];
  const how = state === 'called' ? 'Celý dluh byl zesplatněn' : 'Dohoda byla zrušena';
  return [{ kind: 'warning', text: `${how} ${czechDate(ended_on)}: ${end_reason}` }];
}

/** The agreement for signature, as it was made. */
export function agreementDocument(
  agreement: Agreement,
  parties: AgreementParties,
  made: string,
): PdfDocument {
  const { agreed_on, instalments } = agreement;
  const { unit_name, unit_business_id, unit_address, debtors } = parties;
  const title = agreementTitle(agreement);
  const count = instalments.length;
  const business = unit_business_id === '' ? '' : `IČO ${unit_business_id}`;
  const lines = (all: readonly string[]) => all.filter((line) => line !== '');
  return {
    title,
    author: unit_name,
    made,
    parts: [
      [
        {
          kind: 'head',
          from: unit_name,
          title,
          subtitle: `${debtPlace(agreement)}, ze dne ${czechDate(agreed_on)}`,
        },
        ...endedOf(agreement),
        {
          kind: 'parties',
          parties: [
            { label: 'Věřitel', lines: lines([unit_name, unit_address, business]) },
            { label: 'Dlužník', lines: lines(debtors) },
          ],
        },
        { kind: 'heading', text: `Dluh ke dni ${czechDate(agreed_on)}` },
        claimsOf(agreement),
        {
          kind: 'heading',
          text: `Dluh se zaplatí v ${count} ${czechPlural(count, 'splátce', 'splátkách', 'splátkách')}`,
        },
        instalmentsOf(agreement),
        { kind: 'heading', text: 'Ujednání' },
        ...clausesOf(agreement, parties),
        ...signatures,
      ],
    ],
  };
}
