import { Menu } from '@mantine/core';
import { IconFileSpreadsheet } from '#web/icons/IconFileSpreadsheet.ts';
import { IconFileText } from '#web/icons/IconFileText.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import type { Icon } from '#web/icons/drawn.tsx';
import type { ReactElement, RefObject } from 'react';
import type { LateProps } from '#web/ui/late.tsx';
import { LateMenu } from '#web/ui/LateMenu.tsx';
import type { TableContent } from './exported.ts';
import type { WholeFile } from './table-props.ts';
import { exportCsv, exportXlsx, printAll, saveWhole } from './send-out.ts';

interface SendOutProps<Row> {
  content: TableContent<Row>;
  /** Until all rows have come, nothing goes out. */
  isWhole?: boolean;
  /** What the server gives whole, however much has come. */
  wholeFile?: WholeFile | undefined;
}

/** The ways of a table out of the portal. */
export function SendOutItems<Row>({ content, isWhole = true, wholeFile }: SendOutProps<Row>) {
  const isDisabled = !isWhole;
  return (
    <>
      <MenuEntry
        sign={IconFileSpreadsheet}
        text="Export XLSX"
        isDisabled={isDisabled}
        onClick={() => void exportXlsx(content)}
      />
      <MenuEntry
        sign={IconFileText}
        text="Export CSV"
        isDisabled={isDisabled}
        onClick={() => exportCsv(content)}
      />
      {wholeFile === undefined ? null : (
        <>
          <MenuEntry
            sign={IconFileSpreadsheet}
            text={`${wholeFile.text} v XLSX`}
            onClick={() => void saveWhole(wholeFile, 'xlsx')}
          />
          <MenuEntry
            sign={IconFileText}
            text={`${wholeFile.text} v CSV`}
            onClick={() => void saveWhole(wholeFile, 'csv')}
          />
        </>
      )}
      <MenuEntry
        sign={IconPrinter}
        text="Tisk"
        isDisabled={isDisabled}
        onClick={() => void printAll(content)}
      />
    </>
  );
}

interface MenuEntryProps {
  sign: Icon;
  text: string;
  isDisabled?: boolean;
  onClick: () => void;
}

/** One entry of a menu of a table. */
export function MenuEntry({ sign: Sign, text, isDisabled = false, onClick }: MenuEntryProps) {
  return (
    <Menu.Item
      leftSection={<Sign size="1.125rem" stroke={1.6} aria-hidden="true" />}
      disabled={isDisabled}
      onClick={onClick}
    >
      {text}
    </Menu.Item>
  );
}

interface SendOutMenuProps<Row> extends LateProps {
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
