import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '#web/icons/IconPlugConnectedX.ts';
import { IconRefresh } from '#web/icons/IconRefresh.ts';
import { TechnicalCode } from './ErrorLine.tsx';
import styles from './ErrorLine.module.css';
import { faultOf } from './fault.ts';
import { SupportLink } from './SupportLink.tsx';

/** What stands in place of data that could not be read, with the way to try again. */
export function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, advice, code } = faultOf(error);
  return (
    <div className={styles.panel} role="alert">
      <IconPlugConnectedX size="2rem" stroke={1.25} aria-hidden="true" />
      <p className={styles.message}>{message}</p>
      {advice === '' ? null : <p className={styles.advice}>{advice}</p>}
      <SupportLink text={`${message} ${advice}`} />
      <Button
        variant="default"
        mt="sm"
        leftSection={<IconRefresh size="1.125rem" aria-hidden />}
        onClick={onRetry}
      >
        Zkusit znovu
      </Button>
      <TechnicalCode code={code} />
    </div>
  );
}
