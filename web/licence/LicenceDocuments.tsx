import type { Consent, ConsentKind } from '#contract/consents.ts';
import type { Licence } from '#contract/licence.ts';
import { formatDateTime } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { useConsents } from './licence.queries.ts';
import styles from './licence.module.css';
import { LicencePanel } from './LicencePanel.tsx';

/** Texts that the client has agreed to, each version with who agreed and when. */
export function LicenceDocuments({ licence }: { licence: Licence }) {
  const consents = useConsents().data?.values ?? [];
  return (
    <LicencePanel heading="Dokumenty, se kterými jste souhlasili">
      <Facts>
        <dt>
          <InnerLink href={paths.TermConditions}>Obchodní podmínky</InnerLink>
        </dt>
        <dd>
          <Agreed
            consents={ofKind(consents, 'terms')}
            version={licence.term_and_conditions_version}
            date={licence.term_and_conditions_agreement_date}
          />
        </dd>
        <dt>
          <InnerLink href={paths.PersonalProtection}>Ochrana osobních údajů</InnerLink>
        </dt>
        <dd>
          <Agreed
            consents={ofKind(consents, 'privacy')}
            version={licence.gdpr_version}
            date={licence.gdpr_agreement_date}
          />
        </dd>
      </Facts>
    </LicencePanel>
  );
}

function ofKind(consents: readonly Consent[], kind: ConsentKind): readonly Consent[] {
  return consents.filter((consent) => consent.kind === kind);
}

interface AgreedProps {
  consents: readonly Consent[];
  /** What the client's own record says, where single consents were not kept yet. */
  version: string;
  date: string;
}

function Agreed({ consents, version, date }: AgreedProps) {
  if (consents.length === 0)
    return version === ''
      ? 'souhlas není zaznamenán'
      : `verze ${version}, souhlas ${formatDateTime(date)}`;
  return (
    <ul className={styles.consents}>
      {consents.map((consent) => (
        <li key={`${consent.version} ${consent.agreed}`}>
          verze {consent.version}, souhlas {formatDateTime(consent.agreed)}, {consent.user_name}
        </li>
      ))}
    </ul>
  );
}
