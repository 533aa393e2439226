import { shiftDays } from '#contract/czech/iso-date.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { shareText } from '../records/record-words.ts';

interface Named {
  readonly name: string;
  readonly share_numerator: number;
  readonly share_denominator: number;
  readonly is_joint: boolean;
}

interface Advance {
  readonly service_name: string;
  readonly monthly_advance: number;
}

/** What is going to happen, in names. */
export interface TransferWords {
  /** Null while it is missing. */
  readonly first_day: string | null;
  readonly former: readonly string[];
  readonly owners: readonly Named[];
  readonly staying: readonly Named[];
  /** Who casts the vote; null for nobody. */
  readonly voter: string | null;
  readonly users_count: number | string | null;
  /** Advances that go over, and those that end. */
  readonly passing: readonly Advance[];
  readonly ending: readonly Advance[];
}

const list = new Intl.ListFormat('cs-CZ');

/** 'Nová Petra 1/2 a Nový Jan 1/2'; spouses 'Nová Petra a Nový Jan (SJM)'. */
export function ownersList(owners: readonly Named[]): string {
  const couple = owners.filter((owner) => owner.is_joint).map(({ name }) => name);
  const others = owners
    .filter((owner) => !owner.is_joint)
    .map((owner) =>
      owner.share_numerator === owner.share_denominator
        ? owner.name
        : `${owner.name} ${shareText(owner)}`,
    );
  return list.format([...(couple.length > 0 ? [`${couple.join(' a ')} (SJM)`] : []), ...others]);
}

/** Says what the transfer will do, so that it can be read before it is done; empty while it cannot be known. */
export function transferSentence(words: TransferWords): string {
  const { first_day, former, owners, staying, voter, users_count } = words;
  if (first_day === null || former.length === 0 || owners.some(({ name }) => name === ''))
    return '';
  const parts = [
    `${formatDate(shiftDays(first_day, -1))} končí vlastnictví: ${list.format(former)}.`,
    `Od ${formatDate(first_day)} vlastní ${ownersList(owners)}.`,
    staying.length > 0 ? `Vlastníkem zůstává ${ownersList(staying)}.` : '',
    voter === null ? 'Kdo za prostor hlasuje, není určeno.' : `Hlas odevzdává ${voter}.`,
    typeof users_count === 'number' ? `Počet osob bude ${users_count}.` : '',
    ...advancesParts(words),
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function advancesParts({ passing, ending }: TransferWords): string[] {
  const told = (advances: readonly Advance[]) =>
    list.format(
      advances.map(
        ({ service_name, monthly_advance }) => `${service_name} ${formatMoney(monthly_advance)}`,
      ),
    );
  return [
    passing.length > 0 ? `Přecházejí zálohy: ${told(passing)} měsíčně.` : '',
    ending.length > 0 ? `Končí zálohy: ${told(ending)}.` : '',
  ];
}
