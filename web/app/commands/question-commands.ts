import { isOpenTo } from '#contract/module-names.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { periodDay, periodText, shiftPeriod } from '#contract/rules/sipo-period.ts';
import { paths } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';

type ListName =
  | 'pasports'
  | 'AddressBookTenants'
  | 'AddressBookContacts'
  | 'AuxiliariesRevisionTypes'
  | 'MetersOverview'
  | 'Contracts'
  | 'Todos'
  | 'Prescriptions'
  | 'Refunds'
  | 'InmesAddresses'
  | 'InmesEvents';

/** What a manager asks of a list: the chip that answers it, and the words by which it is asked. */
interface Question {
  readonly list: ListName;
  /** The chip of the list, as its address names it. */
  readonly filter: string;
  readonly title: string;
  readonly words?: string;
  /** The screen without whose module the list does not offer the chip. */
  readonly needs?: 'Arrears' | 'MetersOverview';
}

/** Questions by which a list is opened at once, each with its chip chosen. */
export const questions: readonly Question[] = [
  {
    list: 'pasports',
    filter: 'no-owner',
    title: 'Prostory bez vlastníka',
    words: 'byty komu patří',
  },
  {
    list: 'pasports',
    filter: 'no-user',
    title: 'Prostory bez uživatele',
    words: 'volné prázdné byty bez nájemce',
  },
  { list: 'pasports', filter: 'no-payer', title: 'Prostory bez plátce', words: 'byty kdo platí' },
  { list: 'pasports', filter: 'no-area', title: 'Prostory bez plochy', words: 'byty výměra' },
  {
    list: 'pasports',
    filter: 'no-symbol',
    title: 'Prostory bez VS',
    words: 'byty variabilní symbol',
  },
  {
    list: 'pasports',
    filter: 'repeated-symbol',
    title: 'Opakovaný variabilní symbol',
    words: 'byty dvakrát stejný VS',
  },
  {
    list: 'pasports',
    filter: 'owing',
    title: 'Prostory, které dluží',
    words: 'byty kdo dluží dlužníci po splatnosti nedoplatky',
    needs: 'Arrears',
  },
  {
    list: 'pasports',
    filter: 'unread',
    title: 'Prostory bez odečtu',
    words: 'byty vodoměry nepřečtené měřidla',
    needs: 'MetersOverview',
  },
  {
    list: 'AuxiliariesRevisionTypes',
    filter: 'next-month',
    title: 'Revize příští měsíc',
    words: 'termíny kontroly',
  },
  {
    list: 'AuxiliariesRevisionTypes',
    filter: 'overdue',
    title: 'Revize po termínu',
    words: 'propadlé kontroly',
  },
  {
    list: 'AuxiliariesRevisionTypes',
    filter: 'never',
    title: 'Zařízení bez revize',
    words: 'nikdy kontroly',
  },
  {
    list: 'AuxiliariesRevisionTypes',
    filter: 'repairs',
    title: 'Závady k odstranění',
    words: 'revize opravy závada',
  },
  {
    list: 'AddressBookTenants',
    filter: 'ending',
    title: 'Smlouvy, které brzy končí',
    words: 'nájem konec nájemci',
  },
  {
    list: 'Contracts',
    filter: 'warned',
    title: 'Upozornění na smlouvy',
    words: 'nájem nájemci dodavatelé pojištění výpověď podat',
  },
  {
    list: 'Contracts',
    filter: 'expired',
    title: 'Smlouvy po konci',
    words: 'skončily propadlé',
  },
  {
    list: 'Contracts',
    filter: 'insurance',
    title: 'Pojištění',
    words: 'pojistky pojišťovna smlouvy dům',
  },
  {
    list: 'AddressBookTenants',
    filter: 'no-email',
    title: 'Nájemci a vlastníci bez e-mailu',
    words: 'komu nelze napsat',
  },
  {
    list: 'AddressBookContacts',
    filter: 'no-phone',
    title: 'Kontakty bez telefonu',
    words: 'komu nelze zavolat',
  },
  {
    list: 'MetersOverview',
    filter: 'ended',
    title: 'Měřidla s prošlým ověřením',
    words: 'cejch vodoměry skončilo platnost',
  },
  {
    list: 'MetersOverview',
    filter: 'ends',
    title: 'Měřidla, kterým končí ověření',
    words: 'cejch vodoměry platnost 90 dnů',
  },
  {
    list: 'MetersOverview',
    filter: 'unread',
    title: 'Měřidla bez odečtu',
    words: 'vodoměry nepřečtené stav',
  },
  {
    list: 'MetersOverview',
    filter: 'suspect',
    title: 'Měřidla s podezřelou spotřebou',
    words: 'únik vodoměry stojí protéká',
  },
  {
    list: 'MetersOverview',
    filter: 'no-meter',
    title: 'Měřicí místa bez měřidla',
    words: 'vodoměry chybí osadit',
  },
  {
    list: 'MetersOverview',
    filter: 'remote',
    title: 'Měřidla k výměně za dálková',
    words: 'vodoměry indikátory rádio 2027',
  },
  {
    list: 'AddressBookContacts',
    filter: 'owing',
    title: 'Kontakty, které dluží',
    words: 'lidé kdo dluží dlužníci po splatnosti',
    needs: 'Arrears',
  },
  { list: 'AddressBookContacts', filter: 'supplier', title: 'Dodavatelé', words: 'firmy kontakty' },
  {
    list: 'Prescriptions',
    filter: 'changed',
    title: 'Evidenční listy změněné v tomto měsíci',
    words: 'nové předpisy zálohy poslat',
  },
  {
    list: 'Refunds',
    filter: 'gone',
    title: 'Přeplatky těch, kdo už v domě nejsou',
    words: 'vrátit peníze odstěhovaní bývalí nájemci vlastníci',
  },
  { list: 'Todos', filter: 'mine', title: 'Moje úkoly', words: 'co mám dělat přidělené mně' },
  { list: 'Todos', filter: 'overdue', title: 'Úkoly po termínu', words: 'zpožděné prošlé' },
  {
    list: 'InmesAddresses',
    filter: 'due',
    title: 'Místa, kam je potřeba přijít',
    words: 'naplánovat obchůzku výměny vodoměrů odečty návštěvy čety',
  },
  {
    list: 'InmesEvents',
    filter: 'review',
    title: 'Výsledky návštěv ke kontrole',
    words: 'terén technik čeká rozhodnout',
  },
  {
    list: 'InmesEvents',
    filter: 'late',
    title: 'Návštěvy po termínu bez výsledku',
    words: 'terén čety prošlé naplánované',
  },
];

