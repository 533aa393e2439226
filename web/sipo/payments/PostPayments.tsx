import { Button, Skeleton } from '@mantine/core';
import { IconCoins } from '#web/icons/IconCoins.ts';
import { useRef, useState } from 'react';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoPayments } from '#contract/sipo/payments.ts';
import { lumpText } from '#web/core/lump-words.ts';
import { useLumpPeriods } from '#web/core/lumps.queries.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { useIsOpenAddress } from '#web/lib/open-modules.ts';
import { paths } from '#web/lib/paths.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { Fact, FactNote, Summary } from '#web/ui/Summary.tsx';
import styles from '../sipo.module.css';
import { rereadPost, useBookPost, usePost } from './post.queries.ts';
import { postColumns } from './post-columns.tsx';
import { paymentsText, sumText } from './post-words.ts';
import { TakeBackPost } from './TakeBackPost.tsx';

interface PostPaymentsProps {
  unit_id: number;
  period: string;
}

/** The way from a file of the post to the accounts; none where the accounts are closed to the person. */
export function PostPayments(props: PostPaymentsProps) {
  const [isOpen, setOpen] = useState(false);
  if (!useIsOpenAddress(paths.Payments)) return null;
  return (
    <div>
      <Button
        leftSection={<IconCoins size="1.125rem" aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Zapsat platby ze SIPO…
      </Button>
      {isOpen ? <PostDialog {...props} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function PostDialog({ unit_id, period, onClose }: PostPaymentsProps & { onClose: () => void }) {
  const { data, error, refetch } = usePost(unit_id, period);
  const title = `Platby ze SIPO za období ${periodText(period)}`;
  return (
    <LateModal opened onClose={onClose} title={title} size="72rem">
      {data !== undefined ? (
        <Preview unit_id={unit_id} told={data} />
      ) : error === null ? (
        <Skeleton height="20rem" />
      ) : (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
    </LateModal>
  );
}

/** What will be written is seen before it is, and what was written may be taken back. */
function Preview({ unit_id, told }: { unit_id: number; told: SipoPayments }) {
  const { period, rows, booked, reversing, waiting_count } = told;
  const part = useRef<HTMLDivElement>(null);
  // The button that did it is gone; Esc of the dialog needs the focus inside.
  const stay = () => requestAnimationFrame(() => part.current?.focus());
  return (
    <div ref={part} tabIndex={-1} className={styles.part}>
      <Summary>
        <Fact label="Zapíše se">
          {sumText(told.new)}
          {waiting_count > 0 ? (
            <FactNote>{`${paymentsText(waiting_count)} bez konta, k přiřazení`}</FactNote>
          ) : null}
        </Fact>
        {reversing.count > 0 ? <Fact label="Stornuje se">{sumText(reversing)}</Fact> : null}
        <Fact label="Už zapsáno">{sumText(booked)}</Fact>
      </Summary>
      <DataTable
        id="sipo-payments"
        label={`Platby SIPO ${periodText(period)} proti kontům`}
        rows={rows}
        columns={postColumns(unit_id)}
        rowKey={({ sipo_answer_row_id }) => sipo_answer_row_id}
      />
      <FromBank unit_id={unit_id} period={period} />
      <WrittenBefore unit_id={unit_id} told={told} />
      <Booking unit_id={unit_id} told={told} onDone={stay} />
      {booked.count + reversing.count > 0 ? (
        <TakeBackPost unit_id={unit_id} told={told} onDone={stay} />
      ) : null}
    </div>
  );
}

/** What the post has paid by its files, what of it came to the bank, and the difference. */
function FromBank({ unit_id, period }: Pick<PostPaymentsProps, 'unit_id' | 'period'>) {
  const isBank = useIsOpenAddress(paths.MoneyBank);
  const periods = useLumpPeriods(unit_id, isBank).data?.values;
  const told = periods?.find((one) => one.period === period);
  return told === undefined ? null : <p className={styles.note}>{lumpText(told)}</p>;
}

/** Payments that a person wrote down may be the same money; before it is written twice, he is told. */
function WrittenBefore({ unit_id, told }: { unit_id: number; told: SipoPayments }) {
  const { written, period } = told;
  if (written.count === 0 || told.new.count === 0) return null;
  return (
    <p role="alert" className={styles.warning}>
      {`V měsíci ${periodText(period)} už jsou ručně zapsané platby SIPO: ${sumText(written)}. Jsou-li to tytéž peníze, nejdřív je v `}
      <InnerLink href={`${paths.Payments}?unit=${unit_id}`}>Platbách</InnerLink>
      {' stornujte, jinak budou na kontech dvakrát.'}
    </p>
  );
}

interface BookingProps {
  unit_id: number;
  told: SipoPayments;
  onDone: () => void;
}

function Booking({ unit_id, told, onDone }: BookingProps) {
  const booking = useBookPost();
  const { period, seal, reversing } = told;
  const isNothing = told.new.count + reversing.count === 0;
  const book = () =>
    booking.mutate(
      { params: { unit_id }, body: { period, seal } },
      {
        onSuccess: () => {
          flash(
            [
              ...(told.new.count > 0 ? [`Zapsáno: ${sumText(told.new)}`] : []),
              ...(reversing.count > 0 ? [`Stornováno: ${sumText(reversing)}`] : []),
            ].join('. '),
          );
          onDone();
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) rereadPost();
        },
      },
    );
  return (
    <div>
      {isNothing ? (
        <p className={styles.note}>K zápisu nic nezbývá.</p>
      ) : (
        <Button loading={booking.isPending} onClick={book}>
          Zapsat na konta
        </Button>
      )}
      <ErrorLine error={booking.error} remains="Na konta se nic nezapsalo." />
    </div>
  );
}
