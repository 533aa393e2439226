import type { HistoryEntry } from './history.ts';
import type { modulesOfHistory } from './record-history.ts';

/** Kinds of records whose history is read. */
export type HistoryKind = keyof typeof modulesOfHistory;

/** What was done to a record, in words. */
export const actionWords: Readonly<Record<HistoryEntry['action'], string>> = {
  insert: 'Založení záznamu',
  update: 'Změna',
  delete: 'Smazání záznamu',
};

/** Kinds of records, in words. */
export const recordWords: Readonly<Record<HistoryKind, string>> = {
  addresses: 'Adresa',
  address_contacts: 'Spojení',
  address_orders: 'Objednávka',
  pasport_buildings: 'Dům',
  pasport_floors: 'Podlaží',
  pasport_building_elements: 'Otopné těleso',
  pasport_spaces: 'Prostor',
  pasport_tenants: 'Nájem',
  pasport_tenant_costs: 'Náklad prostoru',
  pasport_payers: 'Výjimka plátce',
  pasport_users: 'Počet osob',
  pasport_ownerships: 'Vlastnictví',
  pasport_rooms: 'Místnost',
  pasport_roommates: 'Spolubydlení',
  measuring_places: 'Měřicí místo',
  meters: 'Měřidlo',
  meter_readings: 'Odečet měřidla',
  meter_warnings: 'Upozornění na měřidlo',
  meter_watch_limits: 'Meze hlídání měřidel',
  unit_contracts: 'Smlouva',
  billing_places: 'Odběrné místo',
  billing_documents: 'Doklad dodavatele',
  settlements: 'Vyúčtování',
  billing_rules: 'Pravidlo rozúčtování',
  billing_rule_costs: 'Náklad pravidla rozúčtování',
  billing_rule_spaces: 'Zvláštní prostor pravidla rozúčtování',
  revisions: 'Zařízení k revizi',
  revision_reports: 'Zpráva o revizi',
  sipo_settings: 'Nastavení SIPO',
  bank_accounts: 'Bankovní účet',
  bank_movements: 'Pohyb na bankovním účtu',
  account_rates: 'Sazba úroku podle smlouvy konta',
  rounds: 'Obchůzka',
  visits: 'Návštěva',
  visit_results: 'Výsledek návštěvy',
  visit_notices: 'Oznámení návštěvy',
  todos: 'Úkol',
  pasport_types: 'Typ prostoru',
  services: 'Služba',
  heating_indicators: 'Indikátor topných nákladů',
  heating_items: 'Druh otopného tělesa',
  degree_day_places: 'Místo měření teplot',
  degree_day_months: 'Měsíc denostupňů',
  revision_types: 'Druh revize',
  works: 'Práce v katalogu',
  work_versions: 'Verze práce v katalogu',
  crews: 'Četa',
};
