/** Names of a unit's fields for people, in the form, in the history and in a conflict. */
export const unitLabels = {
  name: 'Název',
  full_name: 'Plný název',
  project_name: 'Projekt',
  comment: 'Poznámka',
  active: 'Aktivní jednotka',
  use_vat: 'Plátce DPH',
  business_id: 'IČO',
  business_vat: 'DIČ',
  business_register: 'Zápis v rejstříku',
  sipo: 'Číslo SIPO',
  sipo_text: 'Text SIPO',
  street: 'Ulice a číslo',
  zip: 'PSČ',
  city: 'Obec',
  phone: 'Telefon',
  email: 'E-mail',
  internet: 'Internetové stránky',
  erp_name: 'Název v účetním programu',
  erp_name_2: 'Druhý název v účetním programu',
  enable_sync: 'Synchronizovat s účetním programem',
} as const;

/** Names of all fields the history of a unit may speak of. */
export const unitHistoryLabels: Readonly<Record<string, string>> = {
  ...unitLabels,
  unit_id: 'Číslo jednotky',
  external_token: 'Importní token',
  external_token_expires: 'Platnost importního tokenu',
};
