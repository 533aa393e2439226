import { workedUnitId } from '#web/lib/worked-unit.ts';
import { flash, flashError } from '#web/notices/flash.ts';
import { chosenColumns } from './stored-columns.ts';
import { linkWith } from './view-link.ts';
import type { TableLook } from './view-link.ts';

/** Copies an address that opens the screen with the same view for a colleague. */
export async function copyLink(
  look: Omit<TableLook, 'columns'>,
  isOfClient: boolean,
): Promise<void> {
  const columns = chosenColumns(look.table);
  const unit_id = isOfClient ? undefined : workedUnitId.get();
  const link = linkWith(location.href, { ...look, columns }, unit_id);
  try {
    await navigator.clipboard.writeText(link);
    flash('Odkaz na tento pohled byl zkopírován');
  } catch {
    // The browser may forbid it; the link is then where any other is taken from.
    history.replaceState(history.state, '', link);
    flashError('Prohlížeč kopírování nedovolil. Odkaz teď stojí v řádku adresy.');
  }
}
