import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { czechPlural } from '#contract/rules/plural.ts';
import type { LaterDocument } from '#contract/settlement/later-documents.ts';
import type { Settlement } from '#contract/settlement/settlements.ts';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import { documentsAddress } from '../mends.ts';
import styles from '../settlement.module.css';
import { CorrectDialog } from './CorrectDialog.tsx';
import { changeText, laterReason, laterTitle, laterName } from './later-words.ts';

/** Documents that are shown until the rest is asked for. */
const SHOWN = 5;

/** Says over an issued settlement which documents it was not counted from so, and leads to its correction. */
export function LaterDocuments({ settlement }: { settlement: Settlement }) {
  const { later_documents: documents, unit_id } = settlement;
  const [isWhole, setWhole] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (documents.length === 0) return null;
  const shown = isWhole ? documents : documents.slice(0, SHOWN);
  return (
    <Alert color="yellow" title={laterTitle(documents.length)} className={styles.later}>
      <ul className={styles.things}>
        {shown.map((document) => (
          <li key={document.billing_document_id}>
            <Document document={document} unit_id={unit_id} />
          </li>
        ))}
      </ul>
      <p className={styles.line}>
        Vydaná vyúčtování se tím nemění. Oprava je spočítá znovu a každému ukáže rozdíl.
      </p>
      <div className={styles.actions}>
        {shown.length < documents.length ? (
          <Button variant="subtle" onClick={() => setWhole(true)}>
            {`Zobrazit ${czechPlural(documents.length - shown.length, 'další', 'další', 'dalších')} ${documents.length - shown.length}`}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setOpen(true)}>
          Opravit vyúčtování
        </Button>
      </div>
      {isOpen ? (
        <CorrectDialog
          settlement={settlement}
          reason={laterReason(documents)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </Alert>
  );
}

function Document({ document, unit_id }: { document: LaterDocument; unit_id: number }) {
  const { billing_place_id, billing_document_id, change } = document;
  const own = change === 'gone' ? null : billing_document_id;
  return (
    <>
      <InnerLink href={documentsAddress(unit_id, billing_place_id, own)}>
        {laterName(document)}
      </InnerLink>
      <span className={styles.said}>{`: ${changeText(document)}`}</span>
    </>
  );
}
