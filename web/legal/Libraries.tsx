import type { Column } from '#web/table/columns.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import { libraries } from './libraries.ts';
import type { Library } from './libraries.ts';
import styles from './legal.module.css';

const columns: readonly Column<Library>[] = [
  { text: 'Knihovna', value: 'name', sortable: true, width: 320, telling: true },
  { text: 'Verze', value: 'version', sortable: true, width: 130, telling: true },
  { text: 'Licence', value: 'licence', sortable: true, width: 180, telling: true },
];

const rowKey = ({ name, version }: Library) => `${name} ${version}`;
const searchIn = ({ name, licence }: Library) => [name, licence];

/** Libraries that the portal is made of, with their licences. */
export function Libraries() {
  return (
    <section aria-label="Použité knihovny">
      <p className={styles.dimmed}>
        Díla jiných autorů, která v portálu běží. Děkujeme jim; licence každého z nich je uvedena u
        něj.
      </p>
      <DataTable
        id="libraries"
        label="Použité knihovny"
        isOfClient
        rows={libraries}
        columns={columns}
        rowKey={rowKey}
        searchIn={searchIn}
        seek={{ placeholder: 'Název nebo licence', label: 'Hledat knihovnu' }}
      />
    </section>
  );
}
