import { Button, Skeleton } from '@mantine/core';
import { IconSignature } from '#web/icons/IconSignature.ts';
import { useState } from 'react';
import type { BoardReview } from '#contract/settlement/board.ts';
import type { CountSums, Settlement } from '#contract/settlement/settlements.ts';
import { BoardBadge } from '#web/core/board/BoardBadge.tsx';
import { LinkRow, MadeLink } from '#web/core/links/LinkRow.tsx';
import { formatDateTime } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import styles from '../settlement.module.css';
import { isLocked } from '../states.ts';
import { AskDialog } from './AskDialog.tsx';
import { boardText } from './board-text.ts';
import { useReviews, useRevokeReview } from './board.queries.ts';

interface BoardProps {
  settlement: Settlement;
  last: CountSums;
}

/** Who of the board was asked to look the settlement through, and what he said. */
export function Board({ settlement, last }: BoardProps) {
  const { unit_id, settlement_id } = settlement;
  const { data, error, refetch } = useReviews(unit_id, settlement_id);
  const [isAsking, setIsAsking] = useState(false);
  const [url, setUrl] = useState('');
  if (data === undefined)
    return error === null ? (
      <Skeleton height="12rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const ask = isLocked(settlement) ? null : (
    <Button
      variant="default"
      leftSection={<IconSignature size="1.125rem" aria-hidden="true" />}
      onClick={() => setIsAsking(true)}
    >
      Požádat o schválení
    </Button>
  );
  const { values } = data;
  const text = boardText(values, last.settlement_count_id);
  return (
    <div className={styles.checks}>
      {values.length === 0 ? (
        <EmptyState
          icon="settlement"
          title="O schválení zatím nikdo požádán nebyl"
          text="Členům výboru pošlete odkaz: uvidí součty proti dokladům a největší změny a podepíšou se, nebo napíšou připomínku."
          action={ask}
        />
      ) : (
        <>
          <div className={styles.actions}>
            {ask}
            <span>{text}</span>
          </div>
          {url === '' ? null : <MadeLink url={url} />}
          {values.map((review) => (
            <ReviewCard
              key={review.settlement_review_id}
              review={review}
              isOfLast={review.settlement_count_id === last.settlement_count_id}
            />
          ))}
        </>
      )}
      {isAsking ? (
        <AskDialog
          settlement={settlement}
          count={last.settlement_count_id}
          onAsked={setUrl}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </div>
  );
}

function ReviewCard({ review, isOfLast }: { review: BoardReview; isOfLast: boolean }) {
  const { unit_id, settlement_review_id, name, recipient, state, number } = review;
  const revoking = useRevokeReview();
  const whose = recipient === '' ? 'Zkopírovaný odkaz' : `E-mailem na ${recipient}`;
  return (
    <section className={styles.check} aria-label={name}>
      <h3>
        {name}
        <BoardBadge state={state} />
      </h3>
      {isOfLast ? null : (
        <p className={styles.aside}>{`K výpočtu č. ${number}, který už neplatí.`}</p>
      )}
      {review.decided === '' ? null : (
        <p className={styles.aside}>
          {[
            formatDateTime(review.decided),
            ...(review.signed_name === '' ? [] : [`podpis: ${review.signed_name}`]),
          ].join(', ')}
        </p>
      )}
      {review.comment === '' ? null : <p className={styles.objected}>{review.comment}</p>}
      <ul className={styles.plain}>
        <LinkRow
          link={review}
          whose={whose}
          shows="vyúčtování"
          isRevoking={revoking.isPending}
          onRevoke={(after) =>
            revoking.mutate({ params: { unit_id, id: settlement_review_id } }, after)
          }
        />
      </ul>
    </section>
  );
}
