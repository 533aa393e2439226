import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconSearch,
} from '@tabler/icons-react';
import { BUSINESS_ID_LENGTH } from '#contract/rules/business-id.ts';
import { EmailField, TextField } from '#web/form/fields.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { FormPanel } from '#web/form/FormPanel.tsx';
import { clientInput } from './client-input.ts';
import type { ClientPanelProps } from './ClientForm.tsx';
import styles from './clients.module.css';
import { useCompanyRegister } from './useCompanyRegister.ts';
import type { RegisterNotice } from './useCompanyRegister.ts';

/** The company: its ID with the look-up, and what only the register may change. */
export function BusinessPanel({ form, mayChange }: ClientPanelProps) {
  const register = useCompanyRegister(form);
  const input = clientInput(form, !mayChange);
  const fromRegister = clientInput(form, true);
  const businessId = input('business_id');
  const retype = (value: string) => {
    register.forget();
    businessId.onChange(value);
  };
  return (
    <FormPanel heading="Firemní údaje">
      <div>
        <div className={styles.lookUp}>
          <TextField
            {...businessId}
            onChange={retype}
            inputMode="numeric"
            maxLength={BUSINESS_ID_LENGTH}
          />
          {mayChange ? (
            <Button
              className={styles.lookUpButton ?? ''}
              type="button"
              variant="default"
              disabled={!register.isReady}
              loading={register.isLooking}
              onClick={register.lookUp}
              leftSection={<IconSearch size="1.125rem" aria-hidden="true" />}
            >
              Vyhledat v ARES
            </Button>
          ) : null}
        </div>
        <Notice notice={register.notice?.text === businessId.error ? null : register.notice} />
      </div>
      <TextField {...fromRegister('vat')} />
      <TextField {...fromRegister('business_address')} />
      <FieldRow kind="town">
        <TextField {...fromRegister('business_zip')} />
        <TextField {...fromRegister('business_city')} />
      </FieldRow>
      <EmailField {...input('business_email')} />
    </FormPanel>
  );
}

const signs = { done: IconCircleCheck, warning: IconAlertTriangle, fault: IconAlertCircle };

function Notice({ notice }: { notice: RegisterNotice | null }) {
  const Sign = notice === null ? null : signs[notice.kind];
  return (
    <div role="alert">
      {notice === null || Sign === null ? null : (
        <p className={styles.notice} data-kind={notice.kind}>
          <Sign size="1.25rem" aria-hidden="true" />
          {notice.text}
        </p>
      )}
    </div>
  );
}
