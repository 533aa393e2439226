import styles from './print-sheet.module.css';

/** Prints a sheet of its own; the portal around it stays off the paper. */
export function printSheet(
  parts: readonly HTMLElement[],
  look: Readonly<Record<string, string>> = {},
): void {
  const sheet = element('section', '', styles.sheet);
  sheet.dataset['printSheet'] = '';
  Object.assign(sheet.dataset, look);
  sheet.append(...parts);
  document.body.append(sheet);
  // Some browsers print only after this call has ended.
  addEventListener('afterprint', () => sheet.remove(), { once: true });
  print();
}

/** An element with its text, for sheets that are drawn only to be printed. */
export function element(tag: string, text = '', className = ''): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = text;
  if (className !== '') made.className = className;
  return made;
}
