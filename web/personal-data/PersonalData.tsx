import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { LoadError } from '#web/notices/LoadError.tsx';
import { Anonymisation } from './Anonymisation.tsx';
import { saveJson, saveXlsx } from './export-file.ts';
import { useExport, usePersonalOverview } from './personal-data.queries.ts';
import type { PersonKey } from './personal-data.queries.ts';
import styles from './personal-data.module.css';

/** What is held of a person: a copy of it, and its erasing at the person's request. */
export function PersonalData(person: PersonKey) {
  const { data, error, refetch } = usePersonalOverview(person);
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <div className={styles.parts}>
      <Export {...person} />
      {data === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <Anonymisation unit_id={person.unit_id} overview={data} />
      )}
    </div>
  );
}

function Export(person: PersonKey) {
  const { mutate, isPending, variables, error } = useExport(person);
  const icon = <IconDownload size="1.125rem" aria-hidden="true" />;
  return (
    <FormPanel
      heading="Výpis údajů"
      note="Vše, co data vaší organizace o osobě obsahují: záznam, vztahy k prostorům, objednávky, SIPO, importy a historie."
    >
      <Wide>
        <div className={styles.tools}>
          <Button
            variant="default"
            leftSection={icon}
            loading={isPending && variables === saveXlsx}
            onClick={() => mutate(saveXlsx)}
          >
            Stáhnout pro čtení (XLSX)
          </Button>
          <Button
            variant="default"
            leftSection={icon}
            loading={isPending && variables === saveJson}
            onClick={() => mutate(saveJson)}
          >
            Stáhnout pro stroje (JSON)
          </Button>
        </div>
        <ErrorLine error={error} />
      </Wide>
    </FormPanel>
  );
}
