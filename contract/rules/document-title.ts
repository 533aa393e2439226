// Specification, section 2: Route guard.

/** Name of the product. */
export const PRODUCT_NAME = 'Kastelán';

/** Title of the document: the product and the active unit, or 'not logged in' for nobody. */
export function documentTitle(isLoggedIn: boolean, unitName: string | null = null): string {
  if (!isLoggedIn) return 'not logged in';
  return unitName === null || unitName === '' ? PRODUCT_NAME : `${PRODUCT_NAME} – ${unitName}`;
}
