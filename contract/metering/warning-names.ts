/** How kinds of warnings are called. */
export const warningNames = {
  steady: ['Trvalý průtok'],
  loss: ['Ztráta v domě'],
  stopped: ['Stojící měřidlo'],
  'suspect-up': ['Podezřele vysoká spotřeba'],
  backflow: ['Zpětný chod'],
  seal: ['Porušená plomba'],
  ended: ['Skončilo ověření'],
  'suspect-down': ['Podezřele nízká spotřeba'],
  unread: ['Bez odečtu'],
  ends: ['Končí ověření'],
  remote: ['Chybí dálkový odečet'],
} as const;
