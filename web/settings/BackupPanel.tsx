import { Alert, Button, Skeleton } from '@mantine/core';
import { IconDatabaseExport } from '#web/icons/IconDatabaseExport.ts';
import { updateBackupPlan, type BackupState } from '#contract/backups.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { TextField } from '#web/form/fields.tsx';
import { Form } from '#web/form/Form.tsx';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { SaveBar } from '#web/form/SaveBar.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { backupFacts, type Fact } from './backup-words.ts';
import { useAskForBackup, useBackupState, useSaveBackupPlan } from './backups.queries.ts';
import styles from './settings.module.css';

const labels = {
  backup_time: 'Čas zálohy',
  keep_daily: 'Ponechat denních záloh',
  keep_weekly: 'Ponechat týdenních záloh',
};
const schema = updateBackupPlan.body
  .pick({ backup_time: true, keep_daily: true, keep_weekly: true })
  .required();

/** Backups of the database: how they go and their plan, for a system admin. */
export function BackupPanel() {
  const { data: state, error, refetch } = useBackupState();
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (state === undefined) return <Skeleton height={320} />;
  return (
    <>
      <Standing state={state} />
      {state.enabled ? <PlanForm state={state} /> : null}
    </>
  );
}

function BackupFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Facts>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

function Standing({ state }: { state: BackupState }) {
  const asking = useAskForBackup();
  const isUnderWay = state.asked || state.running;
  if (!state.enabled) {
    return (
      <FormPanel heading="Zálohy databáze">
        <Wide>
          <p className={styles.text}>
            Tento server zálohy sám nedělá, databázi zálohují její vlastní nástroje. Zapnout je lze
            nastavením BACKUPS=1 na serveru.
          </p>
        </Wide>
      </FormPanel>
    );
  }
  return (
    <FormPanel
      heading="Zálohy databáze"
      note="Zálohuje se celá databáze, každý den a za běhu portálu. Hotová záloha se hned čte a ověřuje."
    >
      {state.last_fault === '' ? null : (
        <Wide>
          <Alert color="red" title="Poslední záloha se nepodařila" role="alert">
            {state.last_fault} ({formatDateTime(state.last_failure)})
          </Alert>
        </Wide>
      )}
      <Wide>
        <BackupFacts facts={backupFacts(state)} />
      </Wide>
      <Wide>
        <Button
          variant="default"
          leftSection={<IconDatabaseExport size="1.125rem" aria-hidden="true" />}
          loading={asking.isPending || isUnderWay}
          onClick={() =>
            asking.mutate({ body: {} }, { onSuccess: () => flash('Záloha začne do minuty') })
          }
        >
          Zálohovat nyní
        </Button>
        <span className={styles.progress} role="status">
          {isUnderWay ? 'Záloha se připravuje…' : ''}
        </span>
        <ErrorLine error={asking.error} />
      </Wide>
    </FormPanel>
  );
}

interface Values {
  backup_time: string;
  keep_daily: number | string | null;
  keep_weekly: number | string | null;
  [field: string]: unknown;
}

function PlanForm({ state }: { state: BackupState }) {
  const saving = useSaveBackupPlan();
  const { backup_time, keep_daily, keep_weekly } = state;
  const form = useContractForm<Values>({
    schema,
    initial: { backup_time, keep_daily, keep_weekly },
    version: state.version,
    draftKey: 'backup-plan',
    labels,
    onSave: async (changes, { version }) => {
      const saved = await saving.mutateAsync({
        body: { ...schema.partial().parse(changes), version },
      });
      flash('Plán záloh byl uložen');
      return saved;
    },
  });
  return (
    <Form form={form} label="Plán záloh" place={['tab']}>
      <FormPanel heading="Plán záloh">
        <TextField
          {...form.field('backup_time')}
          label={labels.backup_time}
          hint="HH:MM pražského času"
          maxLength={5}
        />
        <NumberField
          {...form.field('keep_daily')}
          label={labels.keep_daily}
          hint="1 až 90; starší se mažou"
        />
        <NumberField
          {...form.field('keep_weekly')}
          label={labels.keep_weekly}
          hint="0 až 53; nejnovější z každého týdne"
        />
      </FormPanel>
      <SaveBar
        form={form}
        label="Uložit plán"
        updated={`Aktualizováno: ${formatDateTime(state.updated)}`}
      />
    </Form>
  );
}
