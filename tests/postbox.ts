import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What a mail server got. */
export interface Delivered {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
}

/** A mail server on the loopback. */
export interface Postbox {
  readonly url: string;
  readonly delivered: readonly Delivered[];
  /** Refuses everything while true. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** Starts a mail server; close it when done. */
export async function openPostbox(): Promise<Postbox> {
  const delivered: Delivered[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onMailFrom: (_address, _session, done) => {
      done(refusing ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null);
    },
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const message = Buffer.concat(parts).toString('utf8');
        delivered.push({ from, to: rcptTo.map(({ address }) => address), message });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    delivered,
    refuse: (next) => {
      refusing = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
