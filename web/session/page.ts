/** What the session does to the page as a whole; apart, so that tests can hold it. */
export const page = {
  reload: (): void => location.reload(),
  open: (path: string): void => location.assign(path),
};
