import { Button, Checkbox } from '@mantine/core';
import { IconListCheck } from '#web/icons/IconListCheck.ts';
import { useId, useState } from 'react';
import { creditSentence, type MeantFor } from '#contract/rules/crediting.ts';
import { formatDate, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import styles from './money.module.css';
import { useAccountWithin, useLedgerSettings } from './money.queries.ts';
import { lasting, payableClaims, type PayableClaim } from './payable-claims.ts';
import { lineText, reversalText } from './words.ts';

interface MeantClaimsProps {
  unit_id: number;
  ledger_account_id: number;
  /** The payment that is divided; what it pays now is free. Left out of one that is not written yet. */
  payment_id?: number | undefined;
  /** What of the payment the account has, as it is typed. */
  amount: number | string | null;
  /** With what is left of each in the order in which they were chosen. */
  value: readonly MeantFor[];
  onChange: (claims: readonly MeantFor[]) => void;
}

/** For which claims of an account a payment is meant; nothing chosen leaves it to the order of the unit. */
export function MeantClaims(props: MeantClaimsProps) {
  const [isOpen, setOpen] = useState(props.value.length > 0);
  const list = useId();
  return (
    <div className={styles.meant}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconListCheck size="1rem" aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        Na co je určena
      </Button>
      <div id={list}>{isOpen ? <Claims {...props} /> : null}</div>
    </div>
  );
}

/** A claim with what is left of it, and what of the payment it takes where it is chosen. */
function claimText({ line, left }: PayableClaim, taken: number | undefined): string {
  const rest = left > 0 ? `zbývá ${formatMoney(left)}` : reversalText(line) || 'zaplaceno jinak';
  const own = taken === undefined ? '' : `, z této platby ${formatMoney(taken)}`;
  return `${lineText(line)}, splatnost ${formatDate(line.on)}, ${rest}${own}`;
}

function Claims(props: MeantClaimsProps) {
  const { unit_id, ledger_account_id, payment_id, amount, value, onChange } = props;
  const read = useAccountWithin({ unit_id, ledger_account_id });
  const settings = useLedgerSettings(unit_id);
  if (read.error !== null || settings.error !== null)
    return <p className={styles.fault}>Předpisy konta se nepodařilo načíst.</p>;
  if (read.data === undefined || settings.data === undefined)
    return <p className={styles.rest}>Načítám předpisy…</p>;
  const { credit_order } = settings.data;
  const day = todayInPrague();
  const claims = payableClaims(read.data.lines, credit_order, { payment_id, day, chosen: value });
  const isChosen = (id: number) => value.some((one) => one.ledger_claim_id === id);
  const taken = lasting(typeof amount === 'number' ? amount : 0, value);
  const takenBy = (id: number) =>
    isChosen(id) ? (taken.find((one) => one.ledger_claim_id === id)?.amount ?? 0) : undefined;
  const turn = ({ line, left }: PayableClaim, isOn: boolean) => {
    const others = value.filter((one) => one.ledger_claim_id !== line.id);
    onChange(isOn ? [...others, { ledger_claim_id: line.id, amount: left }] : others);
  };
  if (claims.length === 0) return <p className={styles.rest}>Konto nemá nic nezaplaceného.</p>;
  return (
    <fieldset className={styles.claims}>
      <legend>Co platba zaplatí nejdříve (§ 1933 odst. 1 občanského zákoníku)</legend>
      {claims.map((claim) => (
        <Checkbox
          key={claim.line.id}
          label={claimText(claim, takenBy(claim.line.id))}
          checked={isChosen(claim.line.id)}
          onChange={(event) => turn(claim, event.currentTarget.checked)}
        />
      ))}
      <p className={styles.rest}>Co není určeno: {creditSentence[credit_order]}</p>
    </fieldset>
  );
}
