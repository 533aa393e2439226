import { Button, Modal } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { download } from '#web/lib/download.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './second-step.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** New recovery codes, shown this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = codes.join('\n');
  const save = () => {
    const content = `Záložní kódy k portálu Kastelán\n\n${text}\n`;
    download('kastelan-zalozni-kody.txt', new Blob([content], { type: 'text/plain' }));
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Záložní kódy"
      size="34rem"
      closeOnClickOutside={false}
      data-recovery-codes
    >
      <p className={styles.text}>
        Uložte si je mimo toto zařízení; znovu je neuvidíte. Každým se jednou přihlásíte, když
        nebudete mít ověřovací aplikaci po ruce.
      </p>
      <ul className={styles.codes} aria-label="Záložní kódy">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} label="Kopírovat kódy" />
        <Button
          variant="default"
          // Whoever has just pressed Enter must not close the codes by pressing it twice.
          data-autofocus
          leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
          onClick={save}
        >
          Stáhnout
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
          onClick={() => globalThis.print()}
        >
          Vytisknout
        </Button>
        <Button ml="auto" onClick={onClose}>
          Kódy mám uložené
        </Button>
      </div>
    </Modal>
  );
}
