// Stands behind the place of the portal: where nobody is signed in, the sign-in page that the build has drawn is
// shown at once and can be typed into. The script of the portal takes it over when it comes, with what was typed;
// whoever presses Enter before is signed in then. Built alone, imports nothing.

/** Under what the session is kept. */
declare const SESSION: string;

/** The form when somebody has sent it meanwhile. Exported so that this is a module of its own; the page is given a plain script. */
export type Held = () => HTMLFormElement | undefined;
declare global {
  var kastelanHeld: Held | undefined;
}

function reveal(): void {
  const drawn = document.querySelector<HTMLTemplateElement>('#drawn');
  const place = document.querySelector('#root');
  if (drawn === null || place === null) return;
  if (sessionStorage.getItem(SESSION) !== null || localStorage.getItem(SESSION) !== null) return;
  // The content-security policy lets a script set styles, and none that stand in the page.
  for (const one of drawn.content.querySelectorAll<HTMLElement>('[data-style]')) {
    one.style.cssText = one.dataset['style'] ?? '';
    delete one.dataset['style'];
  }
  place.append(drawn.content);
  const form = place.querySelector('form');
  if (form === null) return;
  let isWaiting = true;
  let isSent = false;
  form.addEventListener('submit', (event) => {
    // Sent by the browser itself, the password would stand in the address.
    event.preventDefault();
    if (!isWaiting) return;
    isSent = true;
    form.setAttribute('aria-busy', 'true');
  });
  globalThis.kastelanHeld = () => {
    isWaiting = false;
    form.removeAttribute('aria-busy');
    return isSent ? form : undefined;
  };
  form.querySelector('input')?.focus();
}

try {
  reveal();
} catch {
  // A forbidden storage: the portal draws the page by itself.
}
