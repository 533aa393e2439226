import { Button } from '@mantine/core';
import { IconRestore } from '#web/icons/IconRestore.ts';
import { useState } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { confirm } from '#web/notices/confirm.ts';
import { flash } from '#web/notices/flash.ts';
import { forgetRemembered, remembered } from './remembered.ts';
import type { Remembered as RememberedThings } from './remembered.ts';
import styles from './own.module.css';

function wordsOf({ tables, cities, finds }: RememberedThings): string {
  const parts = [
    tables === 0
      ? ''
      : `skryté sloupce v ${tables} ${czechPlural(tables, 'tabulce', 'tabulkách', 'tabulkách')}`,
    cities === 0 ? '' : 'výběr obce',
    finds === 0 ? '' : 'naposledy otevřené záznamy',
  ].filter((part) => part !== '');
  return parts.join(', ');
}

/** What the browser remembers of filters and columns, and the way to begin anew. */
export function Remembered() {
  const [things, setThings] = useState(remembered);
  const words = wordsOf(things);
  const forget = async () => {
    const isSure = await confirm({
      title: 'Obnovit výchozí zobrazení?',
      message: `Zapomene se: ${words}. Údajů se to nedotkne.`,
      confirmLabel: 'Obnovit výchozí',
    });
    if (!isSure) return;
    forgetRemembered();
    setThings(remembered());
    flash('Zobrazení je zase výchozí');
  };
  return (
    <FormPanel
      heading="Zapamatované filtry a sloupce"
      note="Pamatuje si je tento prohlížeč, jen pro vás."
    >
      <Wide>
        <div className={styles.remembered}>
          <p role="status">{words === '' ? 'Nic není zapamatováno.' : `Zapamatováno: ${words}.`}</p>
          <Button
            variant="default"
            disabled={words === ''}
            leftSection={<IconRestore size="1.125rem" aria-hidden="true" />}
            onClick={() => void forget()}
          >
            Obnovit výchozí
          </Button>
        </div>
      </Wide>
    </FormPanel>
  );
}
