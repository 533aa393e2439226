import { Anchor, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { movementFields } from '#contract/money/bank-movement-record.ts';
import { movementInput, type BankMovement } from '#contract/money/bank-movements.ts';
import { labelsOf, valuesOf, type FormOf } from '#contract/record.ts';
import { FormPanel, Wide } from '#web/form/FormPanel.tsx';
import { ModalForm } from '#web/form/ModalForm.tsx';
import { useContractForm } from '#web/form/useContractForm.ts';
import { formatDate, formatMoney } from '#web/lib/czech.ts';
import { paths } from '#web/lib/paths.ts';
import { flash } from '#web/notices/flash.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { RecordHistory } from '#web/record/RecordHistory.tsx';
import { Facts } from '#web/ui/Facts.tsx';
import { InnerLink } from '#web/ui/InnerLink.tsx';
import type { Steps } from '#web/ui/StepLine.tsx';
import { RecordFields } from '#web/values/RecordPanels.tsx';
import { LumpPart } from './LumpPart.tsx';
import { RefundPart } from './RefundPart.tsx';
import { useDecideMovement, useTakeBackReversal } from './bank.queries.ts';

const labels = labelsOf(movementFields);
// What is money of the post waits for nobody and cannot be left for later.
const { state: _state, ...fieldsOfLump } = movementFields;
const texts = { state: movementFields.state.value.text };

interface MovementDialogProps {
  movement: BankMovement;
  /** Its neighbours in the list of movements. */
  steps: Steps | undefined;
  onClose: () => void;
}

/** A movement: what the bank wrote of it, and whether it is left for later. */
export function MovementDialog({ movement, steps, onClose }: MovementDialogProps) {
  const { unit_id, bank_movement_id, version } = movement;
  const deciding = useDecideMovement();
  const form = useContractForm<FormOf<typeof movementFields>>({
    schema: movementInput,
    initial: valuesOf(movementFields, movement),
    recordKey: bank_movement_id,
    version,
    draftKey: `bank-movement.${bank_movement_id}`,
    labels,
    texts,
    onSave: async (changes, { version: seen }) => {
      const saved = await deciding.mutateAsync({
        params: { unit_id, bank_movement_id },
        body: { ...changes, version: seen },
      });
      flash(saved.state === 'parked' ? 'Pohyb byl odložen' : 'Pohyb byl uložen', saved);
      return { ...valuesOf(movementFields, saved), version: saved.version };
    },
    onCancel: onClose,
  });
  return (
    <ModalForm
      form={form}
      title={`Pohyb ${formatMoney(movement.amount)} z ${formatDate(movement.booked_on)}`}
      saveLabel="Uložit změny"
      steps={steps}
      onClose={onClose}
    >
      <Told movement={movement} />
      {movement.sipo_period === null ? (
        <RecordFields fields={movementFields} form={form} />
      ) : (
        <RecordFields fields={fieldsOfLump} form={form} />
      )}
      {movement.is_reversal && movement.ledger_payment_id !== null ? (
        <TakeBack movement={movement} onDone={onClose} />
      ) : null}
      <LumpPart movement={movement} onDone={onClose} />
      <RefundPart movement={movement} onDone={onClose} />
      <FormPanel heading="Historie" collapsible lazy>
        <Wide>
          <RecordHistory
            record_type="bank_movements"
            unit_id={unit_id}
            record_id={bank_movement_id}
            labels={labels}
            texts={texts}
          />
        </Wide>
      </FormPanel>
    </ModalForm>
  );
}

/** The way back from a reversal that undoes another payment than it should. */
function TakeBack({ movement, onDone }: { movement: BankMovement; onDone: () => void }) {
  const takingBack = useTakeBackReversal();
  const { unit_id, bank_movement_id, version } = movement;
  const back = () =>
    takingBack.mutate(
      { params: { unit_id, bank_movement_id }, body: { version } },
      {
        onSuccess: (saved) => {
          flash('Storno je vzato zpět a čeká na výběr platby', saved);
          onDone();
        },
      },
    );
  return (
    <div>
      <Button variant="subtle" color="red" loading={takingBack.isPending} onClick={back}>
        Vzít storno zpět
      </Button>
      <ErrorLine error={takingBack.error} isOfAction />
    </div>
  );
}

/** What the bank wrote; what it did not is left out. */
function Told({ movement }: { movement: BankMovement }) {
  return (
    <Facts>
      <Pair name="Účet">{movement.account_name}</Pair>
      <Pair name="Protistrana">{movement.counter_name}</Pair>
      <Pair name="Protiúčet">{movement.counter_account}</Pair>
      <Pair name="Variabilní symbol">{movement.variable_symbol}</Pair>
      <Pair name="Konstantní symbol">{movement.constant_symbol}</Pair>
      <Pair name="Specifický symbol">{movement.specific_symbol}</Pair>
      <Pair name="Zpráva">{movement.message}</Pair>
      <Pair name="Druh">{movement.kind_text}</Pair>
      {movement.is_reversal ? (
        <Pair name="Storno">
          {movement.ledger_payment_id === null ? (
            <Anchor component={InnerLink} href={`${paths.Payments}?queue=reversals`}>
              vybrat platbu, kterou ruší
            </Anchor>
          ) : (
            'ruší jiný pohyb'
          )}
        </Pair>
      ) : null}
      <Paid movement={movement} />
    </Facts>
  );
}

/** The payment that the movement is booked as, and the way to it. */
function Paid({ movement }: { movement: BankMovement }) {
  const { ledger_payment_id, unassigned, booked_on } = movement;
  if (ledger_payment_id === null) return null;
  const rest = unassigned === 0 ? 'celá přiřazena' : `čeká ${formatMoney(unassigned ?? 0)}`;
  const days = `from=${booked_on}&to=${booked_on}`;
  return (
    <Pair name="Platba">
      <Anchor
        component={InnerLink}
        href={`${paths.Payments}?unit=${movement.unit_id}&${days}&payment=${ledger_payment_id}`}
      >
        {rest}
      </Anchor>
    </Pair>
  );
}

function Pair({ name, children }: { name: string; children: ReactNode }) {
  if (children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
