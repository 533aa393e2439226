import type { Listed } from '#contract/record.ts';
import type { Column } from '#web/table/columns.ts';

/** A column as the record describes it, whatever its value is. */
export function listedColumn<Row>(
  name: keyof Row & string,
  { label, listed }: { readonly label: string; readonly listed: Listed },
): Column<Row> {
  const { heading = label, width, telling = false, hidden = false } = listed;
  return {
    text: heading,
    id: name,
    value: name,
    sortable: true,
    width,
    telling,
    hiddenFirst: hidden,
  };
}
