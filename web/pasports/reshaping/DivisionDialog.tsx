import { Button } from '@mantine/core';
import { IconPlus } from '#web/icons/IconPlus.ts';
import { IconRulerMeasure } from '#web/icons/IconRulerMeasure.ts';
import { useState } from 'react';
import type { Space } from '#contract/pasports/spaces.ts';
import { knownShare } from '#contract/rules/division.ts';
import { LicenceNote } from '#web/core/licence/LicenceNote.tsx';
import type { ContractForm } from '#web/form/contract-form.ts';
import { DateField } from '#web/form/DateField.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { todayInPrague } from '#web/lib/czech.ts';
import { flash } from '#web/notices/flash.ts';
import { useRooms } from '../records/records.queries.ts';
import { namedTitle } from '../space/space-title.ts';
import { useSpaceChoices } from '../space/useSpaceChoices.ts';
import { FaultLine } from '../transfer/FaultLine.tsx';
import {
  divisionBody,
  divisionLabels,
  divisionRules,
  divisionValues,
  newPart,
  sharedByArea,
  type DivisionValues,
} from './division-fields.ts';
import { DivisionPreview } from './DivisionPreview.tsx';
import { PartFields } from './PartFields.tsx';
import { useDivision } from './reshaping.queries.ts';
import styles from './reshaping.module.css';

interface DivisionDialogProps {
  space: Space;
  onClose: () => void;
}

/** A division of a space in one step: the day, its parts, and what will happen. */
export function DivisionDialog({ space, onClose }: DivisionDialogProps) {
  const form = useDivisionForm(space, onClose);
  const { onChange } = form.field('parts');
  const { parts } = form.values;
  return (
    <ModalForm
      form={form}
      title={namedTitle('Rozdělení prostoru', space)}
      saveLabel="Rozdělit"
      onClose={onClose}
    >
      <LicenceNote limited="pasports" />
      <DateField
        {...form.field('first_day')}
        label={divisionLabels.first_day}
        hint="Den zápisu rozdělení do katastru, u nezapsaných den kolaudace; nejpozději dnešek"
        data-autofocus
      />
      <Parts space={space} form={form} />
      <div className={styles.tools}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size="1rem" aria-hidden="true" />}
          onClick={() => onChange([...parts, newPart(space, parts.length)])}
        >
          Přidat část
        </Button>
        {knownShare(space) === null ? null : <ByArea space={space} form={form} />}
      </div>
      <FaultLine text={form.field('parts').error} />
      <DivisionPreview space={space} values={form.values} />
    </ModalForm>
  );
}

interface PartsProps {
  space: Space;
  form: ContractForm<DivisionValues>;
}

function Parts({ space, form }: PartsProps) {
  const { unit_id, pasport_id, pasport_parent_id } = space;
  const { types } = useSpaceChoices(unit_id, pasport_parent_id, space);
  const rooms = useRooms({ unit_id, pasport_id }).data?.values ?? [];
  const { value, onChange } = form.field('parts');
  return value.map((part, at) => (
    <PartFields
      // Parts have no name but their place.
      key={`part-${String(at)}`}
      legend={
        at === 0
          ? `Část 1: prostor ${space.space_number}, který trvá`
          : `Část ${at + 1}: nový prostor`
      }
      at={at}
      part={part}
      types={types}
      isShared={knownShare(space) !== null}
      isCounted={at === 0 && rooms.length > 0 && !space.heated_area_fixed}
      faults={form.faultsIn('parts')}
      onChange={(changed) => onChange(value.map((one, place) => (place === at ? changed : one)))}
      onRemove={
        at > 0 && value.length > 2
          ? () => onChange(value.filter((_one, place) => place !== at))
          : undefined
      }
    />
  ));
}

/** Divides the share by the areas of the parts, which have to be known. */
function ByArea({ space, form }: PartsProps) {
  const [isMissing, setMissing] = useState(false);
  const divide = () => {
    const parts = sharedByArea(space, form.values.parts);
    setMissing(parts === null);
    if (parts !== null) form.setFields({ parts });
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconRulerMeasure size="1rem" aria-hidden="true" />}
        onClick={divide}
      >
        Rozdělit podíl podle plochy
      </Button>
      {isMissing ? <FaultLine text="Zadejte nejdříve celkovou plochu každé části." /> : null}
    </>
  );
}

function useDivisionForm(space: Space, onClose: () => void) {
  const division = useDivision();
  const { unit_id, pasport_id } = space;
  const today = todayInPrague();
  const rules = divisionRules(space, today);
  return useContractForm<DivisionValues>({
    schema: rules,
    initial: divisionValues(space, today),
    draftKey: `division.${unit_id}.${pasport_id}`,
    labels: divisionLabels,
    onSave: async (_changes, { values }) => {
      const params = { unit_id, pasport_id };
      const { spaces } = await division.mutateAsync({ params, body: divisionBody(values, rules) });
      const numbers = spaces.map(({ space_number }) => space_number);
      flash(`Prostor byl rozdělen na ${numbers.join(', ')}`);
      return values;
    },
    onCancel: onClose,
  });
}
