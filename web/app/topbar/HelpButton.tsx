import { IconHelp } from '#web/icons/IconHelp.ts';
import { helpPanel } from '#web/help/help-panel-state.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

/** Opens the help beside the screen, and closes it. */
export function HelpButton() {
  const isOpen = helpPanel.use();
  return (
    <IconButton label="Jak na to" aria-expanded={isOpen} onClick={() => helpPanel.set(!isOpen)}>
      <IconHelp size="1.25rem" stroke={1.6} aria-hidden="true" />
    </IconButton>
  );
}
