declare module 'autocannon' {
  interface Options {
    url: string;
    connections: number;
    headers: Record<string, string>;
    /** Requests to send; without it the duration decides. */
    amount?: number;
    /** Seconds. */
    duration?: number;
    /** Requests a second by all connections together. */
    overallRate?: number;
  }

  interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** How many answers had each state of HTTP. */
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  }

  interface Run extends PromiseLike<Result> {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }

  export default function autocannon(options: Options): Run;
}
