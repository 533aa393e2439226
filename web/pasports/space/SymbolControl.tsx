import { Button } from '@mantine/core';
import { spaceFields } from '#contract/pasports/space-record.ts';
import { hasCheckDigits, issuedSymbol } from '#contract/rules/issued-symbol.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import type { SpaceValues } from './space-fields.ts';

interface SymbolControlProps {
  pasport_id: number;
  form: ContractForm<SpaceValues>;
}

/** The variable symbol, with one that has check digits offered where the space has another or none. */
export function SymbolControl({ pasport_id, form }: SymbolControlProps) {
  const field = form.field('variable_symbol');
  return (
    <div>
      <TextField {...field} label={spaceFields.variable_symbol.label} inputMode="numeric" />
      {hasCheckDigits(field.value) ? null : (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => field.onChange(issuedSymbol(pasport_id))}
        >
          Přidělit symbol s kontrolními číslicemi
        </Button>
      )}
    </div>
  );
}
