import type { UnitPayer } from '#contract/rules/payer.ts';
import { shiftDays } from '#contract/czech/iso-date.ts';
import { madeUpPhone, madeUpSipo } from './numbers.ts';
import { firmBusinessId } from './people.ts';
import type { ClientPlan, UnitPlan, UserPlan } from './plan.ts';
import type { Random } from './random.ts';
import type { Records, Row } from './records.ts';

/** The row of a client; its licence is valid for another year and more. */
export function clientRow(
  random: Random,
  plan: ClientPlan,
  moduleSchemaId: number,
  today: string,
): Row {
  const businessId = firmBusinessId(plan.fullName);
  const agreed = `${shiftDays(today, -200)}T08:30:00Z`;
  return {
    client_type: 'bussines',
    name: plan.name,
    full_name: plan.fullName,
    ...companyFields(plan, businessId),
    address: plan.street,
    city: plan.city,
    zip: plan.zip,
    email: plan.email,
    phone: madeUpPhone(random),
    max_units: plan.maxUnits,
    max_pasports: 2000,
    max_items: 20_000,
    licence_valid_to: shiftDays(today, 420),
    price_type: 'Standard',
    module_schema_id: moduleSchemaId,
    created: agreed,
    confirmed: agreed,
    confirmed_info: 'Ukázkový klient',
    ...consentFields(agreed),
  };
}

/** Adds a user. */
export function addUser(
  records: Records,
  plan: UserPlan,
  passwordHash: string,
  today: string,
): void {
  records.add('client_users', {
    user_identity: plan.identity,
    password_hash: passwordHash,
    first_name: plan.firstName,
    last_name: plan.lastName,
    is_sys_admin: plan.isSysAdmin,
    is_client_admin: plan.isClientAdmin,
    client_confirmed: `${shiftDays(today, -200)}T08:30:00Z`,
    last_unit_id: null,
  });
}

/** Who pays for the spaces of a unit. */
const PAYERS: Readonly<Record<UnitPlan['tenure'], UnitPayer>> = {
  owners: 'owner',
  cooperative: 'member',
  landlord: 'tenant',
};

/** Adds a unit and returns its unit_id. */
export function addUnit(records: Records, random: Random, plan: UnitPlan, email: string): number {
  const businessId = firmBusinessId(plan.owner === '' ? plan.fullName : plan.owner);
  const useVat = plan.tenure === 'landlord';
  return records.add('units', {
    name: plan.name,
    full_name: plan.fullName,
    project_name: plan.projectName,
    comment: plan.comment,
    active: !plan.inactive,
    payer: PAYERS[plan.tenure],
    business_id: businessId,
    business_vat: useVat ? `CZ${businessId}` : '',
    business_register: `Krajský soud, vložka ${random.digits(4)} (ukázka)`,
    use_vat: useVat,
    street: unitStreet(plan),
    zip: plan.zip,
    city: plan.city,
    phone: madeUpPhone(random),
    email,
    sipo: madeUpSipo(random),
    sipo_text: 'Úhrada za užívání bytu',
  });
}

/** Street and numbers of the first house. */
function unitStreet(plan: UnitPlan): string {
  const [house] = plan.groups.flatMap((group) => group.houses);
  return house ? `${house.street} ${house.registryNumber}/${house.houseNumber}` : '';
}

function companyFields(plan: ClientPlan, businessId: string): Row {
  return {
    business_id: businessId,
    vat: `CZ${businessId}`,
    business_address: plan.street,
    business_city: plan.city,
    business_zip: plan.zip,
    business_email: 'fakturace@example.cz',
    register_as_company: true,
    register_as_facility_manager: true,
  };
}

function consentFields(agreed: string): Row {
  return {
    confirmation_rules: true,
    confirmation_gdpr: true,
    term_and_conditions_agreement_date: agreed,
    term_and_conditions_hostname: 'ukazka.example.cz',
    gdpr_agreement_date: agreed,
    gdpr_hostname: 'ukazka.example.cz',
  };
}
