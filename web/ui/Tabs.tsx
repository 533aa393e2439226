import { Tabs as MantineTabs } from '@mantine/core';
import { IconX } from '#web/icons/IconX.ts';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { bringIntoView } from './bring-into-view.ts';
import styles from './Tabs.module.css';

/** One tab (specification, section 2, Data tables). */
export interface Tab {
  readonly key: string;
  readonly text: string;
  /** Tooltip. */
  readonly title?: string;
  /** Class added to the tab. */
  readonly class?: string;
  readonly disabled?: boolean;
  /** Never shown, whatever else holds. */
  readonly always_hide?: boolean;
  /** Can be closed by its cross, or by Delete on the keyboard. */
  readonly closable?: boolean;
  readonly content: ReactNode;
}

interface TabsProps {
  /** Name of the group for readers. */
  label: string;
  tabs: readonly Tab[];
  /** Key of the open tab, usually from the address; the first one when unknown. */
  value: string | undefined;
  onChange: (key: string) => void;
  onClose?: (key: string) => void;
}

/** Tabs of a screen; only the open one is drawn. */
export function Tabs({ label, tabs, value, onChange, onClose }: TabsProps) {
  const shown = tabs.filter((tab) => tab.always_hide !== true);
  const open =
    shown.find((tab) => tab.key === value && tab.disabled !== true) ??
    shown.find((tab) => tab.disabled !== true);
  return (
    <MantineTabs
      value={open?.key ?? null}
      onChange={(key) => key !== null && onChange(key)}
      keepMounted={false}
      classNames={{ list: styles.list ?? '', tab: styles.tab ?? '', panel: styles.panel ?? '' }}
    >
      <MantineTabs.List aria-label={label}>
        {shown.map((tab) => (
          <TabHandle key={tab.key} tab={tab} isOpen={tab === open} onClose={onClose} />
        ))}
      </MantineTabs.List>
      {open === undefined ? null : (
        <MantineTabs.Panel value={open.key}>{open.content}</MantineTabs.Panel>
      )}
    </MantineTabs>
  );
}

function TabHandle({
  tab,
  isOpen,
  onClose,
}: {
  tab: Tab;
  isOpen: boolean;
  onClose: TabsProps['onClose'];
}) {
  const isClosable = tab.closable === true && onClose !== undefined;
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Delete') onClose?.(tab.key);
  };
  return (
    <MantineTabs.Tab
      ref={isOpen ? bringIntoView : null}
      value={tab.key}
      disabled={tab.disabled ?? false}
      {...(tab.title === undefined ? {} : { title: tab.title })}
      {...(tab.class === undefined ? {} : { className: tab.class })}
      {...(isClosable ? { onKeyDown: closeByKey, 'aria-keyshortcuts': 'Delete' } : {})}
      rightSection={isClosable ? <Cross onClose={() => onClose(tab.key)} /> : null}
    >
      <span className={styles.text} data-text={tab.text}>
        {tab.text}
      </span>
    </MantineTabs.Tab>
  );
}

// A button inside a tab would be unreachable for readers, so the cross serves the pointer only.
function Cross({ onClose }: { onClose: () => void }) {
  const close = (event: MouseEvent) => {
    event.stopPropagation();
    onClose();
  };
  return (
    <span className={styles.cross} aria-hidden="true" title="Zavřít" onClick={close}>
      <IconX size="0.875rem" />
    </span>
  );
}
