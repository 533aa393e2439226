import { czechNumber } from '#contract/czech/figures.ts';
import type { DifferenceCause, DifferenceReason, SettlementDifference } from './differences.ts';
import { crowns, priceText, unitText } from './explained-words.ts';

// Why a cost is another one than a year before, in the words of explanations and statements.

/** Why it is not compared, as a sentence. */
const reasons: Readonly<Record<DifferenceReason, string>> = {
  'no-former': 'vyúčtování stejného období o\u00A0rok dříve v\u00A0portálu spočítané není',
  'former-recounted': 'předchozí vyúčtování se od tohoto výpočtu změnilo',
  'service-new': 'v\u00A0předchozím období se služba nevyúčtovala',
  'space-new': 'v\u00A0předchozím období se prostor nevyúčtoval',
  'recipient-new': 'v\u00A0předchozím období prostor nesl někdo jiný',
  'recipient-returned':
    'v\u00A0jednom z\u00A0období nesl příjemce prostor víckrát s\u00A0přestávkou',
  'not-charged': 'v\u00A0jednom z\u00A0období za službu nikdo nic neúčtoval',
  'documents-lacking': 'doklady jednoho z\u00A0období pokrývají jen jeho část',
  'houses-differ': 'v\u00A0předchozím období se služba dělila mezi jiné domy',
  'unit-differs': 'v\u00A0předchozím období měřila měřidla v\u00A0jiné jednotce',
  'inputs-missing': 'z\u00A0údajů jednoho období nejde spočítat druhé',
};

const upOrDown = (amount: number, up: string, down: string): string => (amount > 0 ? up : down);

/** A cause in words, by what it did. */
function causeName(
  cause: DifferenceCause,
  amount: number,
  { unit_price, degree_days }: SettlementDifference,
): string {
  switch (cause) {
    case 'price':
      return unit_price === null
        ? upOrDown(amount, 'vyšší náklad domu', 'nižší náklad domu')
        : upOrDown(amount, 'vyšší cena', 'nižší cena');
    case 'weather':
      return degree_days !== null && degree_days.now < degree_days.former
        ? 'teplejší počasí'
        : 'chladnější počasí';
    case 'house-use':
      return 'spotřeba domu';
    case 'rule':
      return 'způsob dělení a\u00A0plochy';
    case 'persons':
      return 'počty osob';
    case 'own-use':
      return unit_price === null ? 'Vaše spotřeba proti domu' : 'Vaše spotřeba';
    default:
      return 'délka užívání';
  }
}

/** '+1 900 Kč', '−190 Kč', '0 Kč' */
const signedCrowns = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${crowns(Math.abs(amount))}`;

/** A line of a difference: what was before, what each cause did, what is now. */
export interface DifferenceRow {
  readonly key: DifferenceCause | 'former' | 'now';
  readonly name: string;
  /** In hellers: how much it reaches from and to. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** What all causes make. */
export const changeOf = ({ causes }: SettlementDifference): number =>
  causes.reduce((sum, { amount }) => sum + amount, 0);

const capital = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** The way from the former cost to this one by causes that did something, in their fixed order; none where it is not compared. */
export function differenceRows(difference: SettlementDifference): readonly DifferenceRow[] {
  const { former, causes } = difference;
  if (former === null) return [];
  let reached = former;
  const steps = causes
    .filter(({ amount }) => amount !== 0)
    .map(({ cause, amount }): DifferenceRow => {
      const from = reached;
      reached += amount;
      const name = capital(causeName(cause, amount, difference));
      return { key: cause, name, from, to: reached, text: signedCrowns(amount) };
    });
  const end = (key: 'former' | 'now', name: string, to: number): DifferenceRow => ({
    key,
    name,
    from: 0,
    to,
    text: crowns(to),
  });
  return [end('former', 'Předchozí období', former), ...steps, end('now', 'Toto období', reached)];
}

/**
 * The difference in one sentence: 'Proti předchozímu období o 2 310 Kč více: vyšší cena +1 900 Kč, chladnější
 * počasí +600 Kč, Vaše spotřeba −190 Kč.'; or why it is not compared.
 */
export function differenceText(difference: SettlementDifference): string {
  const { reason, causes } = difference;
  if (reason !== null)
    return `S\u00A0předchozím obdobím se částka neporovnává: ${reasons[reason]}.`;
  const change = changeOf(difference);
  const told = causes
    .filter(({ amount }) => amount !== 0)
    .map(({ cause, amount }) => `${causeName(cause, amount, difference)} ${signedCrowns(amount)}`)
    .join(', ');
  if (change === 0)
    return told === ''
      ? 'Stejně jako v\u00A0předchozím období.'
      : `Stejně jako v\u00A0předchozím období, změny se vyrovnaly: ${told}.`;
  const more = change > 0 ? 'více' : 'méně';
  return `Proti předchozímu období o\u00A0${crowns(Math.abs(change))} ${more}: ${told}.`;
}

/** The same for somebody else than the recipient: '+2 310 Kč (vyšší cena +1 900 Kč, vlastní spotřeba +410 Kč)'. */
export function changeReason(difference: SettlementDifference): string {
  const { reason, causes } = difference;
  if (reason !== null) return `neporovnává se: ${reasons[reason]}`;
  const name = (cause: DifferenceCause, amount: number) =>
    cause === 'own-use' ? 'vlastní spotřeba' : causeName(cause, amount, difference);
  const told = causes
    .filter(({ amount }) => amount !== 0)
    .map(({ cause, amount }) => `${name(cause, amount)} ${signedCrowns(amount)}`);
  return `${signedCrowns(changeOf(difference))} (${told.join(', ')})`;
}

/** What the price was and how cold it was, where they did something. */
export function differenceNotes(difference: SettlementDifference): readonly string[] {
  const { unit_price: price, degree_days: days, causes } = difference;
  const did = (cause: DifferenceCause) =>
    causes.some((one) => one.cause === cause && one.amount !== 0);
  return [
    ...(price !== null && did('price')
      ? [
          `Cena za 1\u00A0${unitText(price.unit)} se změnila z\u00A0${priceText(String(price.former))} na ${priceText(String(price.now))}.`,
        ]
      : []),
    ...(days !== null && did('weather')
      ? [`Denostupňů bylo ${czechNumber(days.now, 0, 0)} proti ${czechNumber(days.former, 0, 0)}.`]
      : []),
  ];
}

const ORDER =
  'Příčiny rozdílů se počítají postupně: předchozí výpočet se opakuje a\u00A0v\u00A0tomto pořadí se v\u00A0něm vymění cena, počasí, spotřeba domu, způsob dělení a\u00A0plochy, osoby, Vaše spotřeba a\u00A0délka užívání.';

interface WithDifference {
  readonly difference: SettlementDifference | null;
}

/**
 * Services with their differences, and what is told of all of them once: in what order causes were found, or the
 * reason for which none is compared, which then is not told of each. Empty where there is nothing to tell.
 */
export function toldTogether<S extends WithDifference>(
  services: readonly S[],
): { readonly services: readonly S[]; readonly together: string } {
  const told = services.flatMap(({ difference }) => (difference === null ? [] : [difference]));
  const [first] = told;
  if (first === undefined) return { services, together: '' };
  if (first.reason !== null && told.every(({ reason }) => reason === first.reason))
    return {
      services: services.map((service) => ({ ...service, difference: null })),
      together: `S\u00A0předchozím obdobím se částky neporovnávají: ${reasons[first.reason]}.`,
    };
  const isMoved = told.some(({ causes }) => causes.some(({ amount }) => amount !== 0));
  return { services, together: isMoved ? ORDER : '' };
}
