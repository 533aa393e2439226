import { Button, Checkbox, Fieldset } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import type { LateClaim } from '#contract/money/arrears-interest.ts';
import { claimText } from '#contract/money/debt-text.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SwitchField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import {
  agreementSchema,
  begunAgreement,
  chosenClaims,
  debtOf,
  equalRows,
  openClaims,
  type AgreementValues,
} from './agreement-form.ts';
import { InstalmentRows } from './InstalmentRows.tsx';
import styles from './instalments.module.css';
import { useCreateAgreement, useOwedOn } from './instalments.queries.ts';

interface AgreementDialogProps {
  unit_id: number;
  ledger_account_id: number;
  names: string;
  /** Is told the id of the agreement that was made. */
  onMade: (id: number) => void;
  onClose: () => void;
}

/** Agrees with a debtor on instalments of what is overdue. */
export function AgreementDialog({ names, onMade, onClose, ...account }: AgreementDialogProps) {
  const creating = useCreateAgreement();
  const form = useContractForm<AgreementValues>({
    schema: agreementSchema,
    initial: begunAgreement(todayInPrague()),
    onSave: async (_changes, { values }) => {
      const { count: _count, first_on: _first, ...told } = agreementSchema.parse(values);
      const body = {
        ...told,
        claims: chosen.map(({ ledger_claim_id }) => ledger_claim_id),
        instalments: told.instalments ?? [...equalRows(debt, values)],
      };
      const made = await creating.mutateAsync({ params: account, body });
      flash('Dohoda o splátkách je zapsaná, vytiskněte ji k podpisu', made);
      onMade(made.instalment_agreement_id);
    },
    onCancel: onClose,
  });
  const { values } = form;
  const owed = useOwedOn(account, values.agreed_on).data?.claims;
  const open = openClaims(owed);
  const chosen = chosenClaims(open, values.claims);
  const debt = debtOf(chosen);
  const rows = equalRows(debt, values);
  return (
    <ModalForm
      form={form}
      title={`Dohoda o splátkách: ${names}`}
      saveLabel="Zapsat dohodu"
      onClose={onClose}
    >
      <DateField {...form.field('agreed_on')} label="Den dohody" data-autofocus />
      <ClaimChoice
        open={owed === undefined ? undefined : open}
        chosen={chosen}
        error={form.field('claims').error}
        onChange={form.field('claims').onChange}
      />
      {values.instalments === null ? (
        <>
          <NumberField {...form.field('count')} label="Počet splátek" />
          <DateField
            {...form.field('first_on')}
            label="První splátka do"
            hint="Další vždy po měsíci; poslední splátka vyrovná zbytek haléřů."
          />
          <EqualRows
            rows={rows}
            error={form.field('instalments').error}
            onEdit={() => form.setFields({ instalments: [...rows] })}
          />
        </>
      ) : (
        <InstalmentRows
          {...form.field('instalments')}
          rows={values.instalments}
          debt={debt}
          faults={form.faultsIn('instalments')}
        />
      )}
      <SwitchField
        {...form.field('acknowledges')}
        label="Uznání dluhu"
        hint="Dlužník dluh uzná co do důvodu a výše (občanský zákoník, § 2053); promlčí se pak za 10 let (§ 639)."
      />
      <SwitchField
        {...form.field('calls_whole')}
        label="Zesplatnění při zmeškané splátce"
        hint="Jen když je ujednáno, lze při zmeškané splátce žádat celý dluh (§ 1931)."
      />
      <TextAreaField
        {...form.field('note')}
        label="Další ujednání"
        rows={3}
        hint="Vytiskne se v dohodě; nemusí být žádné."
      />
    </ModalForm>
  );
}

interface ClaimChoiceProps {
  /** Undefined while they are on their way. */
  open: readonly LateClaim[] | undefined;
  chosen: readonly LateClaim[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** Which of the overdue claims are agreed on, with their sum. */
function ClaimChoice({ open, chosen, error, onChange }: ClaimChoiceProps) {
  const ids = chosen.map(({ ledger_claim_id }) => ledger_claim_id);
  const toggle = (id: number, isOn: boolean) =>
    onChange(isOn ? [...ids, id] : ids.filter((one) => one !== id));
  return (
    <Fieldset legend="Předpisy v dohodě" className={styles.box ?? ''}>
      <div className={styles.claims}>
        {open?.map((claim) => (
          <Checkbox
            key={claim.ledger_claim_id}
            label={`${claimText(claim)}, splatnost ${formatDate(claim.due_on)}: ${formatMoney(claim.unpaid)}`}
            checked={ids.includes(claim.ledger_claim_id)}
            onChange={({ currentTarget }) => toggle(claim.ledger_claim_id, currentTarget.checked)}
          />
        ))}
      </div>
      <p className={styles.text} role="status">
        {open?.length === 0
          ? 'V den dohody nic po splatnosti není.'
          : `Dohodnutý dluh ${formatMoney(debtOf(chosen))}`}
      </p>
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </Fieldset>
  );
}

interface EqualRowsProps {
  rows: readonly { readonly due_on: string; readonly amount: number }[];
  error: string | undefined;
  onEdit: () => void;
}

/** The instalments as they come of the count and the first day. */
function EqualRows({ rows, error, onEdit }: EqualRowsProps) {
  return (
    <Fieldset legend="Splátky" className={styles.box ?? ''}>
      <ol className={styles.list}>
        {rows.map(({ due_on, amount }, at) => (
          <li key={due_on} className={styles.line}>
            <span>{`${at + 1}. do ${formatDate(due_on)}`}</span>
            <span>{formatMoney(amount)}</span>
          </li>
        ))}
      </ol>
      <div>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPencil size="1rem" aria-hidden="true" />}
          disabled={rows.length === 0}
          onClick={onEdit}
        >
          Vlastní částky a dny
        </Button>
      </div>
      {error === undefined ? null : (
        <p className={styles.fault} role="alert">
          {error}
        </p>
      )}
    </Fieldset>
  );
}
