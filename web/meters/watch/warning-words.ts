import { amountText } from '#contract/metering/amount-text.ts';
import { REMOTE_DUTY } from '#contract/metering/remote-duty.ts';
import type { WarningKind } from '#contract/metering/warning-words.ts';
import type { MeterWarning } from '#contract/metering/warnings.ts';
import { verificationConsequence } from '#contract/rules/meter-verification.ts';
import { formatDate, formatNumber } from '#web/lib/czech.ts';
import { changeText } from '../meter-text.ts';

type Reckoned = Pick<
  MeterWarning,
  'kind' | 'from_on' | 'to_on' | 'amount' | 'compared' | 'measured_unit'
>;

const dayText = (day: string | null) => (day === null ? '' : formatDate(day));

function suspectText({ amount, compared, measured_unit }: Reckoned): string {
  if (amount === null || compared === null) return '';
  const change = compared > 0 ? ` (${changeText((100 * (amount - compared)) / compared)})` : '';
  return `${amountText(amount, measured_unit)} proti ${amountText(compared, measured_unit)}${change}`;
}

/** How much was lost between the main meter and the places below it, and what part it is. */
export function lossText({ amount, compared, measured_unit }: Reckoned): string {
  if (amount === null || compared === null) return '';
  const loss = amount - compared;
  const percent = amount > 0 ? ` (${formatNumber((100 * loss) / amount, 0, 1)}\u00A0%)` : '';
  return `${amountText(loss, measured_unit)}${percent}`;
}

function stoppedText({ from_on, to_on }: Reckoned): string {
  if (to_on === null) return `Při odečtu ${dayText(from_on)} zablokované`;
  return `Beze změny od ${dayText(from_on)}`;
}

const texts: Readonly<Record<WarningKind, (warning: Reckoned) => string>> = {
  steady: ({ from_on, amount, measured_unit }) =>
    `${amountText(amount ?? 0, measured_unit)} bez přestávky od ${dayText(from_on)}`,
  loss: (warning) => `${lossText(warning)} do ${dayText(warning.to_on)}`,
  stopped: stoppedText,
  'suspect-up': suspectText,
  'suspect-down': suspectText,
  backflow: ({ from_on }) => `Zjištěn ${dayText(from_on)}`,
  seal: ({ from_on }) => `Zjištěna ${dayText(from_on)}`,
  ended: ({ to_on }) => `Platilo do ${dayText(to_on)}`,
  ends: ({ to_on }) => `Platí do ${dayText(to_on)}`,
  unread: ({ from_on }) =>
    from_on === null ? 'Zatím žádný odečet' : `Poslední stav ${dayText(from_on)}`,
  remote: ({ to_on }) => `Povinný od ${dayText(to_on)}`,
};

/** What was found, by the numbers that it was reckoned from. */
export const warningText = (warning: Reckoned): string => texts[warning.kind](warning);

const rules: Readonly<Record<WarningKind, string>> = {
  steady:
    'Dálkové odečty neukazují žádný čas bez spotřeby, ačkoli v prostoru nikdo nebydlí, nebo ho většina ostatních v domě má.',
  loss: 'Hlavní měřidlo naměřilo o tolik více než všechna místa pod ním. Měsíc se posuzuje sám, jen když je opravdu naměřený; kde se byty odečítají jednou ročně, posuzuje se posledních dvanáct měsíců.',
  stopped:
    'Odečtený stav se nemění, ačkoli v prostoru někdo bydlí, nebo bylo měřidlo nalezeno zablokované. Odhady se nepočítají.',
  'suspect-up':
    'Spotřeba za rok do posledního odečtu proti roku předtím; oba roky musí být známé celé.',
  'suspect-down':
    'Spotřeba za rok do posledního odečtu proti roku předtím; oba roky musí být známé celé.',
  backflow: 'Odečet ukázal zpětný chod a žádný pozdější v pořádku není.',
  seal: 'Odečet ukázal porušenou plombu a od té doby ji nikdo na místě neviděl v pořádku; dálkový odečet ani samoodečet ji nepotvrdí.',
  ended: 'Platnost ověření se počítá z roku ověření podle číselníku dob platnosti.',
  ends: 'Platnost ověření se počítá z roku ověření podle číselníku dob platnosti.',
  unread: 'Od posledního známého stavu uplynulo více dnů, než má jednotka nastaveno.',
  remote:
    'Měřidlo tepla, teplé vody nebo indikátor nelze odečíst dálkově a den povinnosti se blíží nebo už nastal.',
};

/** How it is found. */
export const ruleText = (kind: WarningKind): string => rules[kind];

/** What the law says of it; empty where it says nothing. */
export function lawText({
  kind,
  place_kind,
  to_on,
}: Pick<MeterWarning, 'kind' | 'place_kind' | 'to_on'>): string {
  if (kind === 'ended' || kind === 'ends') return verificationConsequence(place_kind);
  if (kind === 'remote' && to_on !== null)
    return `Do ${formatDate(to_on)} mají být tato zařízení dálkově odečitatelná (${REMOTE_DUTY.source}). Studené vody se to netýká.`;
  return '';
}

const advice: Readonly<Record<WarningKind, string>> = {
  steady:
    'Zavolejte uživateli: nejčastěji protéká záchod nebo pojistný ventil. Po opravě se to ukáže na dalších odečtech.',
  loss: 'Porovnejte odečty hlavního měřidla a bytů ke stejnému dni, hledejte únik mezi nimi, neměřený odběr a stojící měřidla.',
  stopped: 'Zkontrolujte měřidlo na místě; stojící vyměňte a spotřebu za tu dobu odhadněte.',
  'suspect-up': 'Ověřte odečet a počet osob; když souhlasí, hledejte únik.',
  'suspect-down': 'Ověřte odečet, zda se v prostoru bydlí a zda měřidlo běží.',
  backflow: 'Zkontrolujte směr montáže a zpětnou klapku, odečet zopakujte.',
  seal: 'Zaznamenejte, kdo a kdy plombu viděl, ověřte měřidlo a nechte ho znovu zaplombovat.',
  ended: 'Vyměňte měřidlo nebo je nechte znovu ověřit a zapište rok ověření.',
  ends: 'Naplánujte výměnu před koncem platnosti, nejlépe v celém domě najednou.',
  unread: 'Sjednejte odečet; když se nelze dostat dovnitř, zapište pokus a odhad s důvodem.',
  remote: 'Zařaďte místo do výměny za dálkově odečitatelné měřidlo.',
};

/** What to do about it. */
export const adviceText = (kind: WarningKind): string => advice[kind];
