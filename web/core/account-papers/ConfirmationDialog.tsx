import { spaceInHouse } from '#web/core/space-in-house.ts';
import { Skeleton } from '@mantine/core';
import {
  agreementText,
  confirmedText,
  interestText,
  settlementText,
} from '#contract/money/confirmation-text.ts';
import { crowns } from '#contract/money/account-paper-text.ts';
import {
  issueConfirmation,
  type DebtConfirmation,
  type Requester,
} from '#contract/money/debt-confirmations.ts';
import { DateField } from '#web/form/DateField.tsx';
import { SelectField, TextField } from '#web/form/fields.tsx';
import { Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, todayInPrague } from '#web/lib/czech.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import styles from './account-papers.module.css';
import { useIssue, usePreview, usePrintConfirmation, type AccountKey } from './papers.queries.ts';
import { savePaper } from './save-paper.ts';

interface ConfirmationDialogProps {
  account: AccountKey & { readonly space_number: string; readonly building_name: string };
  /** The wrong one, in whose stead it is issued. */
  replaced?: DebtConfirmation | undefined;
  onClose: () => void;
}

const requesters: readonly { value: Requester; label: string }[] = [
  { value: 'transferor', label: 'Převodce (vlastník, který prodává)' },
  { value: 'acquirer', label: 'Nabyvatel se souhlasem převodce' },
];

/** Until the end of April the settlement of the last year may still be to come (67/2013 Sb., § 7). */
function unsettledSince(today: string): number {
  const year = Number(today.slice(0, 4));
  return today.slice(5) <= '04-30' ? year - 1 : year;
}

// A form takes no interface: it has no index.
type Typed = {
  as_of: string | null;
  unsettled_since: number | string | null;
  requester: Requester;
  requester_name: string;
  consent_on: string | null;
  consent_note: string;
  replaces_id: number | null;
  revoked_reason: string;
};

const fresh = (today: string): Typed => ({
  as_of: today,
  unsettled_since: unsettledSince(today),
  requester: 'transferor',
  requester_name: '',
  consent_on: null,
  consent_note: '',
  replaces_id: null,
  revoked_reason: '',
});

/** The one that replaces a wrong one is of the same day and for the same person, unless that was wrong. */
function begun(replaced: DebtConfirmation | undefined): Typed {
  const empty = fresh(todayInPrague());
  if (replaced === undefined) return empty;
  const { as_of, requester, requester_name, consent_on, consent_note } = replaced;
  const kept = { as_of, requester, requester_name, consent_on, consent_note };
  return { ...empty, ...kept, replaces_id: replaced.debt_confirmation_id };
}

/** Issues a confirmation of debts of the account for a sale (§ 1186): what it will say stands under the form. */
export function ConfirmationDialog({ account, replaced, onClose }: ConfirmationDialogProps) {
  const { unit_id, ledger_account_id, space_number, building_name } = account;
  const issuing = useIssue();
  const printing = usePrintConfirmation();
  const form = useContractForm<Typed>({
    schema: issueConfirmation.body,
    initial: begun(replaced),
    onSave: async (_changes, { values }) => {
      const params = { unit_id, ledger_account_id };
      const body = issueConfirmation.body.parse(values);
      const issued = await issuing.mutateAsync({ params, body });
      flash(`Potvrzení č. ${issued.number} je vydané`);
      const printed = { params: { unit_id, id: issued.debt_confirmation_id }, body: {} };
      // It is issued, whatever comes of its paper, which is in the list too. The dialog is left behind it.
      const paper = await printing.mutateAsync(printed).catch((fault: unknown) => {
        flashError(userMessage(fault));
      });
      if (paper !== undefined) savePaper(paper);
    },
    onCancel: onClose,
  });
  const requester = form.field('requester');
  const unsettled = form.field('unsettled_since');
  const ofAcquirer = requester.value === 'acquirer';
  return (
    <ModalForm
      form={form}
      title={`Potvrzení o dluzích: prostor ${spaceInHouse(space_number, building_name)}`}
      saveLabel="Vydat a uložit PDF"
      onClose={onClose}
    >
      {replaced === undefined ? null : (
        <>
          <p
            className={styles.text}
          >{`Nahradí potvrzení č. ${replaced.number}, které tím přestane platit.`}</p>
          <TextField
            {...form.field('revoked_reason')}
            label="Co v něm bylo chybně"
            autoComplete="off"
          />
        </>
      )}
      <DateField {...form.field('as_of')} label="Ke dni" />
      <Wide>
        <SelectField {...requester} label="Kdo o ně žádá" options={requesters} />
      </Wide>
      {ofAcquirer ? (
        <>
          <TextField {...form.field('requester_name')} label="Nabyvatel" autoComplete="off" />
          <DateField {...form.field('consent_on')} label="Souhlas převodce ze dne" />
          <TextField
            {...form.field('consent_note')}
            label="Jak souhlas dal"
            placeholder="Písemně, e-mailem"
            autoComplete="off"
          />
        </>
      ) : null}
      <NumberField
        {...unsettled}
        // A year is written without the gap that other numbers have.
        value={typeof unsettled.value === 'number' ? String(unsettled.value) : unsettled.value}
        label="Nevyúčtováno od roku"
        hint="Za tento rok a následující se teprve bude vyúčtovávat; na potvrzení jsou jejich zálohy."
      />
      <Preview
        account={{ unit_id, ledger_account_id }}
        as_of={form.field('as_of').value}
        unsettled_since={form.field('unsettled_since').value}
      />
    </ModalForm>
  );
}

interface PreviewProps {
  account: AccountKey;
  as_of: unknown;
  unsettled_since: unknown;
}

/** What will be confirmed: once issued, nothing of it changes. */
function Preview({ account, ...asked }: PreviewProps) {
  const { data } = usePreview(account, asked);
  if (data === undefined) return <Skeleton height="6rem" />;
  return (
    <div className={styles.pay} role="region" aria-label="Co potvrzení řekne">
      <div className={styles.part}>
        <p className={styles.text}>
          <strong>{confirmedText(data)}</strong>
        </p>
        <dl className={`${styles.facts ?? ''} ${styles.kinds ?? ''}`}>
          {data.kinds.map(({ name, left, since }) => (
            <div key={name}>
              <dt>{`${name}, od ${formatDate(since)}`}</dt>
              <dd>{crowns(left)}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.text}>{interestText(data)}</p>
        {data.agreement === null ? null : <p className={styles.text}>{agreementText(data)}</p>}
        <p className={styles.dimmed}>{settlementText(data)}</p>
      </div>
    </div>
  );
}
