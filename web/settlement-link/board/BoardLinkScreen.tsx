import { Skeleton } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OpenedBoard } from '#contract/settlement/board.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import { daysText, periodName } from '#contract/settlement/statement-text.ts';
import { formatDate, formatDateTime, formatNumber } from '#web/lib/czech.ts';
import { ErrorLine } from '#web/notices/ErrorLine.tsx';
import { EntryScreen } from '#web/session/screens/EntryScreen.tsx';
import { Fact, Summary } from '#web/ui/Summary.tsx';
import page from '#web/ui/link-page.module.css';
import styles from '../statement-link.module.css';
import { useOpenBoard } from './board-link.queries.ts';
import { BoardServices } from './BoardServices.tsx';
import { Changed } from './Changed.tsx';
import { Decision } from './Decision.tsx';

/** What a member of the board sees of a settlement before it is delivered, by the link sent to him (route /vybor). */
export function BoardLinkScreen() {
  const { secret = '' }: { secret?: string } = useParams({ strict: false });
  return <Opened key={secret} secret={secret} />;
}

function Opened({ secret }: { secret: string }) {
  const { mutate, data, error } = useOpenBoard();
  const [decided, setDecided] = useState<OpenedBoard>();
  useEffect(() => {
    if (secret !== '') mutate({ body: { secret } });
  }, [secret, mutate]);
  const board = decided ?? data;
  if (board !== undefined)
    return (
      <EntryScreen title={`Vyúčtování služeb ${periodName(board)} ke schválení`}>
        <Told secret={secret} board={board} onDecided={setDecided} />
      </EntryScreen>
    );
  return (
    <EntryScreen title="Vyúčtování ke schválení">
      {secret !== '' && error === null ? (
        <Skeleton height="16rem" role="status" aria-label="Ověřuji odkaz" />
      ) : (
        <>
          <ErrorLine error={error} />
          <p className={page.text}>
            Vyúčtování ukazuje odkaz, který vám poslal správce domu. Otevřete ho, prosím, celý.
          </p>
        </>
      )}
    </EntryScreen>
  );
}

interface ToldProps {
  secret: string;
  board: OpenedBoard;
  onDecided: (board: OpenedBoard) => void;
}

function Told({ secret, board, onDecided }: ToldProps) {
  return (
    <>
      {board.is_overtaken ? (
        <p className={styles.superseded} role="status">
          <strong>Vyúčtování bylo mezitím spočteno znovu.</strong> Tento výpočet už se nedoručí.
          Správce vám pošle odkaz na nový.
        </p>
      ) : null}
      <Place board={board} />
      <Sums board={board} />
      <BoardServices secret={secret} board={board} />
      <Changed board={board} />
      <Decision secret={secret} board={board} onDecided={onDecided} />
      <p className={page.dimmed}>{`Odkaz platí do ${formatDate(board.expires)}.`}</p>
    </>
  );
}

function Place({ board }: { board: OpenedBoard }) {
  const { unit_name, building_name, period_from, period_to, number, counted } = board;
  return (
    <div className={page.place}>
      <strong>{unit_name}</strong>
      <span>{building_name === '' ? 'Celá jednotka' : building_name}</span>
      <span className={page.dimmed}>{`Za období ${daysText(period_from, period_to)}`}</span>
      <span className={page.dimmed}>{`Výpočet č. ${number} z ${formatDateTime(counted)}`}</span>
    </div>
  );
}

function Sums({ board }: { board: OpenedBoard }) {
  const { cost, advances, owed, overpaid, recipients } = board;
  return (
    <Summary label="Vyúčtování v kostce">
      <Fact label="Náklad">{crowns(cost)}</Fact>
      <Fact label="Přijaté zálohy">{crowns(advances)}</Fact>
      <Fact label="Nedoplatky">{crowns(owed)}</Fact>
      <Fact label="Přeplatky">{crowns(overpaid)}</Fact>
      <Fact label="Příjemců">{formatNumber(recipients, 0)}</Fact>
    </Summary>
  );
}
