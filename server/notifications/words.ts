import { czechPlural } from '#contract/rules/plural.ts';
import type { Due } from './due.ts';
import type { NoticeKind } from './told.sql.ts';

/** Things of one kind that somebody is told of. */
export interface Notice {
  readonly kind: Exclude<NoticeKind, 'supplies' | 'unit-contracts'>;
  /** The sentence of the message in the portal. */
  readonly message: string;
  /** Address within the portal of the first thing that it names. */
  readonly link: string;
  /** What the mail lists. */
  readonly items: readonly string[];
  /** Address of the list within the portal. */
  readonly path: string;
}

/** More of them are found in the list itself. */
const MOST_ITEMS = 5;

export function listed(items: readonly string[]): string[] {
  const rest = items.length - MOST_ITEMS;
  if (rest <= 0) return [...items];
  const others = czechPlural(rest, 'další', 'další', 'dalších');
  return [...items.slice(0, MOST_ITEMS), `a ${rest} ${others}`];
}

function ofRevisions(due: readonly Due[]): Notice {
  const count = due.length;
  const devices = `${count} ${czechPlural(count, 'zařízení', 'zařízení', 'zařízení')}`;
  const message = `Revize: ${devices} s blízkým nebo prošlým termínem či se závadou. Nejdřív: ${due[0]?.text ?? ''}. Najdete v Číselníky a pomůcky – Druhy revizí.`;
  const items = listed(due.map(({ text }) => text));
  const link = due[0]?.path ?? '';
  return { kind: 'revisions', message, link, items, path: '/auxiliaries/revisiontypes?type=0' };
}

function ofContracts(due: readonly Due[]): Notice {
  // One contract may be told of by its end and by its warning at once.
  const texts = [
    ...new Map(due.map(({ kind, record_id, text }) => [`${kind} ${record_id}`, text])).values(),
  ];
  const count = texts.length;
  const contracts = `${count} ${czechPlural(count, 'smlouva', 'smlouvy', 'smluv')}`;
  const message = `Smlouvy: ${contracts} s blízkým koncem nebo upozorněním. Nejdřív: ${texts[0] ?? ''}. Najdete v Smlouvy.`;
  const path = '/contracts';
  const link = due[0]?.path ?? '';
  return { kind: 'contracts', message, link, items: listed(texts), path };
}

function ofLicence(due: readonly Due[]): Notice {
  const items = due.map(({ text }) => text);
  const path = due[0]?.path ?? '';
  return { kind: 'licence', message: items.join(' '), link: path, items, path };
}

type OfUnit = 'meters' | 'debts' | 'forecasts' | 'payments' | 'statements';

/** How things of one unit are told: before its name, how many are new, and where they are found. */
interface Telling {
  readonly heading: string;
  readonly isNew: readonly [string, string, string];
  readonly found: string;
  /** Address of the list without the unit. */
  readonly path: string;
}

const tellings: Readonly<Record<OfUnit, Telling>> = {
  meters: {
    heading: 'Měřidla',
    isNew: ['nové upozornění', 'nová upozornění', 'nových upozornění'],
    found: 'Měřidla – Upozornění',
    path: '/meters/overview?view=warnings',
  },
  debts: {
    heading: 'Dluhy',
    isNew: ['nový dluh', 'nové dluhy', 'nových dluhů'],
    found: 'Platby a dluhy – Dluhy',
    path: '/money/arrears?tab=debts',
  },
  forecasts: {
    heading: 'Odhad vyúčtování',
    isNew: [
      'vyúčtování s doplatky podle odhadu',
      'vyúčtování s doplatky podle odhadu',
      'vyúčtování s doplatky podle odhadu',
    ],
    found: 'Vyúčtování – Zvýšit zálohy',
    path: '/settlements?filter=raise',
  },
  payments: {
    heading: 'Platby',
    isNew: [
      'nová platba čeká na přiřazení',
      'nové platby čekají na přiřazení',
      'nových plateb čeká na přiřazení',
    ],
    found: 'Platby a dluhy – Platby',
    path: '/money/payments?queue=waiting',
  },
  statements: {
    heading: 'Bankovní výpisy',
    isNew: ['nová mezera', 'nové mezery', 'nových mezer'],
    found: 'Platby a dluhy – Bankovní výpisy',
    path: '/money/bank?filter=gaps',
  },
};

/** Of one unit, however many there are. */
function ofUnit(kind: OfUnit, due: readonly Due[]): Notice {
  const count = due.length;
  const { heading, isNew, found, path: list } = tellings[kind];
  const [first] = due;
  const message = `${heading}, ${first?.unit?.unit_name ?? ''}: ${count} ${czechPlural(count, ...isNew)}. Nejdřív: ${first?.text ?? ''}. Najdete v ${found}.`;
  const items = listed(due.map(({ text }) => text));
  const path = list.replace('?', `?unit=${first?.unit?.unit_id ?? 0}&`);
  return { kind, message, link: first?.path ?? path, items, path };
}

function byUnit(kind: OfUnit, due: readonly Due[]): Notice[] {
  const units = new Map<number | undefined, Due[]>();
  for (const one of due)
    units.set(one.unit?.unit_id, [...(units.get(one.unit?.unit_id) ?? []), one]);
  return [...units.values()].map((own) => ofUnit(kind, own));
}

const written = { revisions: ofRevisions, contracts: ofContracts, licence: ofLicence } as const;

const order = [
  'revisions',
  'contracts',
  'meters',
  'debts',
  'forecasts',
  'payments',
  'statements',
  'licence',
] as const;

/** Contracts are told of together, wherever they are written. */
const noticeOf = (kind: NoticeKind): NoticeKind =>
  kind === 'supplies' || kind === 'unit-contracts' ? 'contracts' : kind;

/** Notices of what is newly due, one for each kind; of meters and of money one for each unit. */
export function noticesOf(due: readonly Due[]): Notice[] {
  return order.flatMap((kind) => {
    const own = due.filter((one) => noticeOf(one.kind) === kind);
    if (kind === 'revisions' || kind === 'contracts' || kind === 'licence')
      return own.length === 0 ? [] : [written[kind](own)];
    return byUnit(kind, own);
  });
}

/** The notice of new items of news, for the mail. */
export function newsNotice(titles: readonly string[]): Notice[] {
  if (titles.length === 0) return [];
  const message = `Novinky v portálu: ${titles.join(', ')}`;
  return [{ kind: 'news', message, link: '/blog', items: listed(titles), path: '/blog' }];
}

/** What its user is told of a task that has ended. */
export function taskSentence(task: { state: string; message: string; fault: string }): string {
  if (task.state === 'done') return `Úloha byla dokončena: ${task.message}`;
  return `Úloha se nepodařila: ${task.message}${task.fault === '' ? '' : ` – ${task.fault}`}`;
}
