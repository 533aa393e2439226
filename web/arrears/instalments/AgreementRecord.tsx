import { Anchor, Button } from '@mantine/core';
import { IconDownload } from '#web/icons/IconDownload.ts';
import { useState } from 'react';
import { claimText, debtPlace } from '#contract/money/debt-text.ts';
import type { Agreement, Instalment } from '#contract/money/instalments.ts';
import { formatDate, formatDateTime, formatMoney, todayInPrague } from '#web/lib/czech.ts';
import { bytesOf, download, fileName } from '#web/lib/download.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { paths } from '#web/lib/paths.ts';
import { Facts } from '#web/ui/Facts.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { LateModal } from '#web/ui/LateModal.tsx';
import { AgreementFiles } from './AgreementFiles.tsx';
import { EndDialog } from './EndDialog.tsx';
import styles from './instalments.module.css';
import { usePrintAgreement } from './instalments.queries.ts';
import { SignDialog } from './SignDialog.tsx';
import { StateBadge } from './StateBadge.tsx';
import { instalmentText, signedText } from './words.ts';

interface AgreementRecordProps {
  agreement: Agreement;
  /** The day on which it is looked at. */
  day: string;
  onClose: () => void;
}

/** One agreement: how its instalments stand, its paper, and its end. */
export function AgreementRecord({ agreement, day, onClose }: AgreementRecordProps) {
  const [way, setWay] = useState<'cancelled' | 'called' | 'signed' | null>(null);
  if (way === 'signed') return <SignDialog agreement={agreement} onClose={onClose} />;
  if (way !== null) return <EndDialog agreement={agreement} way={way} onClose={onClose} />;
  const isToday = day === todayInPrague();
  const { state, ended_on, calls_whole } = agreement;
  return (
    <LateModal opened size="lg" onClose={onClose} title={`Dohoda o splátkách: ${agreement.names}`}>
      <div className={styles.part}>
        <AgreementFacts agreement={agreement} />
        <h3 className={styles.heading}>{`Splátky ke dni ${formatDate(ended_on ?? day)}`}</h3>
        <ol className={styles.list}>
          {agreement.instalments.map((one) => (
            <InstalmentLine key={one.place} one={one} day={ended_on ?? day} />
          ))}
        </ol>
        <div className={styles.actions}>
          <PrintButton agreement={agreement} />
          <Button variant="default" onClick={() => setWay('signed')}>
            {agreement.signed_on === null ? 'Zapsat podpis…' : 'Změnit podpis…'}
          </Button>
          {ended_on === null && isToday ? (
            <>
              {state === 'breached' && calls_whole ? (
                <Button variant="default" onClick={() => setWay('called')}>
                  Zesplatnit celý dluh…
                </Button>
              ) : null}
              <Button variant="default" onClick={() => setWay('cancelled')}>
                Zrušit dohodu…
              </Button>
            </>
          ) : null}
        </div>
        <h3 className={styles.heading}>Listiny</h3>
        <AgreementFiles agreement={agreement} />
        <h3 className={styles.heading}>Předpisy v dohodě</h3>
        <ul className={styles.list}>
          {agreement.claims.map((claim) => (
            <li key={claim.ledger_claim_id} className={styles.line}>
              <span>{`${claimText(claim)}, splatnost ${formatDate(claim.due_on)}`}</span>
              <span>{formatMoney(claim.amount)}</span>
            </li>
          ))}
        </ul>
      </div>
    </LateModal>
  );
}

function InstalmentLine({ one, day }: { one: Instalment; day: string }) {
  const isLate = one.paid_on === null && one.late_days > 0;
  return (
    <li className={styles.line}>
      <span>
        {`${one.place}. do ${formatDate(one.due_on)}: `}
        <span className={isLate ? styles.late : undefined}>{instalmentText(one, day)}</span>
      </span>
      <span>{formatMoney(one.amount)}</span>
    </li>
  );
}

function AgreementFacts({ agreement }: { agreement: Agreement }) {
  const { unit_id, ledger_account_id, amount, paid, acknowledges, calls_whole } = agreement;
  const terms = [
    ...(acknowledges ? ['uznání dluhu'] : []),
    ...(calls_whole ? ['zesplatnění při zmeškané splátce'] : []),
  ];
  const made = [formatDateTime(agreement.created), agreement.made_by];
  const ended = [agreement.ended_by, agreement.end_reason].filter((part) => part !== '');
  return (
    <Facts>
      <div>
        <dt>Stav</dt>
        <dd>
          <StateBadge state={agreement.state} />
        </dd>
      </div>
      <div>
        <dt>Konto</dt>
        <dd>
          <Anchor
            component={InnerLink}
            href={`${paths.Ledger}?unit=${unit_id}&account=${ledger_account_id}`}
          >
            {debtPlace(agreement)}
          </Anchor>
        </dd>
      </div>
      <div>
        <dt>Dohodnuto</dt>
        <dd>{`${formatMoney(amount)} dne ${formatDate(agreement.agreed_on)}`}</dd>
      </div>
      <div>
        <dt>Zaplaceno</dt>
        <dd>{`${formatMoney(paid)}, zbývá ${formatMoney(amount - paid)}`}</dd>
      </div>
      <div>
        <dt>Ujednáno</dt>
        <dd>{terms.length === 0 ? 'jen splátky' : terms.join(', ')}</dd>
      </div>
      <div>
        <dt>Podpis</dt>
        <dd>{signedText(agreement)}</dd>
      </div>
      {agreement.note === '' ? null : (
        <div>
          <dt>Další ujednání</dt>
          <dd>{agreement.note}</dd>
        </div>
      )}
      <div>
        <dt>Zapsáno</dt>
        <dd>{made.filter((part) => part !== '').join(', ')}</dd>
      </div>
      {agreement.ended_on === null ? null : (
        <div>
          <dt>Ukončeno</dt>
          <dd>{`${formatDate(agreement.ended_on)}, ${ended.join(': ')}`}</dd>
        </div>
      )}
    </Facts>
  );
}

function PrintButton({
  agreement: { unit_id, instalment_agreement_id },
}: {
  agreement: Agreement;
}) {
  const printing = usePrintAgreement();
  return (
    <>
      <Button
        leftSection={<IconDownload size="1.125rem" aria-hidden="true" />}
        loading={printing.isPending}
        onClick={() =>
          printing.mutate(
            { params: { unit_id, instalment_agreement_id }, body: {} },
            {
              onSuccess: ({ file_name, content_type, content_base64 }) =>
                download(
                  fileName(file_name),
                  new Blob([bytesOf(content_base64)], { type: content_type }),
                ),
            },
          )
        }
      >
        PDF k podpisu
      </Button>
      <ErrorLine error={printing.error} />
    </>
  );
}
