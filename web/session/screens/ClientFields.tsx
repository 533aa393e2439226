import { Checkbox, Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { CLIENT_NAME_MAX } from '#contract/rules/client-name.ts';
import { OwnCompanyIdField } from '#web/core/company/CompanyIdField.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import styles from './entry.module.css';
import type { RegistrationValues } from './registration-form.ts';

const names = {
  bussines: { label: 'Název firmy', hint: 'Firma, družstvo nebo společenství vlastníků.' },
  person: { label: 'Název klienta', hint: 'Například vaše jméno nebo adresa domu.' },
} as const;

/** The client that is being registered: a company with its IČO, or a person. */
export function ClientFields({ form }: { form: ContractForm<RegistrationValues> }) {
  const { client_type, register_as_facility_manager } = form.values;
  const isCompany = client_type === 'bussines';
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>Klient</h2>
      <Radio.Group
        label="Registruje se"
        value={client_type}
        onChange={(value) => form.setFields({ client_type: value })}
      >
        <div className={styles.choices}>
          <Radio value="bussines" label="Firma" />
          <Radio value="person" label="Soukromá osoba" />
        </div>
      </Radio.Group>
      {isCompany ? (
        <OwnCompanyIdField
          {...form.field('business_id')}
          label="IČO"
          required
          onFound={({ obchodniJmeno }) =>
            form.setFields({ client_name: obchodniJmeno.slice(0, CLIENT_NAME_MAX).trim() })
          }
        />
      ) : null}
      <TextField
        {...form.field('client_name')}
        {...names[client_type]}
        autoComplete="organization"
      />
      <Checkbox
        label="Jsme správce nemovitostí"
        description="Spravujete domy pro jiné vlastníky."
        checked={register_as_facility_manager}
        onChange={(event) =>
          form.setFields({ register_as_facility_manager: event.currentTarget.checked })
        }
      />
    </div>
  );
}
