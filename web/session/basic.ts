/** The value of a Basic header; letters outside ASCII go as UTF-8. */
export function basicAuthorization(user_identity: string, password: string): string {
  const bytes = new TextEncoder().encode(`${user_identity}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
