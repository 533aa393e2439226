/** Names of a client's fields for people, in the form, in the history and in a conflict. */
export const clientLabels = {
  name: 'Název',
  full_name: 'Plný název',
  address: 'Ulice a číslo',
  city: 'Obec',
  zip: 'PSČ',
  phone: 'Telefon',
  email: 'Kontaktní e-mail',
  business_id: 'IČO',
  vat: 'DIČ',
  business_address: 'Ulice a číslo',
  business_city: 'Obec',
  business_zip: 'PSČ',
  business_email: 'Fakturační e-mail',
} as const;

/** Outside their panel the company's address has to be told from the other one. */
export const clientConflictLabels: Readonly<Record<string, string>> = {
  ...clientLabels,
  business_address: 'Ulice a číslo sídla',
  business_city: 'Obec sídla',
  business_zip: 'PSČ sídla',
};

/** Names of all fields the history of a client may speak of. */
export const clientHistoryLabels: Readonly<Record<string, string>> = {
  ...clientConflictLabels,
  client_type: 'Druh klienta',
  identity_number: 'Číslo dokladu',
  module_schema_id: 'Sada modulů',
  required_subjects: 'Požadovaný počet subjektů',
  required_units: 'Požadovaný počet jednotek',
  max_units: 'Nejvýše jednotek',
  max_pasports: 'Nejvýše pasportů',
  max_items: 'Nejvýše položek',
  licence_valid_to: 'Platnost licence',
  external_token: 'Importní klíč',
  external_token_expires: 'Platnost importního klíče',
  licence_requested: 'Žádost o licenci',
  licence_request: 'Text žádosti o licenci',
  blocked: 'Přístup zablokován',
  blocked_reason: 'Důvod zablokování',
  view_began: 'Začátek prohlížení správcem systému jako',
  view_ended: 'Konec prohlížení správcem systému jako',
  confirmed: 'Registrace potvrzena',
  confirmed_info: 'Potvrzení registrace',
  price_type: 'Cenové podmínky',
  register_as_company: 'Registrován jako společnost',
  register_as_facility_manager: 'Registrován jako správce nemovitostí',
  confirmation_rules: 'Souhlas s obchodními podmínkami',
  confirmation_gdpr: 'Souhlas se zpracováním osobních údajů',
  term_and_conditions_version: 'Verze obchodních podmínek',
  term_and_conditions_agreement_date: 'Datum souhlasu s obchodními podmínkami',
  term_and_conditions_hostname: 'Zdroj souhlasu s obchodními podmínkami',
  gdpr_version: 'Verze zásad ochrany osobních údajů',
  gdpr_agreement_date: 'Datum souhlasu se zpracováním osobních údajů',
  gdpr_hostname: 'Zdroj souhlasu se zpracováním osobních údajů',
};
