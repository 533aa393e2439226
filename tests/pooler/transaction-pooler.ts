import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { ClusterAddress } from '../cluster.ts';
import { errorMessage, message, Messages, startupMessage, startupNames } from './messages.ts';

/** What a pooler lets a client begin with, as PgBouncer does. */
const KNOWN = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle']);
const IDLE = 'I';

/** A connection to PostgreSQL that goes from hand to hand. */
class Backend {
  readonly socket: Socket;
  /** What PostgreSQL said of itself at the beginning: handed on to each client. */
  greeting = Buffer.alloc(0);
  client: Client | undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  static async open({ host, port, user }: ClusterAddress, database: string): Promise<Backend> {
    const isFolder = host.startsWith('/');
    const socket = isFolder ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    const backend = new Backend(socket.on('error', () => undefined));
    await once(socket, 'connect');
    const messages = new Messages();
    const ready = new Promise<void>((resolve) => {
      socket.on('data', (chunk) => {
        for (const { kind, bytes } of messages.add(chunk)) {
          if (backend.client !== undefined) backend.client.told(kind, bytes);
          else if (kind === 'Z') resolve();
          else backend.greeting = Buffer.concat([backend.greeting, bytes]);
        }
      });
    });
    socket.write(startupMessage({ user, database }));
    await ready;
    return backend;
  }
}

/** One client: he has a backend from the first message of a transaction to its end. */
class Client {
  readonly #socket: Socket;
  readonly #pool: Pool;
  #backend: Backend | undefined;
  #waiting: Buffer[] = [];
  /** Questions of which PostgreSQL has not said yet that it is ready for another one. */
  #asked = 0;

  constructor(socket: Socket, pool: Pool) {
    this.#socket = socket;
    this.#pool = pool;
  }

  asks(kind: string, bytes: Buffer): void {
    if (kind === 'X') return void this.#socket.end();
    if (kind === 'Q' || kind === 'S') this.#asked += 1;
    if (this.#backend !== undefined) return void this.#backend.socket.write(bytes);
    this.#waiting.push(bytes);
    if (this.#waiting.length === 1) this.#pool.want((backend) => this.#take(backend));
  }

  told(kind: string, bytes: Buffer): void {
    this.#socket.write(bytes);
    if (kind !== 'Z') return;
    this.#asked -= 1;
    if (this.#asked === 0 && String.fromCharCode(bytes[5] ?? 0) === IDLE) this.leave();
  }

  /** Gives the backend to the next one; in the middle of a transaction it is of no use to anybody. */
  leave(): void {
    const backend = this.#backend;
    this.#backend = undefined;
    if (backend === undefined) return;
    backend.client = undefined;
    if (this.#asked === 0) this.#pool.free(backend);
    else backend.socket.destroy();
  }

  #take(backend: Backend): void {
    backend.client = this;
    this.#backend = backend;
    for (const bytes of this.#waiting.splice(0)) backend.socket.write(bytes);
  }
}

class Pool {
  readonly #idle: Backend[];
  readonly #queue: ((backend: Backend) => void)[] = [];

  constructor(backends: readonly Backend[]) {
    this.#idle = [...backends];
  }

  want(take: (backend: Backend) => void): void {
    const backend = this.#idle.shift();
    if (backend === undefined) this.#queue.push(take);
    else take(backend);
  }

  /** The longest unused is taken first, so that everybody meets with connections of others. */
  free(backend: Backend): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#idle.push(backend);
    else next(backend);
  }
}

function serve(socket: Socket, pool: Pool, greeting: Buffer): void {
  const client = new Client(socket, pool);
  const messages = new Messages();
  socket.on('error', () => undefined).on('close', () => client.leave());
  socket.once('data', (packet) => {
    const strange = startupNames(packet).find((name) => !KNOWN.has(name.toLowerCase()));
    if (strange !== undefined) {
      return void socket.end(errorMessage('08P01', `unsupported startup parameter: ${strange}`));
    }
    socket.write(Buffer.concat([greeting, message('Z', Buffer.from(IDLE))]));
    return void socket.on('data', (chunk) => {
      for (const { kind, bytes } of messages.add(chunk)) client.asks(kind, bytes);
    });
  });
}

/** A pooler in transaction mode: so many connections to PostgreSQL, each for one transaction. */
export async function startOwnPooler(cluster: ClusterAddress, database: string, size: number) {
  const opening = Array.from({ length: size }, () => Backend.open(cluster, database));
  const backends = await Promise.all(opening);
  const pool = new Pool(backends);
  const server = createServer((socket) =>
    serve(socket, pool, backends[0]?.greeting ?? Buffer.alloc(0)),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: async () => {
      server.close();
      for (const { socket } of backends) socket.destroy();
    },
  };
}
