let isFresh = false;

/** Notes that somebody has just signed in and no screen has opened yet. */
export function noteSignIn(): void {
  isFresh = true;
}

/** Whether this is the first screen after a sign-in; only the first one who asks is told so. */
export function takeFreshSignIn(): boolean {
  const was = isFresh;
  isFresh = false;
  return was;
}
