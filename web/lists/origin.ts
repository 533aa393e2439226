/** Whose row of a list it is: given by the portal, or made by the client. */
export function originOf({ is_system }: { readonly is_system: boolean }): string {
  return is_system ? 'systémový' : 'vlastní';
}
