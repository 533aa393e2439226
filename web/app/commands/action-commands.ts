import { crewOfUser } from '#contract/crew-member.ts';
import { isOpenTo } from '#contract/module-names.ts';
import type { ModuleName } from '#contract/module-names.ts';
import { paths } from '#web/lib/paths.ts';
import { managesClient } from '#web/session/rights.ts';
import { goToSearch, hasSearch, hasViews, openViews } from '#web/table/row-commands.ts';
import { leave } from '../topbar/leave.ts';
import { isOffered, takeBackOffered } from '../undo/taking-back.ts';
import { chooseLooks, isDark, isLarge } from './own-looks.ts';
import { creatingHindrance } from './portal-context.ts';
import type { PortalCommand, PortalContext } from './portal-context.ts';

const always = () => true;
const isSignedIn = ({ session }: PortalContext) => session !== null;
const canCreate = (context: PortalContext) => creatingHindrance(context) === '';

/** Is signed in and sees more than his crew. */
const isOfOffice = (session: PortalContext['session']) =>
  session !== null && crewOfUser(session.user) === null;

/** Works with a unit in one of the modules. */
function inUnit(...modules: readonly ModuleName[]) {
  return ({ session, unit, open }: PortalContext) =>
    isOfOffice(session) && unit !== null && (open === null || isOpenTo(modules, open));
}

/** Of a new record: it opens the form of its screen. */
function creating(
  id: string,
  title: string,
  keys: string,
  { href, modules }: { href: string; modules: readonly ModuleName[] },
): PortalCommand {
  return {
    id,
    title,
    keys,
    words: 'nová nové přidat založit vytvořit',
    context: 'action',
    visible: inUnit(...modules),
    enabled: canCreate,
    hindrance: creatingHindrance,
    run: ({ go }) => go(href),
  };
}

const isManager = ({ session }: PortalContext) => session !== null && managesClient(session.user);

const creations: readonly PortalCommand[] = [
  creating('new-contact', 'Nový kontakt', 'n k', {
    href: `${paths.AddressBookContacts}?new=1`,
    modules: ['contacts'],
  }),
  creating('new-space', 'Nový prostor', 'n p', {
    href: `${paths.pasports}?new=1`,
    modules: ['pasports'],
  }),
  creating('new-house', 'Nový dům', 'n d', {
    href: `${paths.buildings}?new=1`,
    modules: ['buildings'],
  }),
  creating('new-group', 'Nová skupina domů', 'n s', {
    href: `${paths.BuildingsGroups}?new=1`,
    modules: ['building-groups'],
  }),
  {
    id: 'import',
    title: 'Import dat',
    keys: 'n i',
    words: 'načíst tabulku soubor excel csv',
    context: 'action',
    visible: inUnit('buildings', 'pasports', 'contacts', 'tenants', 'meters'),
    enabled: canCreate,
    hindrance: creatingHindrance,
    run: ({ go, here }) => go(withImport(here)),
  },
];

/** The present screen with its imports open over it. */
function withImport(here: string): string {
  const url = new URL(here, 'https://here.invalid');
  url.searchParams.set('import', 'new');
  return url.pathname + url.search;
}

const works: readonly PortalCommand[] = [
  {
    id: 'sipo-file',
    title: 'Stáhnout SIPO',
    words: 'předání soubor pošta platby',
    context: 'action',
    visible: inUnit('sipo'),
    enabled: always,
    run: ({ go }) => go(`${paths.AuxiliariesSipo}?tab=hand-over`),
  },
  {
    id: 'units',
    title: 'Správa jednotek',
    words: 'nová jednotka přidat',
    context: 'action',
    visible: isManager,
    enabled: always,
    run: ({ go }) => go(`${paths.Home}?tab=units`),
  },
  {
    id: 'unit-settings',
    title: 'Parametry jednotky',
    words: 'nastavení plátce',
    context: 'action',
    visible: inUnit(),
    enabled: always,
    run: ({ go }) => go(`${paths.Home}?tab=settings`),
  },
];

const ways: readonly PortalCommand[] = [
  {
    id: 'search',
    title: 'Hledat a spouštět příkazy',
    keys: 'Ctrl+k',
    context: 'general',
    visible: isSignedIn,
    enabled: always,
    run: ({ show }) => show('search'),
  },
  {
    id: 'undo',
    title: 'Vzít zpět poslední změnu',
    keys: 'Ctrl+z',
    words: 'zpátky vrátit opačná znovu provést',
    context: 'general',
    visible: isSignedIn,
    enabled: isOffered,
    hindrance: () => 'Není co vzít zpět',
    run: takeBackOffered,
  },
  {
    id: 'table-search',
    title: 'Hledat v tabulce',
    keys: '/',
    context: 'table',
    visible: hasSearch,
    enabled: always,
    run: goToSearch,
  },
  {
    id: 'table-views',
    title: 'Pohledy na seznam',
    keys: 'v',
    words: 'uložený pohled moje klienta sdílet filtr',
    context: 'action',
    visible: hasViews,
    enabled: always,
    // After the search has closed and given the keyboard back.
    run: () => void setTimeout(openViews),
  },
  {
    id: 'switch-unit',
    title: 'Přepnout jednotku',
    keys: 'g j',
    words: 'aktivní vybrat změnit',
    context: 'general',
    visible: ({ session }) => isOfOffice(session) && (session?.units.length ?? 0) > 1,
    enabled: always,
    run: ({ show }) => show('unit'),
  },
  {
    id: 'keys',
    title: 'Klávesové zkratky',
    keys: '?',
    words: 'mapa kláves nápověda',
    context: 'general',
    visible: isSignedIn,
    enabled: always,
    run: ({ show }) => show('keys'),
  },
];

const self: readonly PortalCommand[] = [
  {
    id: 'dark',
    title: 'Tmavý vzhled',
    words: 'barvy noc',
    context: 'general',
    visible: (context) => isSignedIn(context) && !isDark(),
    enabled: always,
    run: () => void chooseLooks({ color_scheme: 'dark' }),
  },
  {
    id: 'light',
    title: 'Světlý vzhled',
    words: 'barvy den',
    context: 'general',
    visible: (context) => isSignedIn(context) && isDark(),
    enabled: always,
    run: () => void chooseLooks({ color_scheme: 'light' }),
  },
  {
    id: 'large-print',
    title: 'Velké písmo',
    words: 'zvětšit písmena lupa vzhled',
    context: 'general',
    visible: (context) => isSignedIn(context) && !isLarge(),
    enabled: always,
    run: () => void chooseLooks({ large_print: true }),
  },
  {
    id: 'usual-print',
    title: 'Obvyklé písmo',
    words: 'zmenšit velké písmena vzhled',
    context: 'general',
    visible: (context) => isSignedIn(context) && isLarge(),
    enabled: always,
    run: () => void chooseLooks({ large_print: false }),
  },
  {
    id: 'print',
    title: 'Vytisknout stránku',
    words: 'tisk papír',
    context: 'general',
    visible: always,
    enabled: always,
    run: () => print(),
  },
  {
    id: 'sign-out',
    title: 'Odhlásit se',
    words: 'konec odejít',
    context: 'general',
    visible: isSignedIn,
    enabled: always,
    run: () => void leave(),
  },
];

/** What can be done from anywhere, in the order in which it is offered. */
export const actionCommands: readonly PortalCommand[] = [...creations, ...works, ...ways, ...self];
