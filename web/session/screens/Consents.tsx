import { Checkbox } from '@mantine/core';
import { paths } from '#web/lib/paths.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import styles from './entry.module.css';
import { useCurrentTexts } from './entry.queries.ts';
import type { RegistrationValues } from './registration-form.ts';

const consents = [
  {
    field: 'confirmation_rules',
    version: 'term_and_conditions_version',
    kind: 'terms',
    lead: 'Souhlasím s ',
    text: 'obchodními podmínkami',
    href: paths.TermConditions,
  },
  {
    field: 'confirmation_gdpr',
    version: 'gdpr_version',
    kind: 'privacy',
    lead: 'Souhlasím se ',
    text: 'zpracováním osobních údajů',
    href: paths.PersonalProtection,
  },
] as const;

type Consent = (typeof consents)[number];

/** The two consents a registration needs, with the versions of their texts. */
export function Consents({ form }: { form: ContractForm<RegistrationValues> }) {
  return (
    <div className={styles.group}>
      <h2 className={styles.heading}>Souhlasy</h2>
      {consents.map((consent) => (
        <ConsentBox key={consent.field} consent={consent} form={form} />
      ))}
    </div>
  );
}

interface ConsentBoxProps {
  consent: Consent;
  form: ContractForm<RegistrationValues>;
}

function ConsentBox({ consent, form }: ConsentBoxProps) {
  const { name, value, onChange, error } = form.field(consent.field);
  const texts = useCurrentTexts();
  const shown = texts.data?.values.find(({ kind }) => kind === consent.kind)?.document_version;
  // The server refuses the version when the text has changed since the page was opened.
  const fault = error ?? form.field(consent.version).error;
  return (
    <Checkbox
      name={name}
      required
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={fault}
      aria-invalid={fault !== undefined}
      description={shown === undefined ? null : `Verze ${shown}`}
      label={
        <>
          {consent.lead}
          <a href={consent.href} target="_blank" rel="noopener noreferrer">
            {consent.text}
            <span className="k-hidden"> (otevře se v nové kartě)</span>
          </a>
        </>
      }
    />
  );
}
