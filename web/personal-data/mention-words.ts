import type { MentionPlace } from '#contract/mention-place.ts';
import type { Mention, MentionedBy } from '#contract/personal-data.ts';
import { todoAddress } from '#contract/todo/todo-address.ts';
import { paths, pathTo } from '#web/lib/paths.ts';
import { fieldWords } from './personal-words.ts';

/** Where the text stands, for people. */
const placeWords: Readonly<Record<MentionPlace, string>> = {
  units: 'Jednotka',
  client_user_messages: 'Zpráva uživateli',
  pasports: 'Místo ve stromu domů',
  pasport_buildings: 'Dům',
  pasport_floors: 'Podlaží',
  pasport_spaces: 'Prostor',
  pasport_rooms: 'Místnost',
  pasport_building_elements: 'Otopné těleso',
  addresses: 'Jiný záznam adresáře',
  address_contacts: 'Spojení jiné osoby',
  address_places: 'Dřívější nebo budoucí adresa jiné osoby',
  pasport_tenants: 'Nájem jiné osoby',
  pasport_ownerships: 'Vlastnictví jiné osoby',
  pasport_roommates: 'Spolubydlení jiné osoby',
  pasport_users: 'Počet osob jiné domácnosti',
  pasport_tenant_costs: 'Náklad prostoru',
  pasport_payers: 'Výjimka plátce',
  pasport_share_sets: 'Změna podílů domu',
  person_declarations: 'Hlášení počtu osob',
  person_askings: 'Výzva k hlášení osob',
  monthly_infos: 'Odeslaná měsíční informace',
  account_links: 'Odkaz na konto',
  confirmation_links: 'Odkaz na potvrzení o dluzích',
  debt_confirmations: 'Potvrzení o dluzích',
  cost_rules: 'Hromadná změna předpisu',
  ledger_claims: 'Předpis na konto',
  ledger_payments: 'Platba',
  accounting_codes: 'Předkontace',
  refund_batches: 'Dávka vrácených přeplatků',
  refund_items: 'Vrácený přeplatek',
  reminders: 'Upomínka',
  prescription_mails: 'Odeslaný evidenční list',
  settlement_statements: 'Odeslání vyúčtování',
  settlement_links: 'Odkaz na vyúčtování',
  settlement_objections: 'Námitka k vyúčtování',
  settlement_issues: 'Důvod opravy vyúčtování',
  settlement_simulations: 'Simulace vyúčtování',
  settlement_reviews: 'Schválení vyúčtování výborem',
  instalment_agreements: 'Dohoda o splátkách',
  account_rates: 'Sazba úroku podle smlouvy konta',
  address_orders: 'Objednávka',
  anonymisations: 'Důvod jiné anonymizace',
  measuring_places: 'Měřicí místo',
  meters: 'Měřidlo',
  meter_readings: 'Odečet měřidla',
  self_readings: 'Odmítnutý samoodečet',
  meter_warnings: 'Upozornění na měřidlo',
  unit_contracts: 'Smlouva',
  billing_places: 'Odběrné místo',
  billing_documents: 'Doklad dodavatele',
  settlements: 'Vyúčtování',
  settlement_acceptances: 'Důvod přijetí kontroly vyúčtování',
  billing_rules: 'Pravidlo rozúčtování',
  billing_rule_spaces: 'Zvláštní prostor pravidla rozúčtování',
  revision_types: 'Druh revize',
  revisions: 'Zařízení k revizi',
  revision_reports: 'Zpráva o revizi',
  works: 'Práce v katalogu',
  work_versions: 'Verze práce v katalogu',
  crews: 'Četa',
  crew_absences: 'Nepřítomnost čety',
  visit_access: 'Přístup k místu',
  rounds: 'Obchůzka',
  visits: 'Návštěva',
  visit_results: 'Výsledek návštěvy',
  visit_findings: 'Nález z návštěvy',
  files: 'Název přiloženého souboru',
  sipo_answers: 'Soubor od pošty',
  bank_accounts: 'Bankovní účet',
  bank_statements: 'Bankovní výpis',
  bank_movements: 'Pohyb na bankovním účtu',
  import_batches: 'Importovaný soubor',
  import_rows: 'Řádek importovaného souboru',
  services: 'Služba',
  heating_items: 'Otopná tělesa',
  degree_day_places: 'Místo měření teplot',
  todos: 'Úkol',
  todo_items: 'Kontrolní seznam úkolu',
  todo_comments: 'Komentář úkolu',
  system_messages: 'Systémová zpráva',
  portal_news: 'Novinka portálu',
};

