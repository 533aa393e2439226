const NEW_LINE = 0x0a;
// More than any line of a backup, less than what would exhaust the memory.
const LONGEST_LINE = 256 * 1024 ** 2;

/** Cuts a stream into lines, each with its end; the last one may lack it. */
export async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    let start = 0;
    for (let end = chunk.indexOf(NEW_LINE); end !== -1; end = chunk.indexOf(NEW_LINE, start)) {
      yield Buffer.concat([...waiting, chunk.subarray(start, end + 1)]);
      waiting = [];
      length = 0;
      start = end + 1;
    }
    waiting.push(chunk.subarray(start));
    length += chunk.length - start;
    if (length > LONGEST_LINE) throw new RangeError('A line of the backup is too long.');
  }
  if (length > 0) yield Buffer.concat(waiting);
}
