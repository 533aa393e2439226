import { Button, Group, NativeSelect } from '@mantine/core';
import { useRef, useState } from 'react';
import {
  overtaken,
  type HouseValueRow,
  type OvertakenValue,
} from '#contract/pasports/house-values.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { LeaveGuard } from '#web/form/LeaveGuard.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { flash } from '#web/notices/flash.ts';
import { ConflictNote } from './ConflictNote.tsx';
import { changeOf } from './differences.ts';
import { FillTools } from './FillTools.tsx';
import { useSaveHouseValues, type HouseValuesPlace } from './house-values.queries.ts';
import { MergeServices } from './MergeServices.tsx';
import { PasteNote } from './PasteNote.tsx';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useSheet, type Sheet } from './useSheet.ts';
import { ValueGrid } from './ValueGrid.tsx';
import styles from './house-values.module.css';

interface ValueSheetProps {
  place: HouseValuesPlace;
  /** Name of the house. */
  house: string;
  day: string;
  /** Undefined until they have come; what was typed stays meanwhile. */
  rows: readonly HouseValueRow[] | undefined;
  services: readonly string[];
  onOvertaken: () => void;
}

const NO_ROWS: readonly HouseValueRow[] = [];

/** The sheet of values with its tools, the preview of what changes and the one save. */
export function ValueSheet({ place, house, day, rows, services, onOvertaken }: ValueSheetProps) {
  const sheet = useSheet(place.kind, rows ?? NO_ROWS, services);
  const [isPreviewed, setPreviewed] = useState(false);
  const [conflict, setConflict] = useState<readonly OvertakenValue[]>([]);
  const review = useRef<HTMLButtonElement>(null);
  const { params, ...saving } = useSaveHouseValues(place);
  const save = () =>
    saving.mutate(
      { params, body: { valid_from: day, changes: sheet.changes.map(changeOf) } },
      {
        onSuccess: () => {
          flash('Změny byly uloženy');
          setPreviewed(false);
          setConflict([]);
          sheet.clear();
        },
        onError: (error) => {
          const met = overtakenIn(error);
          if (met.length === 0) return;
          setConflict(met);
          setPreviewed(false);
          onOvertaken();
        },
      },
    );
  const count = sheet.changes.length;
  if (rows === undefined) return null;
  return (
    <>
      <LeaveGuard isDirty={count > 0} place={['tab', 'building']} />
      {conflict.length === 0 ? null : (
        <ConflictNote sheet={sheet} values={conflict} onClose={() => setConflict([])} />
      )}
      <Tools sheet={sheet} unit_id={place.unit_id} />
      <PasteNote problems={sheet.problems} onClose={sheet.forgetProblems} />
      <ValueGrid
        sheet={sheet}
        label={place.kind === 'persons' ? 'Počty osob' : 'Zálohy měsíčně'}
        onEnd={() => review.current?.focus()}
      />
      <div className={styles.bar}>
        <Button
          ref={review}
          disabled={count === 0 || sheet.faults.size > 0}
          onClick={() => setPreviewed(true)}
        >
          Zkontrolovat a uložit
        </Button>
        {count === 0 && sheet.faults.size === 0 ? null : (
          <Button variant="default" onClick={sheet.clear}>
            Zrušit změny
          </Button>
        )}
        <span role="status">{statusText(sheet)}</span>
      </div>
      {isPreviewed ? (
        <PreviewDialog
          sheet={sheet}
          house={house}
          day={day}
          isSaving={saving.isPending}
          error={saving.error}
          onSave={save}
          onClose={() => setPreviewed(false)}
        />
      ) : null}
    </>
  );
}

function Tools({ sheet, unit_id }: { sheet: Sheet; unit_id: number }) {
  return (
    <Group gap="md" align="end">
      <FillTools sheet={sheet} />
      {sheet.kind === 'advances' ? (
        <>
          <NativeSelect
            label="Přidat službu"
            value=""
            data={['', ...sheet.offered]}
            disabled={sheet.offered.length === 0}
            onChange={(event) => {
              const name = event.currentTarget.value;
              if (name !== '') sheet.addColumn(name);
            }}
          />
          <MergeServices unit_id={unit_id} />
        </>
      ) : null}
    </Group>
  );
}

function overtakenIn(error: unknown): readonly OvertakenValue[] {
  if (!(error instanceof ApiError) || error.code !== 'version-conflict') return [];
  return overtaken.safeParse(error.current).data?.values ?? [];
}

function statusText({ changes, faults }: Sheet): string {
  if (faults.size > 0)
    return `${faults.size} ${czechPlural(faults.size, 'hodnotu', 'hodnoty', 'hodnot')} je třeba opravit`;
  const count = changes.length;
  if (count === 0) return '';
  return `${count} ${czechPlural(count, 'neuložená změna', 'neuložené změny', 'neuložených změn')}`;
}
