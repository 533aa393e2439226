import { shiftDays } from '#contract/czech/iso-date.ts';
import { day } from '#contract/fields.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { personsText } from '../records/record-words.ts';

/** What is going to happen, in names. */
interface Move {
  readonly tenant: string;
  readonly last_day: string | null;
  /** Nobody when the space stays empty. */
  readonly next: readonly string[];
  readonly users_count: number | string | null;
  readonly contract_valid_to: string | null;
  readonly staying: readonly string[];
  readonly leaving: readonly string[];
  readonly carried: readonly { readonly service_name: string; readonly monthly_advance: number }[];
}

const list = new Intl.ListFormat('cs-CZ');

/** Says what the move will do, so that it can be read before it is done; empty while the day is missing. */
export function moveSentence(move: Move): string {
  if (!day.safeParse(move.last_day).success || move.last_day === null) return '';
  const parts = [
    `${move.tenant} končí ${formatDate(move.last_day)}.`,
    nextPart(move, formatDate(shiftDays(move.last_day, 1))),
    move.staying.length > 0 ? `V prostoru zůstává: ${list.format(move.staying)}.` : '',
    move.leaving.length > 0 ? `Odchází: ${list.format(move.leaving)}.` : '',
    move.next.length === 0 ? '' : advancesPart(move.carried),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function nextPart({ next, users_count, contract_valid_to }: Move, firstDay: string): string {
  if (next.length === 0) return `Od ${firstDay} je prostor prázdný.`;
  const persons = typeof users_count === 'number' ? `, ${personsText(users_count)}` : '';
  const contract =
    contract_valid_to === null ? '' : `, smlouva do ${formatDate(contract_valid_to)}`;
  const verb = next.length > 1 ? 'nastupují' : 'nastupuje';
  return `Od ${firstDay} ${verb} ${list.format(next)}${persons}${contract}.`;
}

function advancesPart(carried: Move['carried']): string {
  if (carried.length === 0) return 'Žádná záloha se nepřebírá.';
  const names = carried.map(
    ({ service_name, monthly_advance }) => `${service_name} ${formatMoney(monthly_advance)}`,
  );
  return `Přebírané zálohy: ${list.format(names)} měsíčně.`;
}
