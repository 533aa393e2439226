import { ruled, text } from '#contract/fields.ts';
import { doubted, type Doubt } from '#contract/values/doubts.ts';
import { dataBoxDoubt, formatDataBox } from '#contract/rules/data-box.ts';
import { maxLengthRule } from '#contract/rules/length.ts';
import { formatPhone, phoneDoubt } from '#contract/rules/phone.ts';
import { formatVatId, vatIdDoubt } from '#contract/rules/vat-id.ts';
import { webAddressDoubt, webAddressRule } from '#contract/rules/web-address.ts';
import { formatZip, zipDoubt } from '#contract/rules/zip.ts';
import { line } from './text.ts';

/** A text of at most so many characters that is kept in one look, whoever writes it. */
function formatted(max: number, format: (text: string) => string, doubt: Doubt) {
  const fits = ruled(text(max), (value) => maxLengthRule(max)(format(String(value))));
  return doubted(fits.transform(format), doubt);
}

/** Telephone numbers, each apart. */
export const phone = (max: number) => ({
  ...line(formatted(max, formatPhone, phoneDoubt)),
  kind: 'phone' as const,
});

/** A tax ID (DIČ). */
export const vatId = () => line(formatted(20, formatVatId, vatIdDoubt));

/** The id of a data box. */
export const dataBox = () => line(formatted(20, formatDataBox, dataBoxDoubt));

/** A postal code, in its Czech look where it is one. */
export const zip = () => ({
  ...line(formatted(10, formatZip, zipDoubt)),
  kind: 'zip' as const,
});

/** An address of the web. */
export const webAddress = (max: number) =>
  line(doubted(ruled(text(max), webAddressRule), webAddressDoubt));
