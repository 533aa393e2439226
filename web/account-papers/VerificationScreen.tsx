import { useParams } from '@tanstack/react-router';
import { useEffect } from 'react';
import { verifyConfirmation } from '#contract/money/debt-confirmations.ts';
import { CODE_LENGTH, writtenCode } from '#contract/rules/sheet-code.ts';
import type { ResultOf } from '#contract/endpoint.ts';
import { TextField } from '#web/form/fields.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatDateTime, formatMoney } from '#web/lib/czech.ts';
import { EntryForm } from '#web/session/screens/EntryForm.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import page from '#web/ui/link-page.module.css';
import styles from './account-papers.module.css';
import { useVerify } from './public.queries.ts';

/** What the address of the code on paper says: '2026-7-K7PM2XQD94TR'. */
const written = new RegExp(`^(\\d{4})-(\\d{1,9})-(\\w{${CODE_LENGTH}})$`);

/** Whether a confirmation of debts was issued, by its number and check code (route /overeni). */
export function VerificationScreen() {
  const { check = '' }: { check?: string } = useParams({ strict: false });
  const [, year = '', number = '', code = ''] = written.exec(check) ?? [];
  const begun = code === '' ? EMPTY : { number: `${year}/${number}`, code: writtenCode(code) };
  return <Verification key={check} begun={begun} />;
}

const EMPTY = { number: '', code: '' };

function Verification({ begun }: { begun: typeof EMPTY }) {
  const { mutate, mutateAsync, data } = useVerify();
  const { number, code } = begun;
  // What the address says is asked once; a form goes on from there.
  useEffect(() => {
    if (code !== '') mutate({ body: { number, code } });
  }, [number, code, mutate]);
  const form = useContractForm({
    schema: verifyConfirmation.body,
    initial: begun,
    onSave: async (_changes, { values }) => {
      await mutateAsync({ body: values });
    },
  });
  return (
    <EntryScreen title="Ověření potvrzení o dluzích">
      <p className={page.text}>
        Opište číslo a kontrolní kód z potvrzení. Ukáže se, zda bylo vydáno, ke kterému dni, pro
        který prostor a na jakou částku.
      </p>
      <EntryForm form={form} label="Ověření potvrzení" submitLabel="Ověřit">
        <TextField
          {...form.field('number')}
          label="Číslo"
          placeholder="2026/7"
          autoComplete="off"
        />
        <TextField
          {...form.field('code')}
          label="Kontrolní kód"
          hint="Velká a malá písmena ani pomlčky nehrají roli."
          placeholder="K7PM-2XQD-94TR"
          autoComplete="off"
        />
      </EntryForm>
      <div role="status">{data === undefined ? null : <Verdict found={data} />}</div>
    </EntryScreen>
  );
}

function Verdict({ found }: { found: ResultOf<typeof verifyConfirmation> }) {
  const { number, revoked, replaced_by, unit_name, building_name, space_number } = found;
  return (
    <div className={styles.verdict}>
      {revoked === '' ? (
        <p className={styles.good}>{`Potvrzení č. ${number} bylo vydáno a platí.`}</p>
      ) : (
        <p className={styles.bad}>
          {`Potvrzení č. ${number} NEPLATÍ: vydavatel ho zneplatnil ${formatDateTime(revoked)}.`}
          {replaced_by === '' ? null : ` Nahrazuje ho potvrzení č. ${replaced_by}.`}
        </p>
      )}
      <Facts>
        <div>
          <dt>Vydal</dt>
          <dd>{unit_name}</dd>
        </div>
        <div>
          <dt>Prostor</dt>
          <dd>
            {[`prostor ${space_number}`, building_name].filter((part) => part !== '').join(', ')}
          </dd>
        </div>
        <div>
          <dt>Dluhy ke dni</dt>
          <dd>{formatDate(found.as_of)}</dd>
        </div>
        <div>
          <dt>Dluhy celkem</dt>
          <dd>{found.debts_sum === 0 ? 'žádné' : formatMoney(found.debts_sum)}</dd>
        </div>
        <div>
          <dt>Úrok z prodlení</dt>
          <dd>
            {found.interest_sum === null
              ? 'v potvrzení není vyčíslen'
              : formatMoney(found.interest_sum)}
          </dd>
        </div>
        <div>
          <dt>Vydáno</dt>
          <dd>{formatDateTime(found.issued)}</dd>
        </div>
      </Facts>
    </div>
  );
}
