import { createStore } from '#web/lib/store.ts';

/** Whether the browser is printing the screen; not while a sheet of its own is printed in its place. */
export const printing = createStore(false);

const SCHEME = 'data-mantine-color-scheme';

/** Paper is light; what is dark on the screen comes back behind it. */
function paperLight(): () => void {
  const root = document.documentElement;
  const scheme = root.getAttribute(SCHEME);
  root.setAttribute(SCHEME, 'light');
  return () => {
    if (scheme !== null) root.setAttribute(SCHEME, scheme);
  };
}

/** Follows the printing by the browser; `onPrint` is called before each. Answers by its end. */
export function followPrinting(onPrint: () => void): () => void {
  const paper = matchMedia('print');
  let putBack: (() => void) | undefined;
  const begin = () => {
    onPrint();
    if (putBack !== undefined || document.querySelector('[data-print-sheet]') !== null) return;
    putBack = paperLight();
    printing.set(true);
  };
  const end = () => {
    putBack?.();
    putBack = undefined;
    printing.set(false);
  };
  // Browsers tell it in one way or the other, most of them in both.
  const follow = () => (paper.matches ? begin() : end());
  paper.addEventListener('change', follow);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  // It may have been asked for before the portal was there.
  if (paper.matches) begin();
  return () => {
    paper.removeEventListener('change', follow);
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    end();
  };
}
