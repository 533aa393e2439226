import { startPortal } from './start.ts';
import { stop } from './stopping.ts';

/** A portal that lives until a source of it changes. */
interface Round {
  readonly welcome: string;
  /** Ends it for good. */
  end(): Promise<void>;
  /** Ends it before the next one, which finds the embedded database running. */
  leave(): Promise<void>;
}

/** Starts the portal of a developer, whose page is served beside. Ends the process when it cannot. */
export async function begin(): Promise<Round> {
  const started = await startPortal(Promise.resolve(undefined));
  return {
    welcome: started.welcome,
    end: () => stop(started),
    leave: () => stop({ ...started, closeDatabase: () => started.leaveDatabase() }),
  };
}
