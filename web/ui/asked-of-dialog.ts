/** Whether a key belongs to the dialog of an element: pressed in it, or nowhere while it is the one on top. */
export function isAskedOfDialog(element: HTMLElement, target: Element): boolean {
  const dialog = element.closest('[role="dialog"]');
  const isNowhere = target === document.body;
  return isNowhere
    ? dialog !== null && dialog === [...document.querySelectorAll('[role="dialog"]')].at(-1)
    : dialog?.contains(target) === true;
}
