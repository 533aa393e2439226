import { Button } from '@mantine/core';
import { IconAlertCircle } from '#web/icons/IconAlertCircle.ts';
import { IconAlertTriangle } from '#web/icons/IconAlertTriangle.ts';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import { IconSearch } from '#web/icons/IconSearch.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import type { FieldLook } from '#web/form/fields.tsx';
import styles from './company.module.css';
import type { FoundCompany, FoundName, RegisterNotice } from './register-notice.ts';
import { useCompanyRegister, useOwnCompany } from './useCompanyRegister.ts';
import type { CompanyRegister } from './useCompanyRegister.ts';

interface FieldProps extends FieldBinding<string>, FieldLook {}

interface CompanyIdFieldProps extends FieldProps {
  /** What the register knows of the company, for the form to take over. */
  onFound: (data: FoundCompany) => void;
}

/** The business ID of a company with the look-up in the public register. */
export function CompanyIdField({ onFound, ...field }: CompanyIdFieldProps) {
  return <IdWithLookUp {...field} register={useCompanyRegister(field.value, onFound)} />;
}

interface OwnCompanyIdFieldProps extends FieldProps {
  onFound: (data: FoundName) => void;
}

/** The same for a company that registers itself. */
export function OwnCompanyIdField({ onFound, ...field }: OwnCompanyIdFieldProps) {
  return <IdWithLookUp {...field} register={useOwnCompany(field.value, onFound)} />;
}

function IdWithLookUp({ register, ...field }: FieldProps & { register: CompanyRegister }) {
  const retype = (value: string) => {
    register.forget();
    // A number is pasted with spaces between its digits.
    field.onChange(value.replaceAll(/\s/g, ''));
  };
  return (
    <div>
      <div className={styles.lookUp}>
        <TextField {...field} onChange={retype} inputMode="numeric" />
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
