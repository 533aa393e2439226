import { afterAll, vi } from 'vitest';

type Listening = Parameters<Window['addEventListener']>;

/** Notes what comes to listen at the window; what it returns sends it all away. */
function notedListeners(): () => void {
  const listen = window.addEventListener;
  const noted: Listening[] = [];
  window.addEventListener = (...listening: Listening) => {
    noted.push(listening);
    listen(...listening);
  };
  return () => {
    window.addEventListener = listen;
    for (const listening of noted) window.removeEventListener(...listening);
  };
}

// Files of the browser's wing share a process. Each begins as a page just opened: an empty window,
// nobody listening at it, and our own modules, with all that they keep, not loaded yet.
vi.resetModules();
vi.useRealTimers();
sessionStorage.clear();
localStorage.clear();
history.replaceState(null, '', '/');
document.head.replaceChildren();
document.body.replaceChildren();
document.title = '';
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);

afterAll(notedListeners());

// A window of tests follows a link to a file, instead of saving it, and would be nobody's page any more.
window.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement && event.target.download !== '')
    event.preventDefault();
});
