import { Menu } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText, IconPrinter } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactElement, RefObject } from 'react';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import type { TableContent } from './exported.ts';
import { exportCsv, exportXlsx, printAll } from './send-out.ts';

/** The ways of a table out of the portal. */
export function SendOutItems<Row>({ content }: { content: TableContent<Row> }) {
  return (
    <>
      <MenuEntry
        sign={IconFileSpreadsheet}
        text="Export XLSX"
        onClick={() => void exportXlsx(content)}
      />
      <MenuEntry sign={IconFileText} text="Export CSV" onClick={() => exportCsv(content)} />
      <MenuEntry sign={IconPrinter} text="Tisk" onClick={() => void printAll(content)} />
    </>
  );
}

interface MenuEntryProps {
  sign: Icon;
  text: string;
  onClick: () => void;
}

/** One entry of a menu of a table. */
export function MenuEntry({ sign: Sign, text, onClick }: MenuEntryProps) {
  return (
    <Menu.Item
      leftSection={<Sign size="1.125rem" stroke={1.6} aria-hidden="true" />}
      onClick={onClick}
    >
      {text}
    </Menu.Item>
  );
}

interface SendOutMenuProps<Row> {
  content: TableContent<Row>;
  button: RefObject<HTMLButtonElement | null>;
  target: ReactElement;
}

/** The same as a menu of its own. */
export function SendOutMenu<Row>({ content, button, target }: SendOutMenuProps<Row>) {
  return (
    <LateMenu width={190} button={button} target={target}>
      <SendOutItems content={content} />
    </LateMenu>
  );
}
