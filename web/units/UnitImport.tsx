import type { Unit } from '#contract/units.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ImportToken } from '#web/core/imports/ImportToken.tsx';
import { useChangeUnitToken, useUnitTokenState } from './units.queries.ts';

/** The unit's import token (specification, section 2, Unit settings). */
export function UnitImport({ unit, mayChange }: { unit: Unit; mayChange: boolean }) {
  const change = useChangeUnitToken();
  const { unit_id, external_token, has_external_token } = unit;
  const state = useUnitTokenState(unit_id, has_external_token && mayChange);
  return (
    <FormPanel
      heading="Import dat"
      collapsible
      note="Tokenem se v partnerském programu na počítači prokáže ten, kdo do této jednotky přenáší data. Po přenosu ho odstraňte; kdykoli lze vytvořit nový."
    >
      <Wide>
        <ImportToken
          key={unit_id}
          label="Importní token"
          token={external_token}
          isAssigned={has_external_token}
          mayChange={mayChange}
          state={state}
          unit_id={unit_id}
          onChange={(action) => change(unit_id, action)}
        />
      </Wide>
    </FormPanel>
  );
}
