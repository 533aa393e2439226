import { czechPlural } from '#contract/rules/plural.ts';
import { formatNumber } from '#web/lib/czech.ts';
import { printing } from '#web/ui/printing.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { Pager } from './Pager.tsx';
import { PAGE_SIZES } from './page-size.ts';
import type { TableView } from './useTableView.ts';
import styles from './footer.module.css';

interface FooterProps<Row extends object> {
  view: TableView<Row>;
  isLoading: boolean;
  /** Rows per page are not for the user to choose when left out. */
  onSize?: ((size: number) => void) | undefined;
}

/** Under the table: how many records, rows per page, pager. */
export function TableFooter<Row extends object>({ view, isLoading, onSize }: FooterProps<Row>) {
  const isPrinting = printing.use();
  return (
    <div className={styles.footer}>
      <span role="status" className="k-figures">
        {isLoading ? 'Načítám…' : countLine(view.found, view.total)}
        {view.isPart ? ', další se načítají…' : null}
      </span>
      {view.isPart && view.come !== undefined ? (
        // Not read aloud with each piece that comes.
        <span aria-hidden="true" className="k-figures">
          {`zatím ${formatNumber(view.come, 0)}`}
        </span>
      ) : null}
      {isPrinting && view.visible.length < view.found ? (
        <span>{printedLine(view.visible.length)}</span>
      ) : null}
      {onSize === undefined ? null : <PageSizeChoice size={view.size} onChange={onSize} />}
      {view.pages > 1 ? (
        <Pager page={view.page} pages={view.pages} onChange={view.setPage} />
      ) : null}
    </div>
  );
}

/** '1 záznam', '2 záznamy', '5 záznamů'; of how many, when only some were found. */
function countLine(found: number, total: number): string {
  const line = `${formatNumber(found, 0)} ${czechPlural(found, 'záznam', 'záznamy', 'záznamů')}`;
  return found === total ? line : `${line} z ${formatNumber(total, 0)}`;
}

/** Said on paper alone, where a part of a long table is. */
function printedLine(count: number): string {
  return `Na papíře je prvních ${formatNumber(count, 0)}; zužte výběr, nebo vytiskněte tabulku z nabídky Další.`;
}

function PageSizeChoice({ size, onChange }: { size: number; onChange: (size: number) => void }) {
  return (
    <label className={styles.pageSize}>
      <ChoiceBox value={size} onChange={(event) => onChange(Number(event.currentTarget.value))}>
        {PAGE_SIZES.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </ChoiceBox>
      zázn. na stránku
    </label>
  );
}
