import type { ContractForm } from '#web/form/contract-form.ts';
import { TextField } from '#web/form/fields.tsx';
import { IdField } from '#web/form/IdField.tsx';
import { spaceLabels } from './space-fields.ts';
import type { SpaceValues } from './space-fields.ts';
import { useSpaceChoices } from './useSpaceChoices.ts';

interface FieldsProps {
  unit_id: number;
  form: ContractForm<SpaceValues>;
  /** The space as it is stored; undefined for a new one. */
  space?: Parameters<typeof useSpaceChoices>[2];
}

/** A field of the space as its input needs it. */
export function labelled(form: ContractForm<SpaceValues>) {
  return <N extends keyof typeof spaceLabels>(name: N) => ({
    ...form.field(name),
    label: spaceLabels[name],
    autoComplete: 'off',
  });
}

/** What the space is and where: number, type, house and floor. */
export function PlaceFields({ unit_id, form, space }: FieldsProps) {
  const input = labelled(form);
  const { types, buildings, floors } = useSpaceChoices(unit_id, form.values.parent_id, space);
  // A floor belongs to its house.
  const move = (parent_id: number | null) => form.setFields({ parent_id, pasport_floor_id: null });
  return (
    <>
      <TextField {...input('space_number')} data-autofocus />
      <IdField {...input('pasport_type_id')} choices={types} />
      <IdField {...input('parent_id')} onChange={move} choices={buildings} />
      <IdField {...input('pasport_floor_id')} choices={floors} none="Bez podlaží" />
      <TextField {...input('space_size')} placeholder="např. 3+1" />
      <TextField {...input('variable_symbol')} inputMode="numeric" />
    </>
  );
}
