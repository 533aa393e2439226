/** One message of PostgreSQL's protocol with its head. */
export interface Message {
  readonly kind: string;
  readonly bytes: Buffer;
}

const HEAD = 5;

/** Divides what comes over a connection into whole messages; what is not whole yet waits. */
export class Messages {
  #rest = Buffer.alloc(0);

  add(chunk: Buffer): Message[] {
    let rest = Buffer.concat([this.#rest, chunk]);
    const whole: Message[] = [];
    while (rest.length >= HEAD) {
      const size = 1 + rest.readUInt32BE(1);
      if (rest.length < size) break;
      whole.push({ kind: String.fromCharCode(rest[0] ?? 0), bytes: rest.subarray(0, size) });
      rest = rest.subarray(size);
    }
    this.#rest = rest;
    return whole;
  }
}

export function message(kind: string, body: Buffer): Buffer {
  const head = Buffer.alloc(HEAD);
  head.write(kind);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** What a connection begins with: its parameters by name. */
export function startupMessage(parameters: Readonly<Record<string, string>>): Buffer {
  const body = Object.entries(parameters).flatMap(([name, value]) => [name, value]);
  const text = Buffer.from(`${body.join('\0')}\0\0`);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + text.length, 0);
  head.writeUInt32BE(196_608, 4);
  return Buffer.concat([head, text]);
}

/** Names of the parameters with which a client begins. */
export function startupNames(packet: Buffer): string[] {
  const words = packet.subarray(8).toString().split('\0');
  return words.filter((word, at) => at % 2 === 0 && word !== '');
}

export function errorMessage(code: string, text: string): Buffer {
  return message('E', Buffer.from(`SFATAL\0C${code}\0M${text}\0\0`));
}
