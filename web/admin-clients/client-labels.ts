import { clientFields } from '#contract/client-record.ts';
import { licenceFields } from '#contract/licence-record.ts';
import { labelsOf } from '#contract/record.ts';

const own = labelsOf(clientFields);

/** Names of what the record of a client only shows. */
export const clientLabels: Readonly<Record<string, string>> = {
  client_id: 'Číslo klienta',
  name: own.name,
  full_name: own.full_name,
  user_identity: 'Přihlašovací jméno',
  identity_number: 'Číslo dokladu',
  business_id: own.business_id,
  vat: own.vat,
  address: own.address,
  city: 'Město',
  zip: own.zip,
  phone: own.phone,
  email: own.email,
  business_address: own.business_address,
  business_city: 'Město sídla',
  business_zip: own.business_zip,
  business_email: own.business_email,
  register_as_company: 'Registrován jako společnost',
  register_as_facility_manager: 'Registrován jako správce nemovitostí',
  has_external_token: 'Aktivní token importu',
  confirmed: 'Registrace potvrzena',
  confirmed_info: 'Jak byla potvrzena',
  confirmation_rules: 'Souhlas s obchodními podmínkami',
  term_and_conditions_version: 'Verze obchodních podmínek',
  term_and_conditions_agreement_date: 'Datum souhlasu s podmínkami',
  term_and_conditions_hostname: 'Zdroj souhlasu s podmínkami',
  confirmation_gdpr: 'Souhlas se zpracováním osobních údajů',
  gdpr_version: 'Verze zásad ochrany osobních údajů',
  gdpr_agreement_date: 'Datum souhlasu se zpracováním údajů',
  gdpr_hostname: 'Zdroj souhlasu se zpracováním údajů',
  created: 'Založen',
  updated: 'Aktualizován',
};

/** Names of all fields that the history of a client tells of. */
export const historyLabels: Readonly<Record<string, string>> = {
  ...clientLabels,
  ...labelsOf(licenceFields),
  client_type: 'Druh klienta',
  external_token: 'Importní klíč',
  external_token_expires: 'Platnost importního klíče',
  licence_requested: 'Žádost o licenci',
  licence_request: 'Text žádosti',
  blocked: 'Zablokován',
  blocked_reason: 'Důvod zablokování',
  view_began: 'Začátek prohlížení správcem systému jako',
  view_ended: 'Konec prohlížení správcem systému jako',
};
