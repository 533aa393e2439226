import { Anchor, Button, Modal, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import type { CalendarFeed } from '#contract/fieldwork/feeds.ts';
import { MadeLink } from '#web/core/links/LinkRow.tsx';
import { userMessage } from '#web/lib/api-error.ts';
import { formatDate, formatDateTime } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useIsCrewMember } from '#web/session/rights.ts';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { useFeeds, useMakeFeed, useRevokeFeed } from './calendar.queries.ts';
import styles from './feeds.module.css';

interface Choice {
  /** Null for all crews. */
  readonly crew_id: number | null;
  readonly name: string;
}

interface FeedsDialogProps {
  crews: readonly { readonly crew_id: number; readonly name: string }[];
  onClose: () => void;
}

/** Addresses by which other programs read the calendar: made, made anew, ended. */
export function FeedsDialog({ crews, onClose }: FeedsDialogProps) {
  useReturnedFocus();
  const { data, error, refetch } = useFeeds();
  const isOfCrew = useIsCrewMember();
  const [made, setMade] = useState<{ crew_id: number | null; url: string } | null>(null);
  const all: Choice = { crew_id: null, name: 'Všechny čety' };
  const known = crews.map(({ crew_id, name }): Choice => ({ crew_id, name }));
  const choices = isOfCrew ? known : [all, ...known];
  return (
    <Modal opened onClose={onClose} title="Odebírat kalendář" size="lg">
      <Stack gap="sm">
        <p className={styles.text}>
          Adresu vložte do svého kalendáře (Google, Outlook, Apple, telefon); návštěvy v něm pak
          uvidíte a samy se budou obnovovat, zpravidla několikrát denně.
        </p>
        <p className={styles.text}>
          Kdo adresu zná, vidí bez přihlášení, kde, kdy a jaká práce se bude dělat. Jména lidí,
          telefony ani poznámky v ní nejsou. Dostane-li se k někomu, komu neměla, obnovte ji.
        </p>
        {data === undefined ? (
          error === null ? (
            <Skeleton height="8rem" />
          ) : (
            <LoadError error={error} onRetry={() => void refetch()} />
          )
        ) : (
          <ul className={styles.feeds} aria-label="Kalendáře k odběru">
            {choices.map((choice) => (
              <FeedRow
                key={choice.crew_id ?? 'all'}
                choice={choice}
                feed={data.values.find(({ crew_id }) => crew_id === choice.crew_id)}
                url={made?.crew_id === choice.crew_id ? made.url : undefined}
                onMade={(url) => setMade({ crew_id: choice.crew_id, url })}
                onEnded={() => setMade(null)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Modal>
  );
}

interface FeedRowProps {
  choice: Choice;
  feed: CalendarFeed | undefined;
  /** The address, right after it was made. */
  url: string | undefined;
  onMade: (url: string) => void;
  onEnded: () => void;
}

const standingText = (feed: CalendarFeed | undefined): string => {
  if (feed === undefined) return 'adresa zatím není';
  const used =
    feed.last_used_on === null
      ? 'zatím nečtená'
      : `naposledy čtená ${formatDate(feed.last_used_on)}`;
  return `adresa z ${formatDateTime(feed.made)}, ${used}`;
};

/** Programs that have the address ask for it no more by themselves. */
const isSure = (name: string, isEnd: boolean) =>
  confirm({
    title: isEnd ? 'Zrušit adresu?' : 'Obnovit adresu?',
    message: `${name}: programům, které mají dosavadní adresu, přestane kalendář chodit.${isEnd ? '' : ' Novou adresu do nich vložíte znovu.'}`,
    confirmLabel: isEnd ? 'Zrušit adresu' : 'Obnovit adresu',
    cancelLabel: 'Ponechat',
    danger: isEnd,
  });

/** One calendar: whether it has an address, and what can be done with it. */
function FeedRow({ choice: { crew_id, name }, feed, url, onMade, onEnded }: FeedRowProps) {
  const making = useMakeFeed();
  const revoking = useRevokeFeed();
  const onError = (fault: Error) => flashError(userMessage(fault));
  const make = async () => {
    if (feed !== undefined && !(await isSure(name, false))) return;
    making.mutate(
      { body: { crew_id } },
      {
        onSuccess: (answer) => {
          onMade(answer.url);
          flash(feed === undefined ? 'Adresa je vytvořená' : 'Adresa je nová, dosavadní neplatí');
        },
        onError,
      },
    );
  };
  const revoke = async ({ calendar_feed_id: id }: CalendarFeed) => {
    if (!(await isSure(name, true))) return;
    revoking.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          onEnded();
          flash('Adresa je zrušená');
        },
        onError,
      },
    );
  };
  const isBusy = making.isPending || revoking.isPending;
  return (
    <li className={styles.feed}>
      <div className={styles.row}>
        <div className={styles.whose}>
          <p className={styles.name}>{name}</p>
          <p className={styles.text}>{standingText(feed)}</p>
        </div>
        <Button
          variant="default"
          size="xs"
          disabled={isBusy}
          aria-label={`${feed === undefined ? 'Vytvořit' : 'Obnovit'} adresu: ${name}`}
          onClick={() => void make()}
        >
          {feed === undefined ? 'Vytvořit adresu' : 'Obnovit'}
        </Button>
        {feed === undefined ? null : (
          <Button
            variant="default"
            size="xs"
            disabled={isBusy}
            aria-label={`Zrušit adresu: ${name}`}
            onClick={() => void revoke(feed)}
          >
            Zrušit
          </Button>
        )}
      </div>
      {url === undefined ? null : (
        <>
          <MadeLink url={url} />
          <Anchor href={url.replace(/^https?:/, 'webcal:')} size="sm">
            Otevřít v kalendáři tohoto zařízení
          </Anchor>
        </>
      )}
    </li>
  );
}
