import type { Client } from '#contract/clients.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ImportToken } from '#web/core/imports/ImportToken.tsx';
import { ZoomImage } from '#web/ui/ZoomImage.tsx';
import styles from './clients.module.css';
import { useChangeClientToken, useClientTokenState } from './clients.queries.ts';
import example from './import-key-example.svg';

/** The client's import key and what it is for (specification, section 2, Client profile). */
export function ImportKey({ client, mayChange }: { client: Client; mayChange: boolean }) {
  const change = useChangeClientToken();
  const { external_token, has_external_token } = client;
  const state = useClientTokenState(has_external_token && mayChange);
  return (
    <FormPanel heading="Importní klíč pro přenos dat">
      <Wide>
        <p className={styles.explanation}>
          Importní klíč slouží k přenosu dat z partnerského programu v počítači do tohoto portálu.
        </p>
      </Wide>
      <Wide>
        <ul className={styles.steps}>
          <li>Klíč v partnerském programu prokazuje, který uživatel portálu data přenáší.</li>
          <li>Je společný pro všechny spravované jednotky.</li>
          <li>Po dokončení přenosu dat ho odstraňte.</li>
          <li>Potřebujete-li přenášet znovu, kdykoli vytvoříte nový.</li>
        </ul>
      </Wide>
      <Wide>
        <ImportToken
          label="Importní klíč"
          token={external_token}
          isAssigned={has_external_token}
          mayChange={mayChange}
          state={state}
          onChange={change}
        />
      </Wide>
      <Wide>
        <ZoomImage
          src={example}
          alt="Příklad: kam se klíč vkládá v partnerském programu"
          width={360}
        />
      </Wide>
    </FormPanel>
  );
}
