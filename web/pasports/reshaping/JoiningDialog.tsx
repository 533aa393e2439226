import { day } from '#contract/fields.ts';
import type { Space, SpaceRow } from '#contract/pasports/spaces.ts';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { CheckList } from '../moving/CheckList.tsx';
import moving from '../moving/moving.module.css';
import { useSpaces } from '../pasports.queries.ts';
import { useRooms } from '../records/records.queries.ts';
import { namedTitle } from '../space/space-title.ts';
import { FaultLine } from '../transfer/FaultLine.tsx';
import transfer from '../transfer/transfer.module.css';
import {
  areaNames,
  joiningBody,
  joiningLabels,
  joiningRules,
  joiningValues,
  proposed,
  shareOf,
  strangersFault,
  type JoiningValues,
} from './joining-fields.ts';
import { joiningSentence } from './joining-sentence.ts';
import { useHouseOn, useJoining, usePersonsOn } from './joining.queries.ts';
import styles from './reshaping.module.css';

interface JoiningDialogProps {
  space: Space;
  onClose: () => void;
}

/** Spaces joined to one in one step: the day, which, what they are together, and what will happen. */
export function JoiningDialog({ space, onClose }: JoiningDialogProps) {
  const { pasport_id, unit_id, pasport_parent_id } = space;
  const form = useJoiningForm(space, onClose);
  const { first_day, joined_ids } = form.values;
  const as_of = day.safeParse(first_day).data ?? todayInPrague();
  const at = { unit_id, houseId: pasport_parent_id ?? 0, as_of };
  const house = { pasport_id, joined_ids, spaces: useHouseOn(at) };
  const persons = usePersonsOn(at);
  const rows = useSpaces(unit_id, { building: at.houseId }).data?.values ?? [];
  const others = neighboursFirst(rows, space);
  const joined = others.filter((row) => joined_ids.includes(row.pasport_id));
  const fault = form.field('joined_ids').error ?? strangersFault(house) ?? undefined;
  return (
    <ModalForm
      form={form}
      title={namedTitle('Spojení prostorů', space)}
      saveLabel="Spojit"
      onClose={onClose}
    >
      <DateField
        {...form.field('first_day')}
        label={joiningLabels.first_day}
        hint="Den zápisu spojení do katastru, u nezapsaných den kolaudace; nejpozději dnešek"
        data-autofocus
      />
      <div className={styles.choices}>
        <CheckList
          {...form.field('joined_ids')}
          label={`${joiningLabels.joined_ids} k prostoru ${space.space_number}`}
          options={others.map((row) => ({ id: row.pasport_id, name: nameOf(row) }))}
          onChange={(ids) =>
            form.setFields(proposed(rows, persons, { pasport_id, joined_ids: ids }))
          }
        />
      </div>
      <FaultLine text={fault} />
      {joined.length === 0 ? null : <Together form={form} space={space} />}
      <p className={moving.preview} role="status">
        {joiningSentence({
          first_day,
          space_number: space.space_number,
          joined: joined.map(({ space_number }) => space_number),
          share: shareOf(house),
        })}
      </p>
    </ModalForm>
  );
}

/** The other spaces of the house, those of the same floor first. */
function neighboursFirst(rows: readonly SpaceRow[], { pasport_id, pasport_floor_id }: Space) {
  const others = rows.filter((row) => row.pasport_id !== pasport_id);
  const isNear = (row: SpaceRow) => row.pasport_floor_id === pasport_floor_id;
  return [...others.filter(isNear), ...others.filter((row) => !isNear(row))];
}

const nameOf = ({ space_number, pasport_type_name, floor_code, tenant_name }: SpaceRow) =>
  [`${pasport_type_name} ${space_number}`, floor_code, tenant_name]
    .filter((part) => part !== '')
    .join(', ');

const OF_ROOMS: readonly string[] = ['heated_area', 'countable_area'];

/** Areas and the number of persons of all together, as they are proposed and may be corrected. */
function Together({ form, space }: { form: ContractForm<JoiningValues>; space: Space }) {
  const { unit_id, pasport_id } = space;
  const rooms = useRooms({ unit_id, pasport_id }).data?.values ?? [];
  const isCounted = rooms.length > 0 && !space.heated_area_fixed;
  return (
    <div className={transfer.pair}>
      {areaNames
        .filter((name) => !(isCounted && OF_ROOMS.includes(name)))
        .map((name) => (
          <NumberField
            key={name}
            {...form.field(name)}
            label={joiningLabels[name]}
            decimals={2}
            unit="m²"
          />
        ))}
      <NumberField
        {...form.field('users_count')}
        label={joiningLabels.users_count}
        hint="Navržen je součet; nevyplněný se nemění"
      />
    </div>
  );
}

function useJoiningForm(space: Space, onClose: () => void) {
  const joining = useJoining();
  const { unit_id, pasport_id } = space;
  const today = todayInPrague();
  const rules = joiningRules(today);
  return useContractForm<JoiningValues>({
    schema: rules,
    initial: joiningValues(today),
    draftKey: `joining.${unit_id}.${pasport_id}`,
    labels: joiningLabels,
    onSave: async (_changes, { values }) => {
      const params = { unit_id, pasport_id };
      await joining.mutateAsync({ params, body: joiningBody(values, rules) });
      flash(`Prostory byly spojeny v prostor ${space.space_number}`);
      return values;
    },
    onCancel: onClose,
  });
}
