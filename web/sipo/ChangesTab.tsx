import { useMemo } from 'react';
import { periodText } from '#contract/rules/sipo-period.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';
import { Note } from '#web/ui/Note.tsx';
import { DataTable } from '#web/table/DataTable.tsx';
import { FilterChips } from '#web/table/FilterChips.tsx';
import { lineColumns, lineRowKey } from './line-columns.tsx';
import type { GoInSipo, SipoPlace } from './place.ts';
import { isChange, type Register } from './register.ts';
import styles from './sipo.module.css';
import { Warning } from './Warning.tsx';

interface ChangesTabProps {
  register: Register | undefined;
  settings: SipoSettings | undefined;
  place: SipoPlace;
  go: GoInSipo;
}

const filters = [
  { name: 'new', text: 'Noví' },
  { name: 'changed', text: 'Změnění' },
  { name: 'cancelled', text: 'Zrušení' },
] as const;

function sinceText(register: Register | undefined): string {
  if (register === undefined) return 'Načítám…';
  if (register.last === null) return 'Zatím nebylo nic předáno, všichni plátci jsou noví.';
  return `Proti předání za období ${periodText(register.last.period)}.`;
}

/** What has changed since the last hand-over. */
export function ChangesTab({ register, settings, place, go }: ChangesTabProps) {
  const changes = useMemo(() => register?.lines.filter(isChange), [register]);
  const chosen = filters.find(({ name }) => name === place.filter)?.name;
  const rows = useMemo(
    () => changes?.filter(({ change }) => chosen === undefined || change === chosen),
    [changes, chosen],
  );
  const choices = filters.map(({ name, text }) => ({
    name,
    text,
    count: changes?.filter(({ change }) => change === name).length,
  }));
  const isUntold =
    settings?.change_indication === 'changes' &&
    changes?.some(({ change }) => change === 'cancelled');
  return (
    <div className={styles.part}>
      <div role="status">
        <Note>{sinceText(register)}</Note>
      </div>
      {isUntold === true ? (
        <Warning>
          Soubor se změnami neumí zrušeného plátce vyjádřit, předpis v něm musí být kladný. Zrušení
          poště oznamte jinak, nebo v nastavení zvolte předávání celého kmene.
        </Warning>
      ) : null}
      <FilterChips
        label="Výběr změn"
        choices={choices}
        value={chosen}
        onChange={(filter) => go({ filter })}
      />
      <DataTable
        id="sipo-changes"
        label="Změny SIPO"
        rows={rows}
        columns={lineColumns}
        rowKey={lineRowKey}
        emptyText="Proti minulému předání tu žádná změna není."
        seek={{ placeholder: 'Jméno, číslo, text', label: 'Hledat ve změnách' }}
      />
    </div>
  );
}
