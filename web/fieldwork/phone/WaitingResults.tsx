import { Button } from '@mantine/core';
import { czechPlural } from '#contract/rules/plural.ts';
import { toldStateValue } from '#contract/fieldwork/result-words.ts';
import { confirm } from '#web/notices/confirm.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { deviceStore, isUnkept, useWaiting } from './kept-results.ts';
import { copiedText } from './phone-text.ts';
import { inTurn, type QueuedResult } from './queue.ts';
import { sendAgain, sending, sendResults } from './sender.ts';
import styles from './phone.module.css';

const faultsOf = ({ fault, photos }: QueuedResult): string[] => {
  const faults = [fault, ...photos.map((photo) => photo.fault)];
  return [...new Set(faults.filter((one) => one !== ''))];
};

/** What was told and the portal has not got: how much waits, and what was refused; nothing when nothing is. */
export function WaitingResults() {
  const waiting = inTurn(useWaiting());
  const { isBusy, isAway } = sending.use();
  if (waiting.length === 0) return null;
  const refused = waiting.filter((one) => faultsOf(one).length > 0);
  const count = waiting.length - refused.length;
  return (
    <section className={styles.waiting} aria-label="Neodeslané výsledky">
      {count === 0 ? null : (
        <p role="status">
          {`${isBusy ? 'Odesílá se' : 'Čeká na odeslání'}: ${count}\u00A0${czechPlural(count, 'výsledek', 'výsledky', 'výsledků')}`}
          {isAway ? '. Odešle se sám, až bude připojení.' : ''}
        </p>
      )}
      {waiting.some(isUnkept) ? (
        <p role="alert" className={styles.reason}>
          Zařízení je plné a výsledek neuchová. Nezavírejte stránku, dokud se neodešle.
        </p>
      ) : null}
      {isAway && !isBusy ? (
        <Button variant="default" onClick={sendResults}>
          Odeslat teď
        </Button>
      ) : null}
      {refused.map((result) => (
        <Refused key={result.key} result={result} />
      ))}
    </section>
  );
}

/** A result that the portal has not taken stays here until the person decides. */
function Refused({ result }: { result: QueuedResult }) {
  const { title, told, photos } = result;
  const remove = async () => {
    const isMeant = await confirm({
      title: 'Odebrat výsledek ze zařízení?',
      message: 'V portálu není a odebráním o něj přijdete, i o jeho fotky.',
      confirmLabel: 'Odebrat',
      cancelLabel: 'Nechat',
      danger: true,
    });
    if (!isMeant) return;
    deviceStore.drop(result);
    for (const photo of photos) await deviceStore.dropPicture(photo);
  };
  return (
    <div className={styles.refused}>
      <p>
        <strong>{title}</strong>
        {` · ${toldStateValue.text(told.state)}`}
      </p>
      {faultsOf(result).map((fault) => (
        <p key={fault} className={styles.reason}>
          {fault}
        </p>
      ))}
      <div className={styles.tools}>
        <Button variant="default" onClick={() => sendAgain(result)}>
          Odeslat znovu
        </Button>
        <CopyButton text={copiedText(result)} label={`Kopírovat výsledek: ${title}`} />
        <Button variant="subtle" color="brick" onClick={() => void remove()}>
          Odebrat
        </Button>
      </div>
    </div>
  );
}
