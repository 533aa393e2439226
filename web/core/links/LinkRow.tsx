import { Button } from '@mantine/core';
import type { ToldLink } from '#contract/told-link.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { madeText, openedText } from './link-words.ts';
import styles from './links.module.css';

/** A link as it was just made; its secret is told once, for the portal keeps only a hash of it. */
export function MadeLink({ url }: { url: string }) {
  return (
    <div className={styles.link} role="status">
      <div>
        <p className={styles.dimmed}>Nový odkaz, ukáže se jen teď:</p>
        <p className={styles.url}>{url}</p>
      </div>
      <CopyButton text={url} label="Kopírovat odkaz" />
    </div>
  );
}

interface LinkRowProps {
  link: ToldLink;
  /** For whom it is. */
  whose: string;
  /** What is seen by it, behind "neuvidí": 'konto'. */
  shows: string;
  isRevoking: boolean;
  onRevoke: (then: { onSuccess: () => void; onError: (fault: Error) => void }) => void;
}

/** A link among others: for whom, whether it was opened, and the end of it. */
export function LinkRow({ link, whose, shows, isRevoking, onRevoke }: LinkRowProps) {
  const today = todayInPrague();
  const holds = link.revoked === '' && link.expires >= today;
  const revoke = async () => {
    const isSure = await confirm({
      title: 'Zrušit odkaz?',
      message: `Kdo ho má, od této chvíle ${shows} neuvidí. Zpět to vzít nelze, jen vytvořit nový odkaz.`,
      confirmLabel: 'Zrušit odkaz',
      cancelLabel: 'Ponechat',
      danger: true,
    });
    if (!isSure) return;
    onRevoke({
      onSuccess: () => flash('Odkaz je zrušený'),
      onError: (fault) => flashError(userMessage(fault)),
    });
  };
  return (
    <li className={styles.link}>
      <div>
        <p>{whose}</p>
        <p className={styles.dimmed}>{madeText(link)}</p>
        <p className={styles.dimmed}>{openedText(link, today)}</p>
      </div>
      {holds ? (
        <Button
          variant="default"
          size="xs"
          aria-label={`Zrušit odkaz: ${whose}`}
          loading={isRevoking}
          onClick={() => void revoke()}
        >
          Zrušit
        </Button>
      ) : null}
    </li>
  );
}
