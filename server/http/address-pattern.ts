/** What addresses a path of the contract covers. */
export function addressPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`);
}

const PLAIN = /^\/[\w\-.~%/:,@+]*(\?[\w\-.~%/:,@+=&*]*)?$/;
const DOTS = /\/(\.|%2e)+(?=\/|\?|$)/i;

/** Whether an address says the same however it is read: of plain characters, and nothing in it climbs. */
export function isPlainAddress(address: string): boolean {
  return PLAIN.test(address) && !DOTS.test(address);
}
