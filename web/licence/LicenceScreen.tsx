import { Button, Skeleton } from '@mantine/core';
import { IconMessagePlus } from '#web/icons/IconMessagePlus.ts';
import { useState } from 'react';
import type { Licence } from '#contract/licence.ts';
import { licenceSentence, licenceStanding } from '#contract/rules/licence.ts';
import { formatDateTime, todayInPrague } from '#web/lib/czech.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { useManagesClient } from '#web/session/rights.ts';
import { Page } from '#web/ui/Page.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { FileStore } from './FileStore.tsx';
import { useLicence } from './licence.queries.ts';
import styles from './licence.module.css';
import { LicenceDocuments } from './LicenceDocuments.tsx';
import { LicenceModules } from './LicenceModules.tsx';
import { LicencePanel as Panel } from './LicencePanel.tsx';
import { LimitBar } from './LimitBar.tsx';
import { RequestDialog } from './RequestDialog.tsx';

/** The licence of the client: extent, use, end, modules and agreed documents (route ClientLicense). */
export function LicenceScreen() {
  const { data, error, refetch } = useLicence();
  const manages = useManagesClient();
  if (data === undefined && error !== null)
    return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <Page
      title="Licence"
      note="Co máte předplaceno, kolik z toho čerpáte a do kdy"
      action={data !== undefined && manages ? <RequestButton licence={data} /> : undefined}
    >
      {data === undefined ? (
        <Skeleton height="24rem" role="status" aria-label="Načítám licenci" />
      ) : (
        <Parts licence={data} />
      )}
    </Page>
  );
}

function RequestButton({ licence }: { licence: Licence }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconMessagePlus size="1.125rem" aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        Požádat o změnu licence
      </Button>
      {isAsking ? <RequestDialog licence={licence} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function Parts({ licence }: { licence: Licence }) {
  return (
    <>
      <div className={styles.columns}>
        <Plan licence={licence} />
        <Limits licence={licence} />
      </div>
      <FileStore />
      <Panel heading="Moduly">
        <LicenceModules modules={licence.modules} />
      </Panel>
      <LicenceDocuments licence={licence} />
    </>
  );
}

function Plan({ licence }: { licence: Licence }) {
  const { licence_valid_to, module_schema_name, price_type, licence_requested } = licence;
  const today = todayInPrague();
  return (
    <Panel heading="Předplatné">
      <p className={styles.end} data-standing={licenceStanding(licence_valid_to, today)}>
        {licenceSentence(licence_valid_to, today)}
      </p>
      <Facts>
        <dt>Schéma modulů</dt>
        <dd>{module_schema_name}</dd>
        <dt>Cenové podmínky</dt>
        <dd>{price_type === '' ? 'neuvedeny' : price_type}</dd>
        {licence_requested === '' ? null : <Requested licence={licence} />}
      </Facts>
      <p className={styles.text}>
        Když se limit vyčerpá nebo licence skončí, <strong>o nic nepřijdete</strong>: všechny údaje
        lze dál číst, měnit, mazat, tisknout a stahovat. Jen se nezaloží nové jednotky, domy,
        prostory, adresy ani další záznamy a nepřijme se import.
      </p>
    </Panel>
  );
}

function Requested({ licence }: { licence: Licence }) {
  const { licence_requested, required_units, required_subjects, licence_request } = licence;
  return (
    <>
      <dt>Vaše žádost</dt>
      <dd>
        {formatDateTime(licence_requested)}: jednotek {required_units}, subjektů {required_subjects}
        {licence_request === '' ? '' : ` – ${licence_request}`}. Čeká na vyřízení.
      </dd>
    </>
  );
}

function Limits({ licence }: { licence: Licence }) {
  return (
    <Panel heading="Čerpání limitů">
      <LimitBar
        label="Jednotky"
        note="Spravované organizace a domy"
        used={licence.units_count}
        most={licence.max_units}
      />
      <LimitBar
        label="Pasporty"
        note="Byty a nebytové prostory ve všech jednotkách"
        used={licence.pasports_count}
        most={licence.max_pasports}
      />
      <LimitBar
        label="Položky"
        note="Lidé a firmy v adresářích všech jednotek"
        used={licence.items_count}
        most={licence.max_items}
      />
    </Panel>
  );
}
