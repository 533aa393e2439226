import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const HOST = '127.0.0.1';
/** As between two houses of servers in one country, and some more. */
const LATE_MS = 30;

/**
 * The line between two machines, over which what is sent arrives later. On the loopback it would be there
 * before anybody is told that it was written, and a standby that nobody waits for would have everything too.
 */
export class LongLine {
  readonly #server: Server;
  readonly #ends = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** A line to the port of this machine. */
  static async to(target: number): Promise<LongLine> {
    const server = createServer();
    const line = new LongLine(server);
    server.on('connection', (near) => line.#join(near, target));
    await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Breaks the line: what is under way arrives no more. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    for (const end of this.#ends) end.destroy();
    await closed;
  }

  #join(near: Socket, target: number): void {
    const far = connect(target, HOST);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#ends.add(one);
      one.on('data', (part) =>
        setTimeout(() => other.destroyed || other.write(part), LATE_MS).unref(),
      );
      one.on('error', () => undefined);
      one.once('close', () => {
        this.#ends.delete(one);
        other.destroy();
      });
    }
  }
}
