import { Button, NativeSelect } from '@mantine/core';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import styles from './bank.module.css';
import { FoundStatements } from './FoundStatements.tsx';
import { useBankFile, type BankFile } from './useBankFile.ts';

interface UploadProps {
  unit_id: number;
  accounts: readonly BankAccount[];
  onClose: () => void;
}

const NOTHING_WRITTEN = 'Z tohoto souboru se nic nezapsalo.';

/** A file of statements is chosen, looked at, and accepted. */
export function Upload({ unit_id, accounts, onClose }: UploadProps) {
  const upload = useBankFile(unit_id, onClose);
  const { found } = upload;
  return (
    <LateModal opened onClose={onClose} title="Načíst výpis z banky" size="lg">
      {found === undefined ? (
        <FileChoice accounts={accounts} upload={upload} onClose={onClose} />
      ) : (
        <div className={styles.part}>
          <FoundStatements found={found} />
          <DialogFoot note={<ErrorLine error={upload.acceptError} remains={NOTHING_WRITTEN} />}>
            <Button variant="default" onClick={upload.leave}>
              Jiný soubor
            </Button>
            {found.some(({ is_known }) => !is_known) ? (
              <Button loading={upload.isAccepting} onClick={upload.accept}>
                {found.length === 1 ? 'Přijmout výpis' : 'Přijmout nové výpisy'}
              </Button>
            ) : null}
          </DialogFoot>
        </div>
      )}
    </LateModal>
  );
}

interface FileChoiceProps extends Pick<UploadProps, 'accounts' | 'onClose'> {
  upload: BankFile;
}

function FileChoice({ accounts, upload, onClose }: FileChoiceProps) {
  const choices = accounts
    .filter(({ hidden }) => !hidden)
    .map(({ bank_account_id, name, account_number, bank_code }) => ({
      value: String(bank_account_id),
      label: `${name} (${account_number}/${bank_code})`,
    }));
  return (
    <div className={styles.part}>
      <NativeSelect
        label="Účet"
        data={[{ value: '', label: 'Podle čísla v souboru' }, ...choices]}
        value={upload.account === undefined ? '' : String(upload.account)}
        onChange={({ currentTarget: { value } }) =>
          upload.chooseAccount(value === '' ? undefined : Number(value))
        }
      />
      <FileDrop
        label="Soubor výpisu"
        accept=".gpc,.abo,.km,.xml,.json,.csv,.txt"
        hint={`nebo ho sem přetáhněte – GPC (ABO), camt.053, Fio JSON nebo CSV, nejvýše 8\u00A0MB`}
        file={upload.file}
        fault={upload.fault}
        onFile={upload.chooseFile}
      />
      <DialogFoot note={<ErrorLine error={upload.error} remains={NOTHING_WRITTEN} />}>
        <Button variant="default" onClick={onClose}>
          Zavřít
        </Button>
        <Button disabled={!upload.isReady} loading={upload.isReading} onClick={upload.look}>
          Prohlédnout výpis
        </Button>
      </DialogFoot>
    </div>
  );
}
