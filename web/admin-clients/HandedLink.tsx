import { Button, Modal, TextInput } from '@mantine/core';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import styles from './admin-clients.module.css';

interface HandedLinkProps {
  /** Empty shows nothing. */
  link: string;
  /** Who is to be handed it: the client, or its user. */
  whose: string;
  onClose: () => void;
}

/** The link to a password of who has registered, where the portal sends no mail: it is handed over by other means. */
export function HandedLink(props: HandedLinkProps) {
  return props.link === '' ? null : <LinkDialog {...props} />;
}

function LinkDialog({ link, whose, onClose }: HandedLinkProps) {
  useReturnedFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Předejte odkaz k heslu: ${whose}`}
      closeOnClickOutside={false}
    >
      <div className={styles.dialog}>
        <p className={styles.hint}>
          Portál nemá nastavené odesílání e-mailů. Předejte odkaz tomu, kdo se registroval: zvolí si
          na něm heslo a přihlásí se. Odkaz lze použít jednou, platí tři dny a znovu ho neuvidíte;
          nový vytvoříte u uživatele tlačítkem Poslat odkaz znovu.
        </p>
        <TextInput
          label="Odkaz"
          readOnly
          value={link}
          data-autofocus
          onFocus={(event) => event.currentTarget.select()}
          rightSection={<CopyButton text={link} label="Kopírovat odkaz" />}
        />
        <DialogFoot>
          <Button onClick={onClose}>Odkaz mám</Button>
        </DialogFoot>
      </div>
    </Modal>
  );
}
