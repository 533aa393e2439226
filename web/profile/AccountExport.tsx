import { Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import type { AccountExport as Account } from '#contract/personal-data.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { todayInPrague } from '#web/lib/czech.ts';
import { download, fileName } from '#web/lib/download.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { useAccountExport } from './profile.queries.ts';

function saveAccount(account: Account): void {
  const content = new Blob([JSON.stringify(account, null, 2)], { type: 'application/json' });
  download(`${fileName('Údaje účtu', todayInPrague())}.json`, content);
}

/** What the portal holds of the user's own account, as a file. */
export function AccountExport() {
  const { mutate, isPending, error } = useAccountExport(saveAccount);
  return (
    <FormPanel
      heading="Údaje o mém účtu"
      note="Účet, přihlášená zařízení, souhlasy, zprávy a nejnovějších tisíc provedených změn ve strojově čitelném souboru. Zrušit účet může správce vaší organizace."
    >
      <Wide>
        <Button
          variant="default"
          loading={isPending}
          leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
          onClick={() => mutate()}
        >
          Stáhnout údaje účtu
        </Button>
        <ErrorLine error={error} />
      </Wide>
    </FormPanel>
  );
}
