const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];
// Tabs and ends of lines are text; other control characters stand in files that are not.
const notText = /[\u0000-\u0008\u000e-\u001f]/;

function startsWith(bytes: Uint8Array, mark: readonly number[]): boolean {
  return mark.every((byte, at) => bytes[at] === byte);
}

function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, UTF16_LE)) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, UTF16_BE)) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Hardly any text of Windows-1250 is UTF-8 by chance.
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/** The text of a file in UTF-8, UTF-16 with its mark, or Windows-1250; undefined when it is no text. */
export function textOfFile(bytes: Uint8Array): string | undefined {
  const text = decoded(bytes);
  return notText.test(text) ? undefined : text;
}
