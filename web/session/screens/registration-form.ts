import { z } from 'zod';
import { businessIdRule } from '#contract/rules/business-id.ts';
import { passwordNotIdentityRule } from '#contract/rules/password.ts';
import { textOf } from '#contract/rules/rule.ts';
import { register } from '#contract/session.ts';
import { withRules } from '../form-rules.ts';
import { repeatedPassword, repetitionFault } from '../password-pair.ts';

/** Fields of the registration: the call's body and the password typed again. */
export interface RegistrationValues {
  user_identity: string;
  password: string;
  repeated_password: string;
  first_name: string;
  last_name: string;
  client_name: string;
  client_type: 'bussines' | 'person';
  business_id: string;
  register_as_facility_manager: boolean;
  confirmation_rules: boolean;
  confirmation_gdpr: boolean;
  term_and_conditions_version: string;
  gdpr_version: string;
  [field: string]: unknown;
}

/** An empty registration; which versions are agreed to is known when it is sent. */
export const emptyRegistration: RegistrationValues = {
  user_identity: '',
  password: '',
  repeated_password: '',
  first_name: '',
  last_name: '',
  client_name: '',
  client_type: 'bussines',
  business_id: '',
  register_as_facility_manager: false,
  confirmation_rules: false,
  confirmation_gdpr: false,
  term_and_conditions_version: '',
  gdpr_version: '',
};

/** Kept by no draft: passwords are secrets, and a consent has to be given to the text as it stands now. */
export const registrationSecrets = [
  'password',
  'repeated_password',
  'confirmation_rules',
  'confirmation_gdpr',
] as const;

/** The contract's own rules, and those over several fields that the server judges too. */
export const registrationSchema = withRules(
  register.body.extend({ repeated_password: repeatedPassword }) as z.ZodType,
  (values) => ({
    password: passwordNotIdentityRule(textOf(values['user_identity']))(values['password']),
    repeated_password: repetitionFault(values['password'], values['repeated_password']),
    business_id:
      values['client_type'] === 'bussines' ? businessIdRule(values['business_id']) : null,
  }),
);