function hrefOf({ list, filter }: Question): string {
  // Devices of all kinds together.
  const type = list === 'AuxiliariesRevisionTypes' ? 'type=0&' : '';
  return `${paths[list]}?${type}filter=${filter}`;
}

function isIn(modules: readonly ModuleName[]) {
  return ({ session, unit, open }: PortalContext) =>
    session !== null && unit !== null && (open === null || isOpenTo(modules, open));
}

function questionCommand(question: Question): PortalCommand {
  const { list, filter, title, words = '', needs } = question;
  const isListed = isIn(routeFacts[list].modules);
  const isTold = needs === undefined ? isListed : isIn(routeFacts[needs].modules);
  return {
    id: `question-${list}-${filter}`,
    title,
    words,
    context: 'screen',
    visible: (context) => isListed(context) && isTold(context),
    enabled: () => true,
    run: ({ go }) => go(hrefOf(question)),
  };
}

/** A command for each question; they have no keys, and come with the search that offers them. */
export const questionCommands: readonly PortalCommand[] = questions.map(questionCommand);

const monthName = new Intl.DateTimeFormat('cs-CZ', { month: 'long', timeZone: 'UTC' });
const MONTHS_AROUND = [-2, -1, 0, 1, 2] as const;

/** SIPO of a month: those around today, each by its name. */
export function sipoCommands({ today }: PortalContext): readonly PortalCommand[] {
  return MONTHS_AROUND.map((months) => {
    const period = shiftPeriod(today.slice(0, 7), months);
    const name = monthName.format(new Date(`${periodDay(period)}T00:00:00Z`));
    return {
      id: `sipo-${period}`,
      title: `SIPO za ${name} ${period.slice(0, 4)}`,
      words: `platby pošta období ${periodText(period)}`,
      context: 'screen',
      visible: isIn(routeFacts.AuxiliariesSipo.modules),
      enabled: () => true,
      run: ({ go }) => go(`${paths.AuxiliariesSipo}?period=${period}`),
    };
  });
}
