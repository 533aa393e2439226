/** Of how many last characters of a serial number somebody proves that he stands at the meter. */
const ENDING = 4;

/** Letters and digits alone, in capitals: '12-345 67a' and '1234567A' are one number. */
const plain = (written: string) => written.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether what was typed is the end of one of the serial numbers: their last four letters and digits, or the whole of
 * a number. A number of fewer characters proves nothing, whoever knows it.
 */
export function isSerialEnd(typed: string, serials: readonly string[]): boolean {
  const said = plain(typed);
  return serials
    .map(plain)
    .some(
      (serial) => serial.length >= ENDING && (said === serial || said === serial.slice(-ENDING)),
    );
}
