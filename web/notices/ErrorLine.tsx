import { IconAlertCircle } from '#web/icons/IconAlertCircle.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { SupportLink } from './SupportLink.tsx';
import styles from './ErrorLine.module.css';
import { actionFaultOf, faultOf } from './fault.ts';

interface ErrorLineProps {
  /** Nothing is shown for undefined or null. */
  error: unknown;
  /** What has not been lost, such as 'Vyplněné údaje zůstaly zachovány.' */
  remains?: string;
  /** Of an action without a form: what is told of fields stands nowhere else. */
  isOfAction?: true;
}

/** A fault under a form or a table: what happened, the next step, and the technical code to copy. */
export function ErrorLine({ error, ...props }: ErrorLineProps) {
  return (
    <div role="alert" className={styles.host}>
      {error === undefined || error === null ? null : <Line error={error} {...props} />}
    </div>
  );
}

function Line({ error, remains, isOfAction }: ErrorLineProps) {
  const { message, advice, code } = isOfAction ? actionFaultOf(error) : faultOf(error);
  const nextStep = [remains, advice].filter(Boolean).join(' ');
  return (
    <div className={styles.line}>
      <IconAlertCircle size="1.25rem" aria-hidden="true" className={styles.icon} />
      <div>
        <p className={styles.message}>{message}</p>
        {nextStep === '' ? null : <p className={styles.advice}>{nextStep}</p>}
        <SupportLink text={`${message} ${nextStep}`} />
        <TechnicalCode code={code} />
      </div>
    </div>
  );
}

/** The small technical code with its copy button. */
export function TechnicalCode({ code }: { code: string }) {
  if (code === '') return null;
  return (
    <p className={styles.code}>
      <span>{code}</span> <CopyButton text={code} label="Kopírovat údaje pro podporu" />
    </p>
  );
}
