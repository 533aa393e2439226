import type { Endpoint } from '#contract/endpoint.ts';
import { API_PREFIX } from '#contract/operation.ts';

const parameter = /^\{(\w+)\}$/;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const words = (text: string) => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');

const parts = ({ path }: Pick<Endpoint, 'path'>) => path.slice(API_PREFIX.length).split('/');

/**
 * The name of a call: its method, the words of its path and what the path is filled with, such as
 * `getPasportsSpaceByUnitIdAndId`. It follows from the path, so it stays as long as the path does.
 */
export function operationIdOf(endpoint: Pick<Endpoint, 'method' | 'path'>): string {
  const said = parts(endpoint).filter((part) => !parameter.test(part));
  const filled = parts(endpoint).flatMap((part) => parameter.exec(part)?.[1] ?? []);
  const by = filled.map((name) => words(name).map(capital).join('')).join('And');
  const name = said.flatMap(words).map(capital).join('');
  return `${endpoint.method.toLowerCase()}${name}${by === '' ? '' : `By${by}`}`;
}

/** Parts of the API in Czech, by the first word of their paths. */
const TAGS: Readonly<Record<string, string>> = {
  'account-link': 'Konto prostoru podle odkazu bez přihlášení',
  address: 'Adresář: jeden záznam, jeho vztahy a objednávky',
  addresses: 'Adresář osob, firem a úřadů',
  admin: 'Správa portálu pro správce systému',
  app: 'Moduly portálu',
  auxiliaries: 'Pomocné evidence: číselníky, sazby a kurzy, denostupně, druhy revizí',
  celery: 'Úlohy na pozadí',
  reads: 'Více čtení jedním voláním',
  'statement-link': 'Vyúčtování podle odkazu bez přihlášení',
  'board-link': 'Vyúčtování ke schválení výborem podle odkazu bez přihlášení',
  'confirmation-link': 'Potvrzení o dluzích podle odkazu bez přihlášení',
  'confirmation-check': 'Ověření potvrzení o dluzích bez přihlášení',
  consumption: 'Měsíční informace o spotřebě bez přihlášení',
  contracts:
    'Smlouvy jednotky: nájmy, dodavatelé, pojištění a další, jak stojí a do kdy je lze vypovědět',
  dashboard: 'Přehled toho, co hoří a co čeká',
  declarations: 'Hlášení počtu osob bez přihlášení',
  'visit-link': 'Termín návštěvy, který si obyvatel vybírá odkazem bez přihlášení',
  'visit-poster': 'Plakát domu, kterým se obyvatel dostane k termínu svého bytu',
  'self-readings': 'Samoodečty měřidel bez přihlášení',
  events: 'Proud událostí',
  exports: 'Celé tabulky jako soubory CSV a XLSX',
  history: 'Historie záznamů',
  import: 'Vzory souborů pro import',
  settlement: 'Vyúčtování služeb: kontroly, výpočty, výsledky a jejich vysvětlení',
  settlements: 'Vyúčtování služeb jednotky',
  billing: 'Odběrná místa: smlouvy s dodavateli, komu slouží, a doklady s náklady',
  imports: 'Importy ze souborů',
  legal: 'Právní texty a souhlasy',
  lists: 'Volby z číselníků',
  lookup: 'Dotazy do veřejných rejstříků',
  logs: 'Záznamy prohlížečů',
  fieldwork: 'Práce v terénu: katalog prací, čety, obchůzky, návštěvy s výsledky a kalendář',
  meters: 'Měřicí místa, měřidla a jejich odečty',
  money: 'Předpisy, platby a konta prostorů; bankovní účty a výpisy',
  prescription: 'Evidenční listy, hromadné změny předpisu a jeho položky',
  news: 'Novinky portálu',
  pasport: 'Záznamy prostoru: nájemci, počty osob, vlastnictví, místnosti, spolubydlící, náklady',
  pasports: 'Domy, skupiny, podlaží a prostory',
  'personal-data': 'Osobní údaje: výpis a anonymizace',
  revision: 'Zprávy o revizích a jejich soubory',
  revisions: 'Zařízení podléhající revizi',
  search: 'Hledání',
  sipo: 'SIPO: nastavení, předání a soubory pošty',
  systemmessage: 'Jedno systémové hlášení',
  systemmessages: 'Systémová hlášení',
  todo: 'Jeden úkol, jeho kontrolní seznam, komentáře a soubory',
  todos: 'Úkoly lidí v jednotce',
  unit: 'Den jednotky: co hoří, co čeká a co změnili kolegové',
  views: 'Uložené pohledy seznamů',
  user: 'Přihlášení, účet, klient a jeho jednotky',
};

/** The part of the API that the call belongs to: the first word of its path. */
export const tagOf = (endpoint: Pick<Endpoint, 'path'>) => parts(endpoint)[0] ?? '';

/** The parts of the API that the calls belong to. */
export function tagsOf(endpoints: readonly Endpoint[]) {
  const names = [...new Set(endpoints.map(tagOf))].toSorted();
  return names.map((name) => ({ name, ...(TAGS[name] && { description: TAGS[name] }) }));
}
