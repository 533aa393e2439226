/** A written number with a real minus in the place of the hyphen that formats of the language give. */
export function withMinus(written: string): string {
  return written.replace(/^-/, '\u2212');
}
