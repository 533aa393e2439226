import { useState } from 'react';
import { day } from '#contract/fields.ts';
import { getTenant } from '#contract/pasports/tenants.ts';
import type { Tenant } from '#contract/pasports/tenants.ts';
import { moveTenant } from '#contract/pasports/moving.ts';
import { holdsOn } from '#contract/rules/validity.ts';
import { formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { queryFor, useCall, useLoad } from '#web/lib/query.ts';
import { DateField } from '#web/form/DateField.tsx';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { spaceReads, stateReads } from '../changes.ts';
import { PersonField } from '../people/PersonField.tsx';
import { usePersons } from '../people/persons.ts';
import { useNewPerson } from '../people/useNewPerson.tsx';
import { heldTime } from '../records/cost-kind.tsx';
import { useCosts, useRoommates, useTenants } from '../records/records.queries.ts';
import type { SpaceIds } from '../records/records.queries.ts';
import { namedTitle } from '../space/space-title.ts';
import type { TitledSpace } from '../space/space-title.ts';
import { StatesField } from '../states/StatesField.tsx';
import { CheckList } from './CheckList.tsx';
import { moveBody, moveLabels, moveRules, moveValues } from './move-fields.ts';
import type { MoveValues } from './move-fields.ts';
import { moveSentence } from './move-sentence.ts';
import styles from './moving.module.css';

interface MoveDialogProps {
  ids: SpaceIds;
  space: TitledSpace;
  tenant_id: number;
  onClose: () => void;
}

/** Moving out in one step: the tenant ends, the next one begins, persons and advances go along as chosen. */
export function MoveDialog({ ids, space, tenant_id, onClose }: MoveDialogProps) {
  const tenant = useLoad(queryFor(getTenant, { params: { ...ids, id: String(tenant_id) } })).data;
  if (tenant === undefined) return null;
  return <MoveForm ids={ids} space={space} tenant={tenant} onClose={onClose} />;
}

type MoveFormProps = Omit<MoveDialogProps, 'tenant_id'> & { tenant: Tenant };

function MoveForm(props: MoveFormProps) {
  const { ids, tenant, onClose } = props;
  const form = useMoveForm(props);
  const { values } = form;
  const [asked, setAsked] = useState<'next_address_id' | 'joint_address_id'>('next_address_id');
  const newPerson = useNewPerson(ids, (address_id) => form.setFields({ [asked]: address_id }));
  const personOf = (field: typeof asked) => ({
    ...form.field(field),
    label: moveLabels[field],
    unit_id: ids.unit_id,
    onNew: (typed: string) => {
      setAsked(field);
      newPerson.ask(typed);
    },
  });
  const { nameOf } = usePersons(ids.unit_id);
  const { roommates, costs } = useMoved(ids, values.last_day);
  const names = useLeaving(ids, tenant, values.last_day);
  if (newPerson.dialog !== null) return newPerson.dialog;

  const { next_address_id, joint_address_id } = values;
  const stays = ({ id }: { id: number }) => values.staying_roommate_ids.includes(id);
  const nameOfOption = ({ name }: { name: string }) => name;
  const leavers = list.format(names);
  const comers = [next_address_id, joint_address_id]
    .filter((one) => one !== null)
    .map((one) => nameOf(one) ?? 'nový nájemce');
  const sentence = moveSentence({
    ...values,
    tenant: leavers,
    next: next_address_id === null ? [] : comers,
    staying: roommates.filter(stays).map(nameOfOption),
    leaving: roommates.filter((each) => !stays(each)).map(nameOfOption),
    carried: costs.filter(({ id }) => values.carried_cost_ids.includes(id)),
  });
  return (
    <ModalForm
      form={form}
      title={namedTitle('Stěhování', props.space)}
      saveLabel="Přestěhovat"
      onClose={onClose}
    >
      <p className={styles.present}>
        {names.length > 1 ? 'Dosavadní společní nájemci' : 'Dosavadní nájemce'}:{' '}
        <strong>{leavers}</strong>
      </p>
      <DateField
        {...form.field('last_day')}
        label={moveLabels.last_day}
        hint="Nový nájemce začíná následujícím dnem"
        data-autofocus
      />
      <PersonField
        {...personOf('next_address_id')}
        hint="Nevyplňujte, zůstane-li prostor prázdný"
      />
      {next_address_id === null ? null : (
        <PersonField
          {...personOf('joint_address_id')}
          hint="Manžel nebo jiný nájemce téže smlouvy; dalšího přidáte na záložce Nájemci"
        />
      )}
      {next_address_id === null ? null : (
        <FieldRow kind="pair">
          <NumberField {...form.field('users_count')} label={moveLabels.users_count} required />
          <DateField {...form.field('contract_valid_to')} label={moveLabels.contract_valid_to} />
        </FieldRow>
      )}
      <CheckList
        label={moveLabels.staying_roommate_ids}
        options={roommates}
        {...form.field('staying_roommate_ids')}
      />
      {next_address_id === null ? null : (
        <CheckList
          label={moveLabels.carried_cost_ids}
          options={costs}
          {...form.field('carried_cost_ids')}
        />
      )}
      <StatesField
        {...form.field('states')}
        ids={ids}
        lastDay={day.safeParse(values.last_day).success ? values.last_day : null}
        faults={form.faultsIn('states')}
      />
      <p className={styles.preview} role="status">
        {sentence}
      </p>
    </ModalForm>
  );
}

const list = new Intl.ListFormat('cs-CZ');

/** Names of those who leave: the tenant, and joint tenants of his contract with him. */
function useLeaving(ids: SpaceIds, tenant: Tenant, last_day: string | null): readonly string[] {
  const tenants = useTenants(ids).data?.values ?? [];
  const { tenant_name, is_joint, pasport_tenant_id } = tenant;
  if (!is_joint) return [tenant_name];
  const others = tenants.filter(
    (one) =>
      one.pasport_tenant_id !== pasport_tenant_id && holdsOn(one, last_day ?? todayInPrague()),
  );
  return [tenant_name, ...others.map((one) => one.tenant_name)];
}

function useMoveForm({ ids, tenant, onClose }: MoveFormProps) {
  const moving = useCall(moveTenant, { invalidates: [...spaceReads, ...stateReads, getTenant] });
  return useContractForm<MoveValues>({
    schema: moveRules(tenant),
    initial: moveValues(tenant, todayInPrague()),
    draftKey: `move.${ids.unit_id}.${ids.pasport_id}`,
    labels: moveLabels,
    onSave: async (_changes, { values }) => {
      const body = moveBody(values, tenant);
      const { ended, next } = await moving.mutateAsync({ params: ids, body });
      flash(
        next === null
          ? `${ended.tenant_name}: užívání je ukončeno`
          : `Nájemcem je ${next.tenant_name}`,
      );
      return values;
    },
    onCancel: onClose,
  });
}

/** Who lives with the tenant and what ends with him on the last day. */
function useMoved(ids: SpaceIds, last_day: string | null) {
  const asOf = last_day ?? todayInPrague();
  const roommates = useRoommates(ids).data?.values ?? [];
  const costs = useCosts(ids).data?.values ?? [];
  return {
    roommates: roommates
      .filter((row) => holdsOn(row, asOf))
      .map(({ pasport_roommate_id, roommate_name, relation }) => ({
        id: pasport_roommate_id,
        name: relation === '' ? roommate_name : `${roommate_name} (${relation})`,
      })),
    // What stands with the space goes on whoever comes.
    costs: costs
      .filter((row) => row.pasport_tenant_id !== null && holdsOn(heldTime(row), asOf))
      .map(({ pasport_tenant_cost_id, service_name, monthly_advance }) => ({
        id: pasport_tenant_cost_id,
        name: `${service_name}, ${formatMoney(monthly_advance)} měsíčně`,
        service_name,
        monthly_advance,
      })),
  };
}
