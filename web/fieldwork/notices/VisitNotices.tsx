import { Button, Skeleton } from '@mantine/core';
import { IconBellPlus } from '#web/icons/IconBellPlus.ts';
import { useId } from 'react';
import { deliveryText, offeredText } from '#contract/fieldwork/notice-text.ts';
import { noticeChannelValue } from '#contract/fieldwork/notice-words.ts';
import type { VisitNotice } from '#contract/fieldwork/visit-notices.ts';
import type { Visit } from '#contract/fieldwork/visits.ts';
import { AccessPaper } from '#web/core/place-access/AccessPaper.tsx';
import { usePlaceAccess } from '#web/core/place-access/place-access.queries.ts';
import { formatDate } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { hasTime } from './notice-text.ts';
import styles from './notices.module.css';

/** What is done with notices of a visit, in a dialog of its own. */
export interface NoticeActs {
  readonly onRecord: () => void;
  readonly onOpen: (notice: VisitNotice) => void;
}

/** Who was told of the visit, when and how, and the paper of the place. */
export function VisitNotices({ visit, acts }: { visit: Visit; acts: NoticeActs }) {
  const { unit_id, pasport_id, visit_id } = visit;
  const { data, error, refetch } = usePlaceAccess(unit_id, pasport_id);
  const id = useId();
  const notices = data?.visits.find((one) => one.visit_id === visit_id)?.notices ?? [];
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        Oznámení
      </h3>
      {data === undefined && error !== null ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton height="3rem" />
      ) : notices.length === 0 ? (
        <p className={styles.line}>O návštěvě zatím není zapsané, že by ji někdo oznámil.</p>
      ) : (
        <NoticeList notices={notices} onOpen={acts.onOpen} />
      )}
      <div className={styles.buttons}>
        {hasTime(visit) ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<IconBellPlus size="1.125rem" aria-hidden="true" />}
            onClick={acts.onRecord}
          >
            Zapsat oznámení
          </Button>
        ) : null}
        <AccessPaper unit_id={unit_id} pasport_id={pasport_id} />
      </div>
    </section>
  );
}

interface ListProps {
  notices: readonly VisitNotice[];
  onOpen: (notice: VisitNotice) => void;
}

function NoticeList({ notices, onOpen }: ListProps) {
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li key={notice.visit_notice_id}>
          <span className={styles.told}>
            {headText(notice)}
            <span className={styles.weaker}>
              {`na ${offeredText(notice)} · ${deliveryText(notice)}`}
            </span>
            {notice.note === '' ? null : <span className={styles.weaker}>{notice.note}</span>}
          </span>
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={`Doručení: ${headText(notice)}`}
            onClick={() => onOpen(notice)}
          >
            Doručení
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** '3. 12. 2026 E-mail: Jana Malá, mala@example.cz'. */
function headText({ told_on, channel, addressee, recipient }: VisitNotice): string {
  const whom = [addressee, recipient].filter((part) => part !== '').join(', ');
  const how = `${formatDate(told_on)} ${noticeChannelValue.text(channel)}`;
  return whom === '' ? how : `${how}: ${whom}`;
}
