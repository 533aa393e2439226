import { IconAlertCircle } from '#web/icons/IconAlertCircle.ts';
import { IconArrowBackUp } from '#web/icons/IconArrowBackUp.ts';
import { IconCircleCheck } from '#web/icons/IconCircleCheck.ts';
import styles from './FlashHost.module.css';
import { flashes, holdOffer, releaseOffer, undoOffer } from './flash.ts';
import type { UndoOffer } from './flash.ts';

interface FlashHostProps {
  onTakeBack: (offer: UndoOffer) => void;
}

/** Where flash messages appear, and the way back from what they tell; stands once in the shell. */
export function FlashHost({ onTakeBack }: FlashHostProps) {
  const { flashMessage, flashError } = flashes.use();
  const offer = undoOffer.use();
  // Readers announce only what changes in a region that already stands, so both are always drawn.
  return (
    <div className={styles.host}>
      <div role="status" aria-live="polite">
        {flashMessage === '' ? null : (
          <p className={styles.message}>
            <IconCircleCheck size="1.25rem" aria-hidden="true" />
            {flashMessage}
          </p>
        )}
      </div>
      {offer === null ? null : <OfferButton offer={offer} onTakeBack={onTakeBack} />}
      <div role="alert" aria-live="assertive">
        {flashError === '' ? null : (
          <p className={styles.error}>
            <IconAlertCircle size="1.25rem" aria-hidden="true" />
            {flashError}
          </p>
        )}
      </div>
    </div>
  );
}

function OfferButton({ offer, onTakeBack }: { offer: UndoOffer } & FlashHostProps) {
  const label = offer.isRedo ? 'Znovu provést' : 'Vzít zpět';
  return (
    <button
      type="button"
      className={styles.offer}
      aria-keyshortcuts="Control+Z"
      title={offer.told}
      onClick={() => onTakeBack(offer)}
      onPointerEnter={holdOffer}
      onPointerLeave={releaseOffer}
      onFocus={holdOffer}
      onBlur={releaseOffer}
    >
      <IconArrowBackUp size="1.25rem" aria-hidden="true" />
      {label}
      <kbd aria-hidden="true">Ctrl+Z</kbd>
    </button>
  );
}
