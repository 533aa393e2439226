import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { connectBillingPlace, type BillingPlace } from '#contract/billing/places.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { ModalForm } from '#web/form/ModalForm.tsx';
import type { ContractForm, FieldBinding } from '#web/form/contract-form.ts';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useConnect, useHouses, useMeters, useSpaces } from './billing.queries.ts';
import styles from './billing.module.css';
import { meterName } from './place-words.ts';

interface Values {
  pasport_ids: readonly number[];
  measuring_place_ids: readonly number[];
  [name: string]: unknown;
}

const labels = { pasport_ids: 'Domy a prostory', measuring_place_ids: 'Měřidla' };
const schema = connectBillingPlace.body;
const none: Values = { pasport_ids: [], measuring_place_ids: [] };

type What = 'houses' | 'spaces' | 'meters';
const whats: readonly { readonly value: What; readonly label: string }[] = [
  { value: 'houses', label: 'Celé domy' },
  { value: 'spaces', label: 'Jednotlivé prostory domu' },
  { value: 'meters', label: 'Měřidla' },
];

/** Houses, spaces and meters chosen to be served by the place. */
export function ConnectDialog({ place, onClose }: { place: BillingPlace; onClose: () => void }) {
  const { unit_id, billing_place_id, name } = place;
  const connecting = useConnect();
  const [what, setWhat] = useState<What>('houses');
  const form = useContractForm<Values>({
    schema,
    initial: none,
    labels,
    onSave: async (_changes, { values }) => {
      const answer = await connecting.mutateAsync({
        params: { unit_id, billing_place_id },
        body: schema.parse(values),
      });
      flash('Připojeno', answer);
      return none;
    },
    onCancel: onClose,
  });
  const count = form.values.pasport_ids.length + form.values.measuring_place_ids.length;
  return (
    <ModalForm
      form={form}
      title={`Připojit k místu ${name}`}
      saveLabel={
        count === 0
          ? 'Připojit'
          : `Připojit ${count} ${czechPlural(count, 'položku', 'položky', 'položek')}`
      }
      onClose={onClose}
    >
      <NativeSelect
        label="Co připojit"
        value={what}
        data={[...whats]}
        data-autofocus
        onChange={({ currentTarget: { value } }) =>
          setWhat(whats.find((each) => each.value === value)?.value ?? 'houses')
        }
      />
      <Choices what={what} place={place} form={form} />
    </ModalForm>
  );
}

interface ChoicesProps {
  place: BillingPlace;
  form: ContractForm<Values>;
}

function Choices({ what, place, form }: ChoicesProps & { what: What }) {
  if (what === 'houses') return <HouseChoices place={place} form={form} />;
  return what === 'spaces' ? (
    <SpaceChoices place={place} form={form} />
  ) : (
    <MeterChoices place={place} form={form} />
  );
}

const heldPasports = ({ parts }: BillingPlace) =>
  new Set(parts.map(({ pasport_id }) => pasport_id));

function HouseChoices({ place, form }: ChoicesProps) {
  const held = heldPasports(place);
  const choices = useHouses(place.unit_id)
    .filter(({ pasport_id }) => !held.has(pasport_id))
    .map(({ pasport_id: id, pasport_name: name }) => ({ id, name }));
  return <Ticks {...form.field('pasport_ids')} label="Domy" choices={choices} />;
}

function SpaceChoices({ place, form }: ChoicesProps) {
  const held = heldPasports(place);
  const houses = useHouses(place.unit_id);
  const [chosen, setHouse] = useState<number | null>(null);
  const house = chosen ?? houses[0]?.pasport_id ?? null;
  const choices = useSpaces(place.unit_id, house)
    .filter(({ pasport_id }) => !held.has(pasport_id))
    .map(({ pasport_id: id, space_number: name }) => ({ id, name }));
  return (
    <>
      <NativeSelect
        label="Dům"
        value={String(house ?? '')}
        data={houses.map(({ pasport_id, pasport_name }) => ({
          value: String(pasport_id),
          label: pasport_name,
        }))}
        onChange={({ currentTarget: { value } }) => setHouse(Number(value))}
      />
      <Ticks {...form.field('pasport_ids')} label="Prostory" choices={choices} />
    </>
  );
}

function MeterChoices({ place, form }: ChoicesProps) {
  const held = new Set(place.parts.map(({ measuring_place_id }) => measuring_place_id));
  const choices = useMeters(place.unit_id)
    .filter(
      ({ measuring_place_id: id, level }) =>
        !held.has(id) && id !== place.invoice_place_id && level !== 'flat',
    )
    .map((meter) => ({ id: meter.measuring_place_id, name: meterName(meter) }));
  return <Ticks {...form.field('measuring_place_ids')} label="Měřidla" choices={choices} />;
}

interface TicksProps extends FieldBinding<readonly number[]> {
  label: string;
  choices: readonly { readonly id: number; readonly name: string }[];
}

/** Some of the records; what was ticked among others stays ticked. */
function Ticks({ label, choices, value, onChange, onBlur, error, name }: TicksProps) {
  const offered = choices.map(({ id }) => id);
  const others = value.filter((id) => !offered.includes(id));
  const isAll = offered.length > 0 && offered.every((id) => value.includes(id));
  return (
    <Checkbox.Group
      label={label}
      description={choices.length === 0 ? 'Není co připojit: všechno už připojené je.' : undefined}
      error={error}
      value={value.map(String)}
      onChange={(ids) => {
        const here = ids.map(Number).filter((id) => offered.includes(id));
        onChange([...others, ...here]);
      }}
    >
      <div className={styles.ticks} onBlur={onBlur}>
        {choices.map(({ id, name: text }) => (
          <Checkbox key={id} name={name} value={String(id)} label={text} />
        ))}
      </div>
      {choices.length > 1 ? (
        <Button
          variant="subtle"
          size="compact-sm"
          onClick={() => onChange(isAll ? others : [...others, ...offered])}
        >
          {isAll ? 'Zrušit výběr' : 'Vybrat všechny'}
        </Button>
      ) : null}
    </Checkbox.Group>
  );
}
