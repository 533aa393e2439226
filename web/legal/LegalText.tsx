import { textBlocks } from '#contract/rules/legal-text.ts';
import type { TextBlock } from '#contract/rules/legal-text.ts';
import { keyed } from './keyed.ts';
import styles from './legal.module.css';

interface LegalTextProps {
  content: string;
  /** Level of its headings. */
  level?: 2 | 3;
}

/** A plain text as headings, paragraphs and lists. */
export function LegalText({ content, level = 2 }: LegalTextProps) {
  return (
    <div className={styles.text}>
      {keyed(textBlocks(content)).map(({ key, piece }) => (
        <Block key={key} block={piece} level={level} />
      ))}
    </div>
  );
}

function Block({ block, level }: { block: TextBlock; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3';
  if (block.kind === 'heading') return <Heading>{block.text}</Heading>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {keyed(block.items).map(({ key, piece }) => (
        <li key={key}>{piece}</li>
      ))}
    </ul>
  );
}
