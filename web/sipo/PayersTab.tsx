import { Button } from '@mantine/core';
import { IconChecks } from '#web/icons/IconChecks.ts';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { SipoPayer } from '#contract/sipo/register.ts';
import { userMessage } from '#web/lib/api-error.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { ImportLink } from '#web/core/imports/ImportLink.tsx';
import { TableActions } from '#web/table/TableActions.tsx';
import { payerColumns } from './payer-columns.tsx';
import type { GoInSipo, SipoPlace } from './place.ts';
import { isFaulty, isPaying, payerFilters, type Register } from './register.ts';
import { payersText } from './sipo-words.ts';
import styles from './sipo.module.css';
import { useRegister } from './sipo.queries.ts';

interface PayersTabProps {
  unit_id: number;
  register: Register | undefined;
  place: SipoPlace;
  go: GoInSipo;
}

const rowKey = (row: SipoPayer) => row.address_id;

/** Who pays by SIPO, who does not, and what hinders the hand-over. */
export function PayersTab({ unit_id, register, place, go }: PayersTabProps) {
  const navigate = useNavigate();
  const columns = useMemo(() => payerColumns(unit_id), [unit_id]);
  const payers = register?.payers;
  const chosen = payerFilters.find(({ name }) => name === place.filter);
  const rows = useMemo(
    () => (chosen === undefined ? payers : payers?.filter(chosen.holds)),
    [payers, chosen],
  );
  const choices = payerFilters.map(({ name, text, holds }) => ({
    name,
    text,
    count: payers?.filter(holds).length,
  }));
  const open = ({ address_id }: SipoPayer) =>
    void navigate({
      to: '/address/$address_id',
      params: { address_id: String(address_id) },
      search: { unit: unit_id },
    });
  return (
    <div className={styles.part}>
      <FilterChips
        label="Výběr plátců"
        choices={choices}
        value={chosen?.name}
        onChange={(filter) => go({ filter })}
      />
      <DataTable
        id="sipo-payers"
        label="Plátci SIPO"
        rows={rows}
        columns={columns}
        rowKey={rowKey}
        seek={{ placeholder: 'Jméno, číslo, prostor', label: 'Hledat plátce' }}
        onActivate={open}
        activateLabel="Otevřít osobu"
        emptyAction={<FirstStep isChosen={chosen !== undefined} go={go} />}
        toolbar={
          <TableActions>
            <CheckAll unit_id={unit_id} period={place.period} go={go} />
          </TableActions>
        }
      />
    </div>
  );
}

function FirstStep({ isChosen, go }: { isChosen: boolean; go: GoInSipo }) {
  if (isChosen)
    return (
      <Button variant="default" onClick={() => go({ filter: undefined })}>
        Zrušit výběr
      </Button>
    );
  return <ImportLink kind="tenants" text="Import nájemců" />;
}

interface CheckAllProps {
  unit_id: number;
  period: string | undefined;
  go: GoInSipo;
}

/** Reads everybody anew and shows those with a fault. */
function CheckAll({ unit_id, period, go }: CheckAllProps) {
  const { refetch } = useRegister(unit_id, period);
  const [isChecking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const { data, error } = await refetch();
    setChecking(false);
    if (error !== null) return flashError(userMessage(error));
    const paying = data?.payers.filter(isPaying) ?? [];
    const faulty = paying.filter(isFaulty).length;
    const found = faulty === 0 ? 'bez vady' : `s vadou ${payersText(faulty)}`;
    flash(`Zkontrolováno: ${payersText(paying.length)}, ${found}`);
    go({ filter: faulty === 0 ? undefined : 'faulty' });
  };
  return (
    <Button
      variant="light"
      loading={isChecking}
      leftSection={<IconChecks size="1.125rem" aria-hidden="true" />}
      onClick={() => void check()}
    >
      Zkontrolovat vše
    </Button>
  );
}
