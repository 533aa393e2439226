import { Button, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { IconFileTypePdf } from '#web/icons/IconFileTypePdf.ts';
import { useMemo } from 'react';
import type { CostRuleRow } from '#contract/money/prescription-rules.ts';
import type { PrescriptionSheet } from '#contract/money/prescription-sheets.ts';
import { AsOfField } from '#web/form/AsOfField.tsx';
import { formatDate } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { LoadError } from '#web/notices/LoadError.tsx';
import { RecordTable } from '#web/record/RecordTable.tsx';
import { useRecordList } from '#web/record/useRecordList.ts';
import { AllRowsButton, RowChips } from '#web/table/RowChips.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { useScreen } from '#web/ui/useScreen.ts';
import { MailButton } from '../mails/MailButton.tsx';
import type { GoPrescription, PrescriptionPlace } from '../place.ts';
import { useHouses, usePrintSheets, useRules, useSheets } from '../prescription.queries.ts';
import { spaceText } from '../words.ts';
import { sheetColumns } from './sheet-columns.tsx';
import { sheetChoices } from './sheet-filters.ts';
import { SheetDialog } from './SheetDialog.tsx';

interface SheetsTabProps {
  unit_id: number;
  place: PrescriptionPlace;
  go: GoPrescription;
}

/** What stands where the unit has no space yet. */
const firstStep = {
  emptyText:
    'Evidenční list má každý prostor: co se za něj měsíčně předepisuje, kolik a komu. Založte nejprve prostory.',
  emptyAction: (
    <Button component={InnerLink} href={paths.pasports} variant="default">
      Přejít na prostory
    </Button>
  ),
};

const none: readonly never[] = [];
const rowKey = ({ pasport_id }: PrescriptionSheet) => pasport_id;

/** Sheets of all spaces as of a day: each can be opened, and picked ones are one file. */
export function SheetsTab({ unit_id, place, go }: SheetsTabProps) {
  const { house, as_of, space, rule, filter } = place;
  const asCards = useScreen('phone');
  const { data, error, refetch } = useSheets(unit_id, as_of);
  const rules = useRules(unit_id).data?.values ?? none;
  const within = useWithin(data?.values, rules, place);
  const shown = useMemo(() => sheetChoices.kept(within, filter), [within, filter]);
  const list = useRecordList<PrescriptionSheet, never>({
    rows: data?.values,
    rowKey,
    open: space,
    onOpen: (id) => go({ space: id }, { replace: id === undefined }),
    walk: { list: 'prescription-sheets', onStep: (id) => go({ space: id }, { replace: true }) },
  });
  if (data === undefined)
    return error === null ? (
      <Skeleton height="20rem" />
    ) : (
      <LoadError error={error} onRetry={() => void refetch()} />
    );
  const narrow = (name: string | undefined) => go({ filter: name }, { replace: true });
  const asOf = <AsOfField value={as_of} onChange={(day) => go({ as_of: day })} />;
  return (
    <Stack gap="md" miw={0}>
      {asCards ? null : <div>{asOf}</div>}
      <RowChips
        label="Výběr evidenčních listů"
        choices={sheetChoices}
        rows={within}
        value={filter}
        onChange={narrow}
      />
      <RecordTable
        list={list}
        id="prescription-sheets"
        label="Evidenční listy"
        rows={shown}
        columns={sheetColumns}
        searchIn={(row) => [spaceText(row), row.payer_names, row.variable_symbol]}
        seek={{ placeholder: 'Prostor, jméno, VS', label: 'Hledat evidenční list' }}
        activateLabel="Otevřít evidenční list"
        {...(data.values.length === 0
          ? firstStep
          : filter !== undefined && { emptyAction: <AllRowsButton onChange={narrow} /> })}
        filters={
          <>
            {asCards ? asOf : null}
            <Filters unit_id={unit_id} rules={rules} place={place} go={go} />
          </>
        }
        held={[house, as_of, rule].filter((one) => one !== undefined).length}
        toolbar={
          <>
            <PrintButton unit_id={unit_id} sheets={shown} text="PDF všech zobrazených" />
            <MailButton sheets={shown} text="E-mailem" />
          </>
        }
        renderPicked={(rows) => (
          <>
            <PrintButton unit_id={unit_id} sheets={rows} text="PDF vybraných" />
            <MailButton sheets={rows} text="E-mailem vybrané" />
          </>
        )}
      />
      {list.opened === undefined ? null : (
        <SheetDialog sheet={list.opened} steps={list.steps} onClose={list.close} />
      )}
    </Stack>
  );
}

/** Sheets of the chosen house, of spaces that the chosen mass change has touched. */
function useWithin(
  sheets: readonly PrescriptionSheet[] | undefined,
  rules: readonly CostRuleRow[],
  { house, rule }: PrescriptionPlace,
): readonly PrescriptionSheet[] {
  return useMemo(() => {
    const changed = rules.find(({ cost_rule_id }) => cost_rule_id === rule)?.changed_ids;
    return (sheets ?? none).filter(
      ({ building_id, pasport_id }) =>
        (house === undefined || building_id === house) &&
        (rule === undefined || changed?.includes(pasport_id) === true),
    );
  }, [sheets, rules, house, rule]);
}

interface PrintButtonProps {
  unit_id: number;
  sheets: readonly PrescriptionSheet[];
  text: string;
}

/** Saves the sheets as one file, each on a page of its own. */
function PrintButton({ unit_id, sheets, text }: PrintButtonProps) {
  const { print, isPending } = usePrintSheets(unit_id);
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size="1.125rem" aria-hidden="true" />}
      disabled={sheets.length === 0}
      loading={isPending}
      onClick={() => print(sheets)}
    >
      {text}
    </Button>
  );
}

interface FiltersProps extends SheetsTabProps {
  rules: readonly CostRuleRow[];
}

/** Of which house, and what a mass change has touched. */
function Filters({ unit_id, rules, place, go }: FiltersProps) {
  const houses = useHouses(unit_id);
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <>
      <NativeSelect
        aria-label="Dům"
        value={place.house === undefined ? '' : String(place.house)}
        data={[
          { value: '', label: 'Všechny domy' },
          ...houses.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ currentTarget: { value } }) => go({ house: numberOf(value) })}
      />
      {rules.length === 0 ? null : (
        <NativeSelect
          aria-label="Hromadná změna"
          value={place.rule === undefined ? '' : String(place.rule)}
          data={[
            { value: '', label: 'Všechny prostory' },
            ...rules.map(({ cost_rule_id, name, valid_from }) => ({
              value: String(cost_rule_id),
              label: `${name} od ${formatDate(valid_from)}`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => go({ rule: numberOf(value) })}
        />
      )}
    </>
  );
}
