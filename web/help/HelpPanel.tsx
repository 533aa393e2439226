import { CloseButton } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { routeOf } from '#web/lib/route-match.ts';
import { SearchBox } from '#web/table/SearchBox.tsx';
import { useReturnedFocus } from '#web/ui/useReturnedFocus.ts';
import { Article } from './Article.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articlesFor, articlesOf, findArticles } from './find-articles.ts';
import styles from './help.module.css';

interface HelpPanelProps {
  isSystemAdmin: boolean;
  onClose: () => void;
}

/** Help beside the screen: how the jobs of this screen are done, and the search among all of them. */
export function HelpPanel({ isSystemAdmin, onClose }: HelpPanelProps) {
  useReturnedFocus();
  const panel = useOwnEscape(onClose);
  const route = useLocation({ select: ({ pathname }) => routeOf(pathname) });
  const [text, setText] = useState('');
  const [opened, setOpened] = useState<string | null>(null);
  const among = articlesFor(isSystemAdmin);
  const article = among.find(({ id }) => id === opened);
  const here = articlesOf(route, among);
  const isSought = text.trim() !== '';
  const found = findArticles(text, among);
  return (
    <div ref={panel} role="dialog" aria-label="Jak na to" className={styles.panel}>
      <header className={styles.head}>
        <h2 className={styles.heading}>Jak na to</h2>
        <CloseButton aria-label="Zavřít návody" title="Zavřít návody" onClick={onClose} />
      </header>
      {article === undefined ? (
        <>
          <SearchBox
            value={text}
            onChange={setText}
            placeholder="Co potřebujete udělat?"
            label="Hledat v návodech"
            startsHere
          />
          {isSought ? (
            <ArticleList
              heading={`Nalezené návody (${found.length})`}
              articles={found}
              empty="Takový návod tu není. Zkuste jiné slovo."
              onOpen={setOpened}
            />
          ) : (
            <>
              <ArticleList
                heading="Na této obrazovce"
                articles={here}
                empty="K této obrazovce návod není. Podívejte se mezi ostatní."
                onOpen={setOpened}
              />
              <ArticleList
                heading="Ostatní návody"
                articles={among.filter((one) => !here.includes(one))}
                onOpen={setOpened}
              />
            </>
          )}
        </>
      ) : (
        <Article key={article.id} article={article} onBack={() => setOpened(null)} />
      )}
    </div>
  );
}

/** Esc pressed within the panel closes it, and nothing beside it. */
function useOwnEscape(leave: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    if (event.target instanceof Node && panel.current?.contains(event.target) === true) leave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return panel;
}
