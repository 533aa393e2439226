import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { z } from 'zod';
import type { ResultOf } from '#contract/endpoint.ts';
import { proveAuthenticator } from '#contract/second-step.ts';
import type { beginAuthenticator } from '#contract/second-step.ts';
import { TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { CopyButton } from '#web/ui/CopyButton.tsx';
import styles from './second-step.module.css';
import { useProveAuthenticator } from './second-step.queries.ts';
import { late } from '#web/ui/late.tsx';

// Only here is a code drawn.
const KeyUriCode = late(() => import('./KeyUriCode.tsx'), 'KeyUriCode');

const schema = z.object({ code: proveAuthenticator.body.shape.code });
const empty = { code: '' };

interface NewAuthenticatorProps {
  begun: ResultOf<typeof beginAuthenticator>;
  /** The recovery codes made with it; none where older ones hold. */
  onProven: (codes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret of an authenticator, this once, and asks for its first code. */
export function NewAuthenticator({ begun, onProven, onClose }: NewAuthenticatorProps) {
  const proving = useProveAuthenticator();
  const form = useContractForm({
    schema,
    initial: empty,
    secrets: ['code'],
    onSave: async (_changes, { values }) => {
      const { recovery_codes } = await proving.mutateAsync({ body: values });
      flash('Druhý krok přihlášení byl zapnut');
      onProven(recovery_codes);
      return empty;
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title="Ověřovací aplikace"
      saveLabel="Zapnout druhý krok"
      onClose={onClose}
    >
      <ol className={styles.steps}>
        <li>
          Nainstalujte si do telefonu ověřovací aplikaci, například Aegis, FreeOTP, Google
          Authenticator nebo Microsoft Authenticator.
        </li>
        <li>
          Přidejte v ní účet naskenováním tohoto kódu:
          <Suspense fallback={<Skeleton className={styles.code} />}>
            <KeyUriCode uri={begun.uri} />
          </Suspense>
          Nejde-li to, zadejte v ní tento klíč (typ „podle času“):
          <div className={styles.secret}>
            <strong>{begun.secret.match(/.{1,4}/g)?.join(' ')}</strong>
            <CopyButton text={begun.secret} label="Kopírovat klíč" />
          </div>
          Máte-li aplikaci v tomto zařízení, stačí <a href={begun.uri}>otevřít ji odkazem</a>.
        </li>
        <li>Opište sem kód, který aplikace ukazuje.</li>
      </ol>
      <TextField
        {...form.field('code')}
        label="Kód z aplikace"
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
      />
    </ModalForm>
  );
}
