import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoPayer } from '#contract/sipo/register.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';

type Indication = SipoSettings['change_indication'];

/** By what the post tells a line from others: the payer and the fee code, zeros in front left out. */
export function lineKey({ sipo, fee_code }: Pick<SipoLine, 'sipo' | 'fee_code'>): string {
  return `${sipo} ${fee_code.replace(/^0+/, '')}`;
}

type Part = SipoPayer['parts'][number];

function comparedWith(former: SipoLine | undefined, amount: number, text: string) {
  if (former === undefined) return 'new';
  const isSame = former.amount === amount && former.document_text === text;
  return isSame ? 'same' : 'changed';
}

function lineOf(
  payer: SipoPayer,
  { fee_code, amount }: Part,
  former: SipoLine | undefined,
  indication: Indication,
): SipoLine {
  const { sipo, address_id, payer_name, document_text } = payer;
  const change = comparedWith(former, amount, document_text);
  return {
    sipo,
    fee_code,
    address_id,
    payer_name,
    document_text,
    amount,
    former_amount: former?.amount ?? null,
    change,
    in_file: indication === 'full' || change !== 'same',
  };
}

/**
 * What the post has after a hand-over: its lines but for those that the file of errors refused. Of a
 * file of changes it goes on with what it had of a changed payer; with which text is not known.
 */
export function acceptedLines(
  lines: readonly SipoLine[],
  refused: ReadonlySet<string>,
  indication: Indication,
): SipoLine[] {
  return lines.flatMap((line) => {
    const { in_file, change, former_amount } = line;
    if (!in_file || !refused.has(lineKey(line))) return [line];
    const goesOn = indication === 'changes' && change === 'changed' && former_amount !== null;
    return goesOn ? [{ ...line, amount: former_amount, document_text: '' }] : [];
  });
}

/**
 * The lines of a hand-over against the lines of the last one: those of payers without a fault, one for
 * each fee code, and those that are no more. The whole register cancels by leaving out, so whoever is left out for a
 * fault is cancelled too; by a file of changes the post goes on with what it has of him. A file of
 * changes has no record for a cancelled payer: his prescription would have to be positive.
 */
export function handOverLines(
  payers: readonly SipoPayer[],
  formerLines: readonly SipoLine[],
  indication: Indication,
): SipoLine[] {
  const former = new Map(
    formerLines
      // Of a number that was cleared nobody knows whose it was.
      .filter(({ change, sipo }) => change !== 'cancelled' && !sipo.startsWith('#'))
      .map((line) => [lineKey(line), line] as const),
  );
  const paying = payers.filter(({ sipo }) => sipo !== '');
  const lines = paying
    .filter(({ faults }) => faults.length === 0)
    .flatMap((payer) =>
      payer.parts.map((part) => {
        const known = former.get(lineKey({ sipo: payer.sipo, fee_code: part.fee_code }));
        return lineOf(payer, part, known, indication);
      }),
    );
  const isWritten = new Set(lines.map(lineKey));
  const isFaulty = new Set(
    paying.filter(({ faults }) => faults.length > 0).map(({ sipo }) => sipo),
  );
  for (const line of former.values()) {
    if (isWritten.has(lineKey(line))) continue;
    const goesOn = indication === 'changes' && isFaulty.has(line.sipo);
    const change = goesOn ? 'same' : 'cancelled';
    lines.push({ ...line, former_amount: line.amount, change, in_file: false });
  }
  return lines;
}
