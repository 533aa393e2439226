import { IconSearch } from '#web/icons/IconSearch.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { openedDialog } from '../commands/opened.ts';

/** Opens the search over everything; so does Ctrl+K. */
export function SearchButton() {
  return (
    <IconButton
      label="Hledat (Ctrl+K)"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={() => openedDialog.set('search')}
    >
      <IconSearch size="1.25rem" stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}
