import { Button } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { z } from 'zod';
import { cityFields } from '#contract/lists/cities.ts';
import type { CityRow } from '#contract/lists/cities.ts';
import { FieldRow } from '#web/form/FieldRow.tsx';
import { SwitchField, TextField } from '#web/form/fields.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { NumberField } from '#web/form/NumberField.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { flash } from '#web/notices/flash.ts';
import { useCreateCity, useSaveCity } from './cities.queries.ts';
import { cityLabels as labels } from './city-words.ts';
import { DeleteCity } from './DeleteCity.tsx';
import styles from './lists.module.css';
import { ZipsField } from './ZipsField.tsx';

const schema = z.object(cityFields);
type Values = Omit<z.infer<typeof schema>, 'design_temperature'> & {
  design_temperature: number | string | null;
};

const empty: Values = {
  code: '',
  name: '',
  district: '',
  zips: [],
  design_temperature: null,
  hidden: false,
};

function valuesOf(city: CityRow): Values {
  const { code, name, district, zips, design_temperature, hidden } = city;
  return { code, name, district, zips, design_temperature, hidden };
}

interface CityDialogProps {
  /** Undefined for a new one. */
  city: CityRow | undefined;
  onSaved?: (city: CityRow) => void;
  /** Asks for the municipalities that are to be merged into this one. */
  onMerge?: () => void;
  onClose: () => void;
}

/** A municipality, new or edited, for a system admin. */
export function CityDialog({ city, onSaved, onMerge, onClose }: CityDialogProps) {
  const creation = useCreateCity();
  const change = useSaveCity();
  const form = useContractForm<Values>({
    schema,
    initial: city === undefined ? empty : valuesOf(city),
    recordKey: city?.city_id ?? 0,
    version: city?.version,
    draftKey: `cities.${city?.city_id ?? 0}`,
    labels,
    texts: { zips: (value) => (Array.isArray(value) ? value.join(', ') : '') },
    onSave: async (changes, { values, version }) => {
      const saved =
        city === undefined
          ? await creation.mutateAsync({ body: schema.parse(values) })
          : await change.mutateAsync({
              params: { city_id: city.city_id },
              body: { ...schema.partial().parse(changes), version },
            });
      flash(`${saved.name}: obec byla uložena`);
      onSaved?.(saved);
      return city === undefined ? empty : valuesOf(saved);
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={city === undefined ? 'Nová obec' : `Obec ${city.name}`}
      saveLabel="Uložit"
      onClose={onClose}
    >
      <FieldRow kind="pair">
        <TextField
          {...form.field('code')}
          label={labels.code}
          hint="Šest číslic podle ČSÚ"
          inputMode="numeric"
          autoComplete="off"
          data-autofocus
        />
        <NumberField
          {...form.field('design_temperature')}
          label={labels.design_temperature}
          hint="Podle ČSN EN 12831"
          unit="°C"
        />
      </FieldRow>
      <TextField {...form.field('name')} label={labels.name} autoComplete="off" />
      <TextField {...form.field('district')} label={labels.district} autoComplete="off" />
      <ZipsField
        {...form.field('zips')}
        label={labels.zips}
        hint="Více PSČ oddělte čárkou"
        // That a list may be empty, no rule tells by itself.
        required={false}
      />
      <SwitchField
        {...form.field('hidden')}
        label={labels.hidden}
        hint="U nových adres a domů se nenabízí; kde už je vybrána, zůstává."
      />
      {city === undefined ? null : (
        <div className={styles.tools}>
          <Button
            variant="default"
            leftSection={<IconArrowMerge size="1.125rem" aria-hidden="true" />}
            onClick={onMerge}
          >
            Sloučit s jinou obcí
          </Button>
          <DeleteCity city={city} onDeleted={onClose} />
        </div>
      )}
    </ModalForm>
  );
}
