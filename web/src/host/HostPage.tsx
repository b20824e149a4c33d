import type { HostPageText } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api } from '../net/api.ts';
import { useSettings } from '../state/settings.ts';
import { useText } from '../text/index.ts';
import { Sky } from '../ui/Sky.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import styles from './HostPage.module.css';
import { type Block, blocksOf, type Run } from './markdown.ts';

/** What whoever runs this server has to say: imprint, privacy, accessibility. */
export default function HostPage({ id }: { readonly id: string }) {
  const { host, table } = useText();
  const language = useSettings((s) => s.language);
  const [page, setPage] = useState<HostPageText | null>();
  useEffect(() => {
    let current = true;
    api
      .page(id, language)
      .catch(() => null)
      .then((found) => {
        if (current) setPage(found);
      });
    return () => {
      current = false;
    };
  }, [id, language]);
  return (
    <div className={styles.page}>
      <Sky />
      <TopBar />
      <main className={styles.text} lang={page?.language || undefined} aria-busy={page === undefined}>
        {page === undefined && <p>{table.loading}</p>}
        {page === null && <p>{host.none}</p>}
        {page && numbered(blocksOf(page.markdown)).map(({ key, one }) => <Written key={key} block={one} />)}
      </main>
    </div>
  );
}

function Written({ block }: { readonly block: Block }) {
  if (block.kind === 'list')
    return (
      <ul>
        {numbered(block.items).map(({ key, one }) => (
          <li key={key}>
            <Runs runs={one} />
          </li>
        ))}
      </ul>
    );
  const runs = <Runs runs={block.text} />;
  if (block.kind === 'paragraph') return <p>{runs}</p>;
  if (block.level === 1) return <h1>{runs}</h1>;
  return block.level === 2 ? <h2>{runs}</h2> : <h3>{runs}</h3>;
}

const Runs = ({ runs }: { readonly runs: readonly Run[] }) =>
  numbered(runs).map(({ key, one }) => {
    if (one.kind === 'break') return <br key={key} />;
    if (one.kind === 'strong') return <strong key={key}>{one.words}</strong>;
    if (one.kind === 'words') return one.words;
    return (
      <a key={key} href={one.href} rel="noreferrer">
        {one.words}
      </a>
    );
  });

/** What is written stays where it is: a place is a name. */
const numbered = <T,>(all: readonly T[]): { readonly key: number; readonly one: T }[] => all.map((one, key) => ({ key, one }));
