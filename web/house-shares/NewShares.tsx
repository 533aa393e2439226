import { Button, Checkbox, Group, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { day as dayField } from '#contract/fields.ts';
import type { HouseShare } from '#contract/pasports/house-shares.ts';
import { balanceOf } from '#contract/rules/house-shares.ts';
import { czechPlural } from '#contract/rules/plural.ts';
import { DateInput } from '#web/form/DateInput.tsx';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/czech.ts';
import { confirm } from '#web/notices/confirm.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { flash } from '#web/notices/flash.ts';
import { newShares, usualDenominator, type NewShares as Read, type Typed } from './new-shares.ts';
import { NewSharesTable } from './NewSharesTable.tsx';
import { useSaveShares } from './house-shares.queries.ts';
import { balanceText } from './share-words.ts';
import styles from './house-shares.module.css';

interface NewSharesProps {
  unit_id: number;
  houseId: number;
  /** Spaces with their shares as of the day. */
  spaces: readonly HouseShare[];
  /** They are those of the day, not of the one typed before. */
  isFresh: boolean;
  first_day: string | null;
  onDay: (day: string | null) => void;
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
}

/** New shares of the whole house from a day: typed, pasted, or taken over from a list; saved all or none. */
export function NewShares(props: NewSharesProps) {
  const { spaces, first_day, typed } = props;
  const [denominator, setDenominator] = useState(() => usualDenominator(spaces));
  const [incomplete, setIncomplete] = useState(false);
  const [reason, setReason] = useState('');
  const read = newShares(spaces, typed, { denominator, incomplete });
  const saving = useSaving(props, read, { reason, incomplete });
  const isShort = balanceOf(read.spaces).missing[0] > 0n;
  return (
    <section className={styles.sheet} aria-label="Nové podíly">
      <div className={styles.fields}>
        <DateInput
          label="Nové podíly platí od"
          description="Den účinku změny prohlášení vlastníka"
          value={first_day}
          onChange={props.onDay}
          error={saving.dayFault}
          data-autofocus
        />
        <TextInput
          label="Společný jmenovatel"
          description="Pak stačí psát čitatele"
          className="k-figures"
          inputMode="numeric"
          value={denominator}
          onChange={(event) => setDenominator(event.currentTarget.value)}
        />
        <TextInput
          label="Důvod"
          placeholder="změna prohlášení vlastníka"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
      <Text size="sm" c="dimmed">
        Prázdné pole podíl nemění, pomlčka ho ruší. Enter jde dolů; sloupec vložený z tabulky vyplní
        řádky pod sebou, seznam s čísly jednotek je najde sám.
      </Text>
      <NewSharesTable spaces={spaces} typed={typed} faults={read.faults} onType={props.onType} />
      {isShort ? (
        <Checkbox
          label="Podíly úmyslně netvoří celek (například jeden vchod domu)"
          checked={incomplete}
          onChange={(event) => setIncomplete(event.currentTarget.checked)}
        />
      ) : null}
      <p
        className={styles.balance}
        data-wrong={read.whole === null ? undefined : true}
        role="status"
      >
        {changedText(read.changes.length)} {balanceText(balanceOf(read.spaces))}
      </p>
      <ErrorLine error={saving.fault} remains="Zapsané podíly zůstaly zachovány." />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={props.onClose}>
          Zrušit
        </Button>
        <Button disabled={!saving.isReady} loading={saving.isSaving} onClick={saving.save}>
          Uložit nové podíly
        </Button>
      </Group>
    </section>
  );
}

function changedText(count: number): string {
  if (count === 0) return 'Zatím se nic nemění.';
  return `Mění se podíl ${count} ${czechPlural(count, 'prostoru', 'prostorů', 'prostorů')}.`;
}

function useSaving(
  { unit_id, houseId, first_day, isFresh, onClose }: NewSharesProps,
  { faults, changes, whole }: Read,
  { reason, incomplete }: { reason: string; incomplete: boolean },
) {
  const saving = useSaveShares();
  const [fault, setFault] = useState<unknown>(null);
  const day = dayField.safeParse(first_day);
  const told = fault instanceof ApiError ? fault.fields.find(isOfDay)?.message : undefined;
  const save = async (asked: string) => {
    const isSure = await confirm({
      title: 'Uložit nové podíly?',
      message: `Od ${formatDate(asked)}. ${changedText(changes.length)} Změnu lze vzít zpět.`,
      confirmLabel: 'Uložit nové podíly',
    });
    if (!isSure) return;
    const body = { first_day: asked, reason: reason.trim(), shares: changes, incomplete };
    try {
      await saving.mutateAsync({ params: { unit_id, id: houseId }, body });
      flash('Nové podíly byly uloženy');
      onClose();
    } catch (error) {
      setFault(error);
    }
  };
  return {
    fault: told === undefined ? fault : null,
    dayFault: day.success ? told : 'Zadejte den',
    isSaving: saving.isPending,
    isReady:
      isFresh &&
      day.success &&
      changes.length > 0 &&
      whole === null &&
      Object.keys(faults).length === 0,
    save: () => {
      setFault(null);
      if (day.success) void save(day.data);
    },
  };
}

const isOfDay = ({ field }: { readonly field: string }) => field === 'first_day';
