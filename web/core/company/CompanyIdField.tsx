import { Button } from '@mantine/core';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircleCheck,
  IconSearch,
} from '@tabler/icons-react';
import { BUSINESS_ID_LENGTH } from '#contract/rules/business-id.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import styles from './company.module.css';
import type { FoundCompany, RegisterNotice } from './register-notice.ts';
import { useCompanyRegister } from './useCompanyRegister.ts';

interface CompanyIdFieldProps extends FieldBinding<string>, FieldLook {
  /** What the register knows of the company, for the form to take over. */
  onFound: (data: FoundCompany) => void;
}

/** The business ID of a company with the look-up in the public register. */
export function CompanyIdField({ onFound, ...field }: CompanyIdFieldProps) {
  const register = useCompanyRegister(field.value, onFound);
  const retype = (value: string) => {
    register.forget();
    field.onChange(value);
  };
  return (
    <div>
      <div className={styles.lookUp}>
        <TextField
          {...field}
          onChange={retype}
          inputMode="numeric"
          maxLength={BUSINESS_ID_LENGTH}
        />
        {field.readOnly === true ? null : (
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
        )}
      </div>
      <Notice notice={register.notice?.text === field.error ? null : register.notice} />
    </div>
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
