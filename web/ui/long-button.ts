/** For a button that names a record: on a phone its text goes on in another line, and is not cut. */
export const longButton = {
  maw: '100%',
  h: 'auto',
  mih: '1.875rem',
  styles: { label: { whiteSpace: 'normal', textAlign: 'start', lineHeight: 1.3 } },
} as const;
