import type { OpenedBoard } from '#contract/settlement/board.ts';
import { crowns } from '#contract/settlement/explained-words.ts';
import { signed } from '#contract/settlement/statement-rows.ts';
import { savePaper } from '#web/core/account-papers/save-paper.ts';
import { FileButton } from '../FileButton.tsx';
import page from '#web/ui/link-page.module.css';
import styles from '../statement-link.module.css';
import { useReadBoardDocument } from './board-link.queries.ts';

interface BoardServicesProps {
  secret: string;
  board: OpenedBoard;
}

type Service = OpenedBoard['services'][number];
type Document = Service['documents'][number];

const nameOf = ({ service_name, house_name }: Service) =>
  house_name === '' ? service_name : `${service_name} (${house_name})`;

/** Sums of services beside what their documents say, each opened down to files. */
export function BoardServices({ secret, board }: BoardServicesProps) {
  const isWhole = board.services.every(({ cost, divided }) => cost === divided);
  return (
    <section className={styles.part} aria-labelledby="board-services">
      <h2 className={page.heading} id="board-services">
        Součty proti dokladům
      </h2>
      <p className={page.text}>
        {isWhole
          ? 'Co je rozděleno mezi příjemce, se u každé služby rovná dokladům na haléř.'
          : 'Některou službu nelze rozdělit: vyúčtování ještě není hotové.'}
      </p>
      <div>
        {board.services.map((service) => (
          <Row key={nameOf(service)} service={service} board={board} secret={secret} />
        ))}
      </div>
    </section>
  );
}

function Row({ service, board, secret }: BoardServicesProps & { service: Service }) {
  const { cost, divided, former, documents } = service;
  return (
    <details className={styles.service}>
      <summary>
        <span className={styles.sums}>
          <strong>{nameOf(service)}</strong>
          <strong className={styles.figure}>{crowns(cost)}</strong>
          <span className={page.dimmed}>
            {cost === divided ? 'rozděleno celé' : `rozděleno ${crowns(divided)}`}
          </span>
          {former === null ? null : (
            <span className={styles.figure}>
              {`proti loňsku ${signed(cost - former, crowns(cost - former))}`}
            </span>
          )}
        </span>
      </summary>
      <div className={styles.inside}>
        <ul className={styles.things}>
          {documents.map((document) => (
            <li key={`${document.billing_document_id} ${document.name}`}>
              <span>{document.name}</span>
              <span className={styles.figure}>{crowns(document.part)}</span>
              <Whole document={document} />
              {board.files
                .filter((file) => file.billing_document_id === document.billing_document_id)
                .map((file) => (
                  <BoardFile key={file.file_id} file={file} secret={secret} />
                ))}
            </li>
          ))}
        </ul>
        {documents.length === 0 ? <p className={page.dimmed}>Bez dokladů.</p> : null}
      </div>
    </details>
  );
}

/** Of a document that only partly belongs here, what it is whole. */
function Whole({ document: { total, part } }: { document: Document }) {
  return total === part ? null : (
    <span className={page.dimmed}>{`část dokladu na ${crowns(total)}`}</span>
  );
}

function BoardFile({ file, secret }: { file: OpenedBoard['files'][number]; secret: string }) {
  const { file_id } = file;
  const reading = useReadBoardDocument();
  return (
    <FileButton
      file={file}
      isPending={reading.isPending}
      error={reading.error}
      onRead={() => reading.mutate({ body: { secret, file_id } }, { onSuccess: savePaper })}
    />
  );
}
