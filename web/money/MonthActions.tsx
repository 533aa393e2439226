import { Button } from '@mantine/core';
import { IconFileInvoice } from '#web/icons/IconFileInvoice.ts';
import { IconLock } from '#web/icons/IconLock.ts';
import type { OpenedMonth } from '#contract/money/months.ts';
import { monthText } from '#contract/rules/month-info.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { differenceOf } from './difference-columns.ts';
import styles from './money.module.css';
import { rereadMonths, useClaimMonth, useCloseMonth } from './money.queries.ts';

/** Of how many spaces: '12 prostorům'. */
function spacesText({ differences }: OpenedMonth): string {
  const count = new Set(differences.map(({ pasport_id }) => pasport_id)).size;
  return `${count}\u00A0${czechPlural(count, 'prostoru', 'prostorům', 'prostorům')}`;
}

/** Another one has claimed or closed meanwhile: what is shown is not true any more. */
function lookAgain(error: Error): void {
  if (error instanceof ApiError && error.status === 409) rereadMonths();
}

/** Claims the month, or what it lacks, and closes it. */
export function MonthActions({ opened }: { opened: OpenedMonth }) {
  const { unit_id, month, claimed_at, closed_at, differences, due_on } = opened;
  const claiming = useClaimMonth();
  const closing = useCloseMonth();
  const mayClose = useManagesClient() && claimed_at !== null && closed_at === null;
  const seen = differences.reduce((sum, row) => sum + differenceOf(row), 0);
  const isSame = differences.length === 0;
  const label = claimed_at === null ? `Předepsat ${monthText(month)}` : 'Zapsat rozdíly';
  const params = { unit_id, month };
  const claim = async () => {
    const isSure = await confirm({
      title: `${label}?`,
      message: `Předpis se zapíše ${spacesText(opened)}, celkem ${formatMoney(seen)}, se splatností ${formatDate(due_on)}. Zapsaný předpis se už nemění; opravuje ho další předpis.`,
      confirmLabel: label,
    });
    if (!isSure) return;
    claiming.mutate(
      { params, body: { seen } },
      { onSuccess: () => flash(`Předepsáno: ${monthText(month)}`), onError: lookAgain },
    );
  };
  const close = async () => {
    const isSure = await confirm({
      title: `Uzavřít ${monthText(month)}?`,
      message:
        'Do uzavřeného měsíce se už nic nezapíše a znovu ho otevřít nejde. Pozdější opravy půjdou do prvního otevřeného měsíce.',
      confirmLabel: 'Uzavřít měsíc',
    });
    if (!isSure) return;
    closing.mutate(
      { params },
      { onSuccess: () => flash(`Uzavřeno: ${monthText(month)}`), onError: lookAgain },
    );
  };
  return (
    <div>
      <div className={styles.bar}>
        <Button
          leftSection={<IconFileInvoice size="1.125rem" aria-hidden="true" />}
          disabled={isSame}
          loading={claiming.isPending}
          onClick={() => void claim()}
        >
          {label}
        </Button>
        {mayClose ? (
          <Button
            variant="default"
            leftSection={<IconLock size="1.125rem" aria-hidden="true" />}
            disabled={!isSame}
            loading={closing.isPending}
            onClick={() => void close()}
          >
            Uzavřít měsíc
          </Button>
        ) : null}
        {mayClose && !isSame ? (
          <span className={styles.put}>
            Uzavřít měsíc půjde, až bude předpis souhlasit s tím, co je určeno.
          </span>
        ) : null}
      </div>
      <ErrorLine error={claiming.error ?? closing.error} isOfAction />
    </div>
  );
}
