import { spaceFields } from '#contract/pasports/space-record.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { IdField } from '#web/form/IdField.tsx';
import type { SpaceValues } from './space-fields.ts';
import { useSpaceChoices } from './useSpaceChoices.ts';

/** Controls for what the space is and where: its type, house and floor; `space` is it as it is stored. */
export function usePlaceControls(
  unit_id: number,
  form: ContractForm<SpaceValues>,
  space?: Parameters<typeof useSpaceChoices>[2],
) {
  const { types, buildings, floors } = useSpaceChoices(
    unit_id,
    form.values.pasport_parent_id,
    space,
  );
  const input = (name: 'pasport_type_id' | 'pasport_parent_id' | 'pasport_floor_id') => ({
    ...form.field(name),
    label: spaceFields[name].label,
    autoComplete: 'off',
  });
  // A floor belongs to its house.
  const move = (pasport_parent_id: number | null) =>
    form.setFields({ pasport_parent_id, pasport_floor_id: null });
  return {
    pasport_type_id: <IdField {...input('pasport_type_id')} choices={types} />,
    pasport_parent_id: (
      <IdField {...input('pasport_parent_id')} onChange={move} choices={buildings} />
    ),
    pasport_floor_id: (
      <IdField {...input('pasport_floor_id')} choices={floors} none="Bez podlaží" />
    ),
  };
}
