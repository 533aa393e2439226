import { shiftDays } from '#contract/czech/iso-date.ts';
import { transferKindValue, type Transfer } from '#contract/pasports/transfers.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { handedName, handedText } from '../states/handed-states.ts';
import { namesOf } from './transfer-words.ts';

/** To whom a letter about a transfer goes. */
export type Side = 'former' | 'owners';

/** Who writes the letter, and whom to ask. */
export interface Sender {
  readonly manager: string;
  readonly unit: string;
  readonly person: string;
  readonly contacts: readonly string[];
  /** The day of the letter. */
  readonly day: string;
}

/** One letter; those who have one address get it together. */
export interface Letter {
  readonly recipient: readonly string[];
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What was changed, a fact on a line. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly closing: string;
  readonly sender: Sender;
}

/** Letters of a transfer to its former or to its new owners. */
export function lettersOf(transfer: Transfer, side: Side, sender: Sender): Letter[] {
  const { space_number, building_name } = transfer;
  const place = [`prostor ${space_number}`, building_name].filter((part) => part !== '').join(', ');
  return recipientsOf(toldOf(transfer, side)).map((recipient) => ({
    recipient,
    title: `Změna vlastníka: ${place}`,
    paragraphs: side === 'former' ? toFormer(transfer, place) : toNew(transfer, place),
    facts: factsOf(transfer, side),
    closing: `S dotazy se obraťte na: ${[sender.person, ...sender.contacts].join(', ')}.`,
    sender,
  }));
}

/** A former owner who keeps a part is told as the owner that he is. */
function toldOf({ former, owners }: Transfer, side: Side): Transfer[Side] {
  if (side === 'owners') return owners;
  return former.filter((one) => owners.every(({ address_id }) => address_id !== one.address_id));
}

/** Names with the lines of their address; those of one address together. */
function recipientsOf(owners: Transfer[Side]): string[][] {
  const names = new Map<string, string[]>();
  for (const { owner_name, letter_lines } of owners) {
    const [name = owner_name, ...lines] = letter_lines;
    const address = lines.join('\n');
    names.set(address, [...(names.get(address) ?? []), name]);
  }
  return [...names].map(([address, people]) => [
    ...new Set(people),
    ...address.split('\n').filter((line) => line !== ''),
  ]);
}

const SIPO = 'Spojovací číslo SIPO se při převodu nemění, patří plátci.';

function toFormer({ first_day }: Transfer, place: string): string[] {
  const last = formatDate(shiftDays(first_day, -1));
  return [
    'Dobrý den,',
    `oznamujeme Vám, že Vaše vlastnictví (${place}) v naší evidenci skončilo dnem ${last}.`,
    `Zálohy a příspěvky od ${formatDate(first_day)} hradí nový vlastník. Trvalý příkaz a inkaso, prosím, zrušte. ${SIPO}`,
    'Změní-li se Vaše adresa, sdělte nám ji, prosím, abychom Vám měli kam doručit vyúčtování.',
  ];
}

function toNew({ first_day }: Transfer, place: string): string[] {
  return [
    'Dobrý den,',
    `od ${formatDate(first_day)} Vás vedeme jako vlastníka (${place}). Níže jsou údaje, které evidujeme; zkontrolujte je, prosím, a případné rozdíly nám sdělte.`,
    `Chcete-li platit prostřednictvím SIPO, sdělte nám své spojovací číslo. ${SIPO}`,
    'Oznamte nám, prosím, také počet osob, které v prostoru budou bydlet, a každou jeho změnu.',
  ];
}

function factsOf(transfer: Transfer, side: Side): (readonly [string, string])[] {
  const { space_number, building_name, first_day, former, owners } = transfer;
  const { users_count, costs, states } = transfer;
  const last = shiftDays(first_day, -1);
  const sum = costs.reduce((total, { monthly_advance }) => total + monthly_advance, 0);
  const advances = costs.map(({ service_name, monthly_advance }): readonly [string, string] => [
    `Záloha: ${service_name}`,
    `${formatMoney(monthly_advance)} měsíčně`,
  ]);
  return [
    ['Prostor', [space_number, building_name].filter((part) => part !== '').join(', ')],
    ['Způsob převodu', transferKindValue.names[transfer.transfer_kind]],
    ['Dosavadní vlastníci', `${namesOf(former)}, do ${formatDate(last)}`],
    ['Noví vlastníci', `${namesOf(owners)}, od ${formatDate(first_day)}`],
    ...(side === 'former'
      ? []
      : ([
          ...(users_count === null ? [] : [['Počet osob', String(users_count)] as const]),
          ...advances,
          ...(costs.length > 1 ? [['Zálohy celkem', `${formatMoney(sum)} měsíčně`] as const] : []),
        ] as const)),
    ...states.map((one): readonly [string, string] => [
      `Stav ${formatDate(last)}: ${handedName(one)}`,
      handedText(one.state, one),
    ]),
  ];
}