const byWords: Readonly<Record<MentionedBy, string>> = {
  last_name: 'příjmení nebo název',
  email: 'e-mail',
  phone: 'telefon',
  birth_date: 'datum narození',
  birth_number: 'rodné číslo',
  business_id: 'IČO',
  vat: 'DIČ',
  data_box: 'datová schránka',
  sipo: 'spojovací číslo SIPO',
};

/** Where a mention stands: Prostor 7, Lipová 1 – Poznámka. */
export function placeText({ record_type, field, name, space_number, building_name }: Mention) {
  const space = space_number === '' ? '' : `prostor ${space_number}`;
  const called = [name, space, building_name].filter((part) => part !== '').join(', ');
  const word = placeWords[record_type];
  const place = called === '' ? word : `${word}: ${called}`;
  return fieldWords[field] === undefined ? place : `${place} – ${fieldWords[field]}`;
}

/** By what the person was found in it: příjmení nebo název, telefon. */
export function byText({ by }: Mention): string {
  return by.map((one) => byWords[one]).join(', ');
}

const revisions = (search: string) => `${paths.AuxiliariesRevisionTypes}?${search}`;

/** Tabs of a space that hold records of it, and the word by which a record is open there. */
const spaceTabs: Readonly<Partial<Record<MentionPlace, string>>> = {
  pasport_tenants: 'tenants',
  pasport_ownerships: 'ownerships',
  pasport_roommates: 'roommates',
  pasport_users: 'occupants',
  pasport_rooms: 'rooms',
  pasport_tenant_costs: 'costs',
  pasport_payers: 'payers',
};
const houseTabs: Readonly<Partial<Record<MentionPlace, string>>> = {
  pasport_floors: 'floors',
  pasport_share_sets: 'shares',
};

/** Places of which only the record itself can be opened. */
const ownAddresses: Readonly<
  Partial<Record<MentionPlace, (unit_id: number, mention: Mention) => string>>
