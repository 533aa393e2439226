import { Button } from '@mantine/core';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { formulaFault, readFormula } from '#contract/settlement/formula.ts';
import {
  dimensionText,
  formulaFunctions,
  formulaQuantities,
} from '#contract/settlement/formula-words.ts';
import type { FieldBinding } from '#web/form/contract-form.ts';
import { Wide } from '#web/form/FormPanel.tsx';
import { TextAreaField } from '#web/form/TextAreaField.tsx';
import styles from '../billing.module.css';

interface FormulaFieldProps extends FieldBinding<string> {
  label: string;
}

/** How the formula reads so far: in what it comes out, or what is wrong with it and where. */
function readText(text: string): string {
  if (text.trim() === '')
    return 'Kolik dílů služby na prostor připadne, například osoby + 0,5 * jednotka.';
  const read = readFormula(text);
  const fault = formulaFault(text);
  if (fault !== null || 'fault' in read) return fault ?? '';
  return `Vzorec je v\u00A0pořádku; vychází v: ${dimensionText(read.value.unit)}.`;
}

/** A formula over quantities of a space, each of which is written by a button where the cursor stands. */
export function FormulaField({ label, ...binding }: FormulaFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const insert = (word: string) => {
    const field = box.current?.querySelector('textarea');
    const { value } = binding;
    const from = field?.selectionStart ?? value.length;
    const to = field?.selectionEnd ?? value.length;
    flushSync(() => binding.onChange(value.slice(0, from) + word + value.slice(to)));
    field?.focus();
    field?.setSelectionRange(from + word.length, from + word.length);
  };
  return (
    <Wide>
      <div ref={box} className={styles.formula}>
        <TextAreaField {...binding} label={label} hint={readText(binding.value)} />
        <ul className={styles.quantities} aria-label="Co vzorec zná o prostoru">
          {formulaQuantities.map(({ word, said }) => (
            <li key={word}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`Vložit ${word}: ${said}`}
                onClick={() => insert(word)}
              >
                {word}
              </Button>
              <span className={styles.said}>{said}</span>
            </li>
          ))}
        </ul>
        <p className={styles.said}>
          {`Počítá se s + − * / a závorkami. Funkce: ${formulaFunctions.join(', ')}. Hodnoty odděluje středník.`}
        </p>
      </div>
    </Wide>
  );
}
