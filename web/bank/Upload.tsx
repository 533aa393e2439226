import { Button } from '@mantine/core';
import type { BankAccount } from '#contract/money/bank-accounts.ts';
import { FileDrop } from '#web/form/FileDrop.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { DialogFoot } from '#web/ui/DialogFoot.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { AccountChoice } from './AccountChoice.tsx';
import styles from './bank.module.css';
import { CsvColumns } from './CsvColumns.tsx';
import { CsvRead } from './CsvRead.tsx';
import { FoundStatements } from './FoundStatements.tsx';
import { useBankFile, type BankFile } from './useBankFile.ts';

interface UploadProps {
  unit_id: number;
  accounts: readonly BankAccount[];
  onClose: () => void;
}

const NOTHING_WRITTEN = 'Z tohoto souboru se nic nezapsalo.';

/** A file of statements is chosen, looked at, and accepted; columns of a CSV file that nobody knows are said. */
export function Upload({ unit_id, accounts, onClose }: UploadProps) {
  const upload = useBankFile({ unit_id, accounts }, onClose);
  return (
    <LateModal opened onClose={onClose} title="Načíst výpis z banky" size="lg">
      <Step unit_id={unit_id} accounts={accounts} upload={upload} onClose={onClose} />
    </LateModal>
  );
}

function Step({ unit_id, accounts, upload, onClose }: UploadProps & { upload: BankFile }) {
  const { draft, found, csv } = upload;
  if (draft !== undefined)
    return (
      <CsvColumns accounts={accounts} draft={draft} upload={upload} remains={NOTHING_WRITTEN} />
    );
  if (found === undefined)
    return <FileChoice accounts={accounts} upload={upload} onClose={onClose} />;
  return (
    <div className={styles.part}>
      <FoundStatements found={found} />
      {csv === null ? null : (
        <CsvRead
          unit_id={unit_id}
          csv={csv}
          account={found[0]?.account_name ?? ''}
          onChange={() => upload.changeColumns(csv)}
          onForgotten={upload.look}
        />
      )}
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
  );
}

interface FileChoiceProps extends Pick<UploadProps, 'accounts' | 'onClose'> {
  upload: BankFile;
}

function FileChoice({ accounts, upload, onClose }: FileChoiceProps) {
  return (
    <div className={styles.part}>
      <AccountChoice accounts={accounts} value={upload.account} onChoose={upload.chooseAccount} />
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
