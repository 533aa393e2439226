import { addressFields } from '#contract/address-record.ts';
import { addressInput } from '#contract/addresses.ts';
import { emptyOf, valuesOf as recordValues, type FormOf } from '#contract/record.ts';
import { addressNameFault } from '#contract/rules/address-name.ts';
import { birthDateFault } from '#contract/rules/birth-date.ts';
import { todayInPrague } from '#web/lib/czech.ts';

/** Fields that the form shows; hiding is an action of its own. */
const { hidden: _hidden, ...shown } = addressFields;

/** The schema of the form: the contract's own fields, the rule of names and the birth before today. */
export const addressSchema = addressInput.omit({ hidden: true }).superRefine((values, context) => {
  const name = addressNameFault(values);
  if (name !== null)
    context.addIssue({ code: 'custom', path: [name.field], message: name.message });
  const message = birthDateFault(values.birth_date, todayInPrague());
  if (message !== null) context.addIssue({ code: 'custom', path: ['birth_date'], message });
});

/** What the form holds: the fields as the record has them. */
export type AddressValues = FormOf<typeof shown>;

/** A record as the form's values. */
export const valuesOf = (address: AddressValues): AddressValues => recordValues(shown, address);

/** The values of a new record: a person who is written to by post. */
export const emptyAddress: AddressValues = emptyOf(shown);
