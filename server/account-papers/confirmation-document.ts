import { czechDate } from '#contract/czech/iso-date.ts';
import { pragueDay } from '#contract/czech/prague-day.ts';
import { crowns, placeText } from '#contract/money/account-paper-text.ts';
import {
  agreementText,
  confirmedText,
  interestText,
  LAW_TEXT,
  NO_INTEREST_TEXT,
  requestedText,
  settlementText,
  verificationUrl,
} from '#contract/money/confirmation-text.ts';
import {
  VERIFICATION_PATH,
  type ConfirmationContent,
  type DebtConfirmation,
} from '#contract/money/debt-confirmations.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { writtenCode } from '#contract/rules/sheet-code.ts';
import type { PdfBlock, PdfDocument } from '#server/pdf/document.ts';

const MONEY = 92;
const money = (heading: string) => ({ heading, width: MONEY, figures: true });

/** Debts by kinds: each claim with its due day, the sum of its kind where it has more of them, and of all. */
function debtsOf(content: ConfirmationContent): readonly PdfBlock[] {
  const { debts, kinds, returned, debts_sum } = content;
  if (debts_sum === 0) return [];
  const rows = kinds.flatMap(({ name, left }) => {
    const own = debts.filter((debt) => debt.name === name);
    return [
      ...own.map((debt) => [
        debt.for_month === null ? name : `${name}, ${monthText(debt.for_month)}`,
        czechDate(debt.due_on),
        crowns(debt.amount),
        crowns(debt.left),
      ]),
      ...(own.length > 1 ? [[`${name} celkem`, '', '', crowns(left)]] : []),
    ];
  });
  const back = returned > 0 ? [['Vráceno nad přijaté platby', '', '', crowns(returned)]] : [];
  return [
    { kind: 'heading', text: 'Splatné dluhy podle druhu' },
    {
      kind: 'table',
      columns: [
        { heading: 'Za co' },
        { heading: 'Splatnost', width: 70 },
        money('Předepsáno'),
        money('Nezaplaceno'),
      ],
      rows: [...rows, ...back],
      sums: [['Dluhy celkem', '', '', crowns(debts_sum)]],
    },
  ];
}

// Confirmations that were issued before it was reckoned say nothing of it.
const hasInterest = ({ interest }: Partial<ConfirmationContent>) => interest !== undefined;

/** Interest claim by claim, also on what was paid late, with its sum. */
function interestOf(content: ConfirmationContent): readonly PdfBlock[] {
  if (!hasInterest(content)) return [];
  const { interest, interest_sum, debts_sum } = content;
  const text: PdfBlock = { kind: 'text', text: interestText(content) };
  if (interest.length === 0) return [text];
  const together =
    interest_sum === null
      ? []
      : [['Dluhy s úrokem celkem', '', '', crowns(debts_sum + interest_sum)]];
  return [
    { kind: 'heading', text: 'Úrok z prodlení' },
    text,
    {
      kind: 'table',
      columns: [
        { heading: 'Z čeho' },
        { heading: 'Splatnost', width: 70 },
        money('Nezaplaceno'),
        money('Úrok'),
      ],
      rows: interest.map((one) => [
        one.for_month === null ? one.name : `${one.name}, ${monthText(one.for_month)}`,
        czechDate(one.due_on),
        one.left === 0 ? 'zaplaceno pozdě' : crowns(one.left),
        one.interest === null ? 'není známo' : crowns(one.interest),
      ]),
      sums: [
        ['Úrok celkem', '', '', interest_sum === null ? 'není známo' : crowns(interest_sum)],
        ...together,
      ],
    },
  ];
}

const agreedOf = (content: ConfirmationContent): readonly PdfBlock[] => {
  const text = agreementText(content);
  return text === ''
    ? []
    : [
        { kind: 'heading', text: 'Dohoda o splátkách' },
        { kind: 'text', text },
      ];
};

function advancesOf({
  advances,
  advances_sum,
  unsettled_since,
}: ConfirmationContent): readonly PdfBlock[] {
  if (advances.length === 0) return [];
  return [
    { kind: 'heading', text: `Předepsané zálohy a příspěvky od ledna ${unsettled_since}` },
    {
      kind: 'table',
      columns: [
        { heading: 'Za co' },
        { heading: 'Měsíců', width: 70, figures: true },
        money('Předepsáno'),
      ],
      rows: advances.map(({ name, months, claimed }) => [name, String(months), crowns(claimed)]),
      sums: [['Celkem', '', crowns(advances_sum)]],
    },
  ];
}

function revokedOf({
  revoked,
  revoked_reason,
  replaced_by,
}: DebtConfirmation): readonly PdfBlock[] {
  if (revoked === '') return [];
  const instead = replaced_by === '' ? '' : ` Nahrazuje ho potvrzení č. ${replaced_by}.`;
  const day = czechDate(pragueDay(new Date(revoked)));
  return [{ kind: 'warning', text: `NEPLATNÉ od ${day}: ${revoked_reason}.${instead}` }];
}

interface Checked {
  readonly code: string;
  readonly publicUrl: string;
}

const checkOf = (number: string, { code, publicUrl }: Checked): PdfBlock => ({
  kind: 'check',
  facts: [
    { name: 'Kontrolní kód', value: writtenCode(code) },
    {
      name: 'Ověřit lze na',
      value: `${publicUrl.replace(/^https?:\/\//u, '')}${VERIFICATION_PATH}`,
    },
  ],
  url: verificationUrl(publicUrl, number, code),
});

const overpaidOf = ({ overpaid }: ConfirmationContent): readonly PdfBlock[] =>
  overpaid === 0 ? [] : [{ kind: 'text', text: `Přeplatek ke stejnému dni: ${crowns(overpaid)}.` }];

/** The confirmation as a document. */
export function confirmationDocument(
  confirmation: DebtConfirmation,
  content: ConfirmationContent,
  checked: Checked,
): PdfDocument {
  const { number, issued, issued_by } = confirmation;
  const issuedOn = czechDate(pragueDay(new Date(issued)));
  const issuedText = `Vydáno ${[issuedOn, issued_by].filter((part) => part !== '').join(', ')}.`;
  const title = `Potvrzení o dluzích č. ${number}`;
  const told = hasInterest(content);
  const business = content.unit_business_id === '' ? '' : `IČO ${content.unit_business_id}`;
  return {
    title,
    author: content.unit_name,
    made: issued,
    parts: [
      [
        {
          kind: 'head',
          from: content.unit_name,
          title,
          subtitle: `při převodu jednotky, ke dni ${czechDate(content.as_of)}`,
        },
        ...revokedOf(confirmation),
        {
          kind: 'parties',
          parties: [
            { label: 'Potvrzuje', lines: [content.unit_name, content.unit_address, business] },
            { label: 'Prostor', lines: [`prostor ${content.space_number}`, placeText(content)] },
            { label: 'Převodce', lines: [content.names] },
          ],
        },
        checkOf(number, checked),
        { kind: 'lead', text: confirmedText(content) },
        ...debtsOf(content),
        ...interestOf(content),
        ...agreedOf(content),
        ...overpaidOf(content),
        ...advancesOf(content),
        { kind: 'heading', text: 'Vyúčtování' },
        { kind: 'text', text: settlementText(content) },
        { kind: 'heading', text: 'Vydání' },
        {
          kind: 'text',
          text: `O potvrzení požádal: ${requestedText(confirmation)}. ${issuedText}`,
        },
        { kind: 'note', text: told ? LAW_TEXT : `${LAW_TEXT} ${NO_INTEREST_TEXT}` },
      ],
    ],
  };
}