> = {
  pasport_building_elements: (unit, { record_id, parent_id }) =>
    `${paths.buildings}?unit=${unit}&building=${parent_id ?? 0}&tab=elements&row=${record_id}`,
  addresses: (unit, { record_id }) =>
    `${pathTo('Address', { address_id: record_id })}?unit=${unit}`,
  address_contacts: (unit, { parent_id }) =>
    `${pathTo('Address', { address_id: parent_id ?? 0 })}?unit=${unit}&tab=contacts`,
  address_places: (unit, { parent_id }) =>
    `${pathTo('Address', { address_id: parent_id ?? 0 })}?unit=${unit}&tab=record`,
  address_orders: (unit, { record_id, parent_id }) =>
    `${pathTo('Address', { address_id: parent_id ?? 0 })}?unit=${unit}&tab=orders&order=${record_id}`,
  measuring_places: (unit, { record_id }) =>
    `${paths.MetersOverview}?unit=${unit}&place=${record_id}&tab=base`,
  meters: (unit, { parent_id }) =>
    `${paths.MetersOverview}?unit=${unit}&place=${parent_id ?? 0}&tab=meters`,
  meter_warnings: (unit, { record_id }) =>
    `${paths.MetersOverview}?unit=${unit}&view=warnings&warning=${record_id}`,
  unit_contracts: (unit, { record_id }) => `${pathTo('Contracts', { record_id })}?unit=${unit}`,
  billing_places: (unit, { record_id }) => `${pathTo('BillingPlaces', { record_id })}?unit=${unit}`,
  billing_documents: (unit, { record_id, parent_id }) =>
    `${pathTo('BillingPlaces', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=documents&document=${record_id}`,
  settlements: (unit, { record_id }) => `${pathTo('Settlements', { record_id })}?unit=${unit}`,
  settlement_acceptances: (unit, { parent_id }) =>
    `${pathTo('Settlements', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=checks`,
  settlement_objections: (unit, { parent_id }) =>
    `${pathTo('Settlements', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=objections`,
  settlement_simulations: (unit, { record_id, parent_id }) =>
    `${pathTo('Settlements', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=simulation&simulation=${record_id}`,
  settlement_reviews: (unit, { parent_id }) =>
    `${pathTo('Settlements', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=board`,
  billing_rules: (unit, { record_id }) => `${pathTo('BillingRules', { record_id })}?unit=${unit}`,
  billing_rule_spaces: (unit, { parent_id }) =>
    `${pathTo('BillingRules', { record_id: parent_id ?? 0 })}?unit=${unit}&tab=spaces`,
  revisions: (unit, { record_id }) => revisions(`unit=${unit}&type=0&device=${record_id}&tab=base`),
  revision_reports: (unit, { record_id, parent_id }) =>
    revisions(`unit=${unit}&type=0&device=${parent_id ?? 0}&tab=reports&report=${record_id}`),
  revision_types: (_unit, { record_id }) => revisions(`type=${record_id}`),
  works: (_unit, { record_id }) => `${paths.InmesCatalog}?work=${record_id}`,
  work_versions: (_unit, { record_id, parent_id }) =>
    `${paths.InmesCatalog}?work=${parent_id ?? 0}&version=${record_id}`,
  crews: (_unit, { record_id }) => `${paths.InmesCatalog}?tab=crews&crew=${record_id}`,
  crew_absences: (_unit, { record_id }) =>
    `${paths.InmesCatalog}?tab=absences&past=1&absence=${record_id}`,
  rounds: (unit, { record_id }) =>
    `${paths.InmesAddresses}?tab=rounds&unit=${unit}&round=${record_id}`,
  visits: (unit, { parent_id }) =>
    `${paths.InmesAddresses}?tab=rounds&unit=${unit}&round=${parent_id ?? 0}`,
  visit_results: (unit, { parent_id }) =>
    `${paths.InmesEvents}?unit=${unit}&visit=${parent_id ?? 0}`,
  visit_findings: (unit) => `${paths.InmesEvents}?unit=${unit}`,
  confirmation_links: (unit, { parent_id }) =>
    `${paths.DebtConfirmations}?unit=${unit}&confirmation=${parent_id ?? 0}`,
  account_rates: (unit, { parent_id }) => `${paths.Arrears}?unit=${unit}&account=${parent_id ?? 0}`,
  bank_movements: (unit, { record_id }) =>
    `${paths.MoneyBank}?unit=${unit}&tab=movements&movement=${record_id}`,
  todos: (unit, { record_id }) => todoAddress(unit, record_id),
  todo_items: (unit, { parent_id }) => todoAddress(unit, parent_id ?? 0),
  todo_comments: (unit, { parent_id }) => todoAddress(unit, parent_id ?? 0),
  portal_news: (_unit, { record_id }) => pathTo('BlogDetail', { blog_id: record_id }),
};

/** Where the text can be changed; null where no screen shows the record. */
export function addressOf(unit_id: number, mention: Mention): string | null {
  const { record_type, record_id, space_id, building_id } = mention;
  const own = ownAddresses[record_type];
  if (own !== undefined) return own(unit_id, mention);
  const step = (tab: string | undefined) =>
    tab === undefined ? '' : `&tab=${tab}&row=${record_id}`;
  if (space_id !== null) {
    const tab = spaceTabs[record_type];
    return `${paths.pasports}?unit=${unit_id}&space=${space_id}${tab === undefined ? '&tab=basic' : step(tab)}`;
  }
  if (building_id === null) return null;
  return `${paths.buildings}?unit=${unit_id}&building=${building_id}${step(houseTabs[record_type])}`;
}
