import { crewOfUser } from '#contract/crew-member.ts';
import { isOpenTo, type ModuleName } from '#contract/module-names.ts';
import { paths, type RouteName } from '#web/lib/paths.ts';
import { routeFacts } from '#web/lib/route-facts.ts';
import { managesClient } from '#web/session/rights.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';

const always = () => true;

interface Errand {
  readonly id: string;
  readonly title: string;
  readonly words: string;
  readonly href: string;
  readonly visible: (context: PortalContext) => boolean;
}

const isSignedIn = ({ session }: PortalContext) => session !== null;
/** A unit is chosen, and one of the modules is open to the person in it. */
const isIn =
  (modules: readonly ModuleName[]) =>
  ({ session, unit, open }: PortalContext) =>
    session !== null && unit !== null && (open === null || isOpenTo(modules, open));
/** Likewise one of the modules of the screen. */
const leadsTo = (name: RouteName) => isIn(routeFacts[name].modules);
const isMetered = leadsTo('MetersOverview');

/** What is done now and then, and what nobody remembers the place of; sought by its words alone. */
const errands: readonly Errand[] = [
  {
    id: 'password',
    title: 'Změnit heslo',
    words: 'moje vlastní nové',
    href: paths.ClientProfile,
    visible: isSignedIn,
  },
  {
    id: 'second-step',
    title: 'Druhý krok přihlášení',
    words: 'dvoufázové ověření telefon klíč kód',
    href: paths.ClientProfile,
    visible: isSignedIn,
  },
  {
    id: 'devices',
    title: 'Přihlášená zařízení',
    words: 'odhlásit telefon počítač ztracený',
    href: `${paths.ClientSettings}?tab=devices`,
    visible: isSignedIn,
  },
  {
    id: 'colleagues',
    title: 'Poslední změny kolegů',
    words: 'kdo co změnil naposledy',
    href: paths.Home,
    visible: ({ session, unit }) =>
      session !== null && crewOfUser(session.user) === null && unit !== null,
  },
  {
    id: 'invite',
    title: 'Pozvat uživatele',
    words: 'nový kolega přístup účet přidat',
    href: `${paths.ClientUsers}?new=1`,
    visible: ({ session }) => session !== null && managesClient(session.user),
  },
  {
    id: 'read-meter',
    title: 'Zapsat odečet',
    words: 'stav vodoměru elektroměru indikátoru měřidla',
    href: `${paths.MetersOverview}?act=reading`,
    visible: isMetered,
  },
  {
    id: 'enter-readings',
    title: 'Zapsat odečty domu',
    words: 'obchůzka hromadně všechna měřidla vodoměry stavy',
    href: `${paths.MetersOverview}?act=enter`,
    visible: isMetered,
  },
  {
    id: 'house-consumption',
    title: 'Spotřeba domu',
    words: 'spotřeba bytů ztráta patní měřidlo součet medián obrázek domu graf',
    href: `${paths.MetersOverview}?view=spaces`,
    visible: isMetered,
  },
  {
    id: 'reading-list',
    title: 'Vytisknout odečtový list',
    words: 'papír obchůzka seznam měřidel k odečtu tisk',
    href: `${paths.MetersOverview}?view=list`,
    visible: isMetered,
  },
  {
    id: 'new-measuring-place',
    title: 'Nové měřicí místo',
    words: 'přidat osadit vodoměr měřidlo indikátor',
    href: `${paths.MetersOverview}?act=new`,
    visible: isMetered,
  },
  {
    id: 'import-readings',
    title: 'Import odečtů',
    words: 'načíst soubor odečtové firmy dálkový odečet excel csv stavy měřidel',
    href: `${paths.MetersOverview}?import=new&kind=readings`,
    visible: isMetered,
  },
  {
    id: 'meter-warnings',
    title: 'Upozornění na měřidla',
    words: 'únik protéká stojí plomba ověření ztráta vodoměr varování',
    href: `${paths.MetersOverview}?view=warnings`,
    visible: isMetered,
  },
  {
    id: 'new-contract',
    title: 'Nová smlouva jednotky',
    words: 'přidat pojištění správa výtah úklid internet úvěr',
    href: `${paths.Contracts}?act=new`,
    visible: isIn(['contracts']),
  },
  {
    id: 'rounds',
    title: 'Obchůzky',
    words: 'kdo neví o návštěvě oznámit neoznámené termín čety plán',
    href: `${paths.InmesAddresses}?tab=rounds`,
    visible: leadsTo('InmesAddresses'),
  },
  {
    id: 'new-todo',
    title: 'Nový úkol',
    words:
      'přidat založit připomenout udělat nahlásit hlášení závada závadu porucha poruchu oprava opravu opravit',
    href: `${paths.Todos}?act=new`,
    visible: leadsTo('Todos'),
  },
  {
    id: 'new-settlement',
    title: 'Nové vyúčtování',
    words: 'založit vyúčtovat služby rok přeplatky nedoplatky',
    href: `${paths.Settlements}?act=new`,
    visible: leadsTo('Settlements'),
  },
  {
    id: 'bank-statement',
    title: 'Načíst výpis z banky',
    words: 'nahrát soubor platby import gpc camt párování',
    href: `${paths.MoneyBank}?upload=1`,
    visible: leadsTo('MoneyBank'),
  },
  {
    id: 'new-billing-place',
    title: 'Nové odběrné místo',
    words: 'přidat dodavatel faktury elektřina plyn voda teplo',
    href: `${paths.BillingPlaces}?act=new`,
    visible: leadsTo('BillingPlaces'),
  },
  {
    id: 'new-billing-rule',
    title: 'Nové pravidlo rozúčtování',
    words: 'přidat klíč služba náklady rozdělit',
    href: `${paths.BillingRules}?act=new`,
    visible: leadsTo('BillingRules'),
  },
  {
    id: 'new-work',
    title: 'Nová práce v katalogu',
    words: 'přidat terén úkon doba trvání cena',
    href: `${paths.InmesCatalog}?act=new`,
    visible: (context) =>
      context.session !== null &&
      managesClient(context.session.user) &&
      leadsTo('InmesCatalog')(context),
  },
  {
    id: 'announce',
    title: 'Nové systémové hlášení',
    words: 'zpráva oznámení všem uživatelům odstávka',
    href: `${paths.Messages}?tab=system&system=new`,
    visible: ({ session }) => session?.user.is_sys_admin === true && session.viewer === undefined,
  },
];

/** A command for each errand; they have no keys, and come with the search that offers them. */
export const errandCommands: readonly PortalCommand[] = errands.map(({ href, ...errand }) => ({
  ...errand,
  context: 'action',
  enabled: always,
  run: ({ go }) => go(href),
}));
