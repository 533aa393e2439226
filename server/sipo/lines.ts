import type { SipoLine } from '#contract/sipo/hand-overs.ts';
import type { SipoPayer } from '#contract/sipo/register.ts';
import type { SipoSettings } from '#contract/sipo/settings.ts';

type Indication = SipoSettings['change_indication'];

function comparedWith(former: SipoLine | undefined, payer: SipoPayer): SipoLine['change'] {
  if (former === undefined) return 'new';
  const isSame = former.amount === payer.amount && former.document_text === payer.document_text;
  return isSame ? 'same' : 'changed';
}

function lineOf(payer: SipoPayer, former: SipoLine | undefined, indication: Indication): SipoLine {
  const change = comparedWith(former, payer);
  const { sipo, address_id, payer_name, document_text, amount } = payer;
  return {
    sipo,
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
    const { sipo, in_file, change, former_amount } = line;
    if (!in_file || !refused.has(sipo)) return [line];
    const goesOn = indication === 'changes' && change === 'changed' && former_amount !== null;
    return goesOn ? [{ ...line, amount: former_amount, document_text: '' }] : [];
  });
}

/**
 * The lines of a hand-over against the lines of the last one: those of payers without a fault, and
 * those that are no more. The whole register cancels by leaving out, so whoever is left out for a
 * fault is cancelled too; by a file of changes the post goes on with what it has of him. A file of
 * changes has no record for a cancelled payer: his prescription would have to be positive.
 */
export function handOverLines(
  payers: readonly SipoPayer[],
  formerLines: readonly SipoLine[],
  indication: Indication,
): SipoLine[] {
  const former = new Map(
    formerLines.filter(({ change }) => change !== 'cancelled').map((line) => [line.sipo, line]),
  );
  const paying = payers.filter(({ sipo }) => sipo !== '');
  const ready = paying.filter(({ faults }) => faults.length === 0);
  const lines = ready.map((payer) => lineOf(payer, former.get(payer.sipo), indication));
  const isReady = new Set(ready.map(({ sipo }) => sipo));
  const isPaying = new Set(paying.map(({ sipo }) => sipo));
  const rest = [...former.values()].filter(({ sipo }) => !isReady.has(sipo));
  for (const line of rest) {
    const goesOn = indication === 'changes' && isPaying.has(line.sipo);
    const change = goesOn ? 'same' : 'cancelled';
    lines.push({ ...line, former_amount: line.amount, change, in_file: false });
  }
  return lines;
}
