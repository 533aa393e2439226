import { daysInMonth, formatIsoDate, parseIsoDate } from '#contract/czech/iso-date.ts';
import { day } from '#contract/fields.ts';
import { ruledBy } from '#contract/record.ts';
import { at } from '#contract/rules/rule.ts';
import type { SettledRecipient, Settlement } from '#contract/settlement/settlements.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { z } from 'zod';
import { isCorrected } from '../states.ts';
import { counted } from '../words.ts';

/** How many months after issuing balances are due where the law's term is not known. */
const USUAL_MONTHS = 4;

/** The same day so many months later, or the last one of a shorter month. */
function monthsLater(isoDate: string, months: number): string {
  const { year, month, day: of } = parseIsoDate(isoDate);
  const all = year * 12 + month - 1 + months;
  const then = { year: Math.floor(all / 12), month: (all % 12) + 1 };
  return formatIsoDate({ ...then, day: Math.min(of, daysInMonth(then.year, then.month)) });
}

type Term = Pick<Settlement, 'pay_until'>;

/** The day on which balances are due when nobody says another: the latest that the law allows. */
export const usualDue = ({ pay_until }: Term, today: string): string =>
  pay_until ?? monthsLater(today, USUAL_MONTHS);

/** What is given when statements are issued. */
export const issueSchema = ({ pay_until }: Term, today: string) =>
  ruledBy(z.object({ due_on: day }), [
    at('due_on', ({ due_on }) => (due_on < today ? 'Splatnost nesmí být v minulosti' : null)),
    at('due_on', ({ due_on }) =>
      pay_until !== null && due_on > pay_until
        ? `Podle zákona nejpozději ${formatDate(pay_until)}`
        : null,
    ),
  ]);

/** Statements of a count: how many, and what is to be paid by and to people. */
export function issueSums(recipients: readonly SettledRecipient[]) {
  const people = recipients.filter(({ payer }) => payer !== 'unit');
  const owing = people.filter(({ balance }) => balance > 0);
  const paid = people.filter(({ balance }) => balance < 0);
  const sum = (rows: typeof people) => rows.reduce((so, { balance }) => so + Math.abs(balance), 0);
  return {
    statements: people.length,
    owing: owing.length,
    owed: sum(owing),
    overpaying: paid.length,
    overpaid: sum(paid),
  };
}

type Sums = ReturnType<typeof issueSums>;

/** '5 nedoplatků za 12 300,00 Kč, 6 přeplatků za 5 000,00 Kč a 1 bez doplatku'. */
function balancesText({ statements, owing, owed, overpaying, overpaid }: Sums): string {
  const even = statements - owing - overpaying;
  const parts = [
    ...(owing === 0
      ? []
      : [`${counted(owing, 'nedoplatek', 'nedoplatky', 'nedoplatků')} za ${formatMoney(owed)}`]),
    ...(overpaying === 0
      ? []
      : [
          `${counted(overpaying, 'přeplatek', 'přeplatky', 'přeplatků')} za ${formatMoney(overpaid)}`,
        ]),
    ...(even === 0
      ? []
      : [`${counted(even, 'vyúčtování', 'vyúčtování', 'vyúčtování')} bez doplatku`]),
  ];
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} a ${parts.at(-1)}`;
}

/** What follows when the count is issued, a sentence an item. */
export function issueSentences(settlement: Settlement, sums: Sums): readonly string[] {
  const many = counted(sums.statements, 'vyúčtování', 'vyúčtování', 'vyúčtování');
  const all = sums.statements === 0 ? '' : `: ${balancesText(sums)}`;
  if (isCorrected(settlement))
    return [
      `Vydá se další verze, ${many}${all}. Každé ukáže rozdíl proti předchozímu.`,
      'Na kontech prostorů nahradí nové zůstatky ty z předchozí verze. Ta od té chvíle neplatí a nová se doručuje znovu.',
      'Vydané vyúčtování už nejde změnit jinak než další opravou.',
    ];
  return [
    `Vydá se ${many}${all}.`,
    'Zůstatky se zapíšou na konta prostorů. Zálohy za období, které nejsou zaplacené, zůstatek nahradí; samostatně se už nevymáhají.',
    'Vydané vyúčtování už nejde změnit ani vzít zpět. Chybu napraví jen oprava, která se vydá jako další verze.',
  ];
}
