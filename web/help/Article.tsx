import { Button } from '@mantine/core';
import { IconArrowLeft } from '#web/icons/IconArrowLeft.ts';
import { IconPrinter } from '#web/icons/IconPrinter.ts';
import { useLayoutEffect, useRef } from 'react';
import type { HelpArticle } from './article.ts';
import { MarkedText } from './MarkedText.tsx';
import { printArticle } from './print-article.ts';
import styles from './help.module.css';

interface ArticleProps {
  article: HelpArticle;
  onBack: () => void;
}

/** One job, step by step. */
export function Article({ article, onBack }: ArticleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  const { title, about, steps, notes = [] } = article;
  return (
    <article className={styles.article}>
      <Button
        variant="subtle"
        size="compact-md"
        leftSection={<IconArrowLeft size="1.125rem" aria-hidden="true" />}
        onClick={onBack}
      >
        Všechny návody
      </Button>
      <h3 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h3>
      <p>
        <MarkedText text={about} />
      </p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <MarkedText text={step} />
          </li>
        ))}
      </ol>
      {notes.length === 0 ? null : (
        <div className={styles.notes}>
          <h4>Dobré vědět</h4>
          {notes.map((note) => (
            <p key={note}>
              <MarkedText text={note} />
            </p>
          ))}
        </div>
      )}
      <Button
        variant="default"
        leftSection={<IconPrinter size="1.125rem" aria-hidden="true" />}
        onClick={() => printArticle(article)}
      >
        Vytisknout návod
      </Button>
    </article>
  );
}
