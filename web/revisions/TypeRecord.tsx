import { Button } from '@mantine/core';
import { IconPencil } from '#web/icons/IconPencil.ts';
import { useState } from 'react';
import { valuesOf } from '#contract/record.ts';
import { revisionTypeFields } from '#contract/revision-type-record.ts';
import type { RevisionTypeRow } from '#contract/revision-types.ts';
import type { Unit } from '#contract/units.ts';
import { errors } from '#contract/errors.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { RecordDialog } from '#web/record/RecordForm.tsx';
import { useSteps } from '#web/record/useSteps.ts';
import { useManagesClient } from '#web/session/rights.ts';
import { OpenedRecord } from '#web/ui/OpenedRecord.tsx';
import { Page } from '#web/ui/Page.tsx';
import { useEscape } from '#web/ui/useEscape.ts';
import type { Go, RevisionsPlace } from './place.ts';
import { daysText, intervalText } from './revision-words.ts';
import { RevisionTable } from './RevisionTable.tsx';
import { useHouses, useRevisionTypes } from './revisions.queries.ts';
import { typeKind } from './type-kind.tsx';

interface TypeRecordProps {
  unit: Unit;
  /** 0 for devices of all kinds. */
  id: number;
  place: RevisionsPlace;
  go: Go;
}

/** The lists from which a kind is opened. */
const LISTS = ['revision-types'];

/** Devices of one kind of revisions, or of all, in the place of the kinds. */
export function TypeRecord({ unit, id, place, go }: TypeRecordProps) {
  const { unit_id } = unit;
  const types = useRevisionTypes(unit_id, true).data?.values;
  const type = types?.find((each) => each.revision_type_id === id);
  const close = () => go({ type: undefined });
  const step = (next: number) => go({ type: next }, { replace: true });
  const steps = useSteps(LISTS, id, step);
  useEscape(close);
  if (types !== undefined && type === undefined && id !== 0) throw missing();
  return (
    <OpenedRecord backLabel="Zpět na druhy revizí" onBack={close} steps={steps}>
      <Page
        title={id === 0 ? 'Všechna zařízení k revizi' : (type?.name ?? 'Druh revize')}
        note={type === undefined ? <Where unit={unit} place={place} /> : <TypeFacts type={type} />}
        action={type === undefined ? undefined : <EditType type={type} />}
      >
        <RevisionTable
          unit_id={unit_id}
          type={id}
          house={place.house}
          filter={place.filter}
          onFilter={(filter) => go({ filter }, { replace: true })}
          showHidden={place.hidden === 1}
          onShowHidden={(isShown) => go({ hidden: isShown ? 1 : undefined }, { replace: true })}
          onOpen={({ revision_id }) => go({ unit: unit_id, device: revision_id })}
        />
      </Page>
    </OpenedRecord>
  );
}

/** Whose devices of all kinds these are: of the house, otherwise of the unit. */
function Where({ unit, place }: Pick<TypeRecordProps, 'unit' | 'place'>) {
  const houses = useHouses(unit.unit_id);
  return houses.find(({ id }) => id === place.house)?.name ?? unit.name;
}

/** The way to the interval of the kind, for those who may change it. */
function EditType({ type }: { type: RevisionTypeRow }) {
  const [isEdited, setEdited] = useState(false);
  if (!useManagesClient()) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPencil size="1.125rem" aria-hidden="true" />}
        onClick={() => setEdited(true)}
      >
        Upravit druh
      </Button>
      {isEdited ? (
        <RecordDialog
          kind={typeKind}
          where={undefined}
          record={type}
          initial={valuesOf(revisionTypeFields, type)}
          onClose={() => setEdited(false)}
        />
      ) : null}
    </>
  );
}

function TypeFacts({ type }: { type: RevisionTypeRow }) {
  const { area, warning_days, regulation } = type;
  const told = [
    revisionTypeFields.area.value.text(area),
    `jednou za ${intervalText(type)}`,
    `upozornění ${daysText(warning_days)} předem`,
    regulation,
  ];
  return told.filter((part) => part !== '').join(' · ');
}

// The same as if the kind had been asked for: the not-found page (specification, section 8).
function missing(): ApiError {
  const { errorCode, errorMsg: message, status } = errors['not-found'];
  return new ApiError({ kind: 'api', status, errorCode, message, url: location.pathname });
}
