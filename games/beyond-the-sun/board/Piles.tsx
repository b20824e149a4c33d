/** Decks, open rows and events: what lies beside the board, one tap away. */
import { Dialog, Group, Icon, icons, plain, useTable } from '@orrery/kit';
import { useState } from 'react';
import { ROMAN } from '../content/kinds.ts';
import { Name, type Props, wordsOf } from './common.tsx';
import styles from './Piles.module.css';
import { TechCard } from './TechCard.tsx';

export function PilesButton({ props }: { readonly props: Props }) {
  const [open, setOpen] = useState(false);
  const { words: kit } = useTable();
  const words = wordsOf(props);
  const { staying } = props.view.table;
  return (
    <>
      <button type="button" className={styles.button} data-target="piles:all" onClick={() => setOpen(true)} aria-label={words.piles}>
        <Icon of={icons.cards} size={14} />
        <span>{words.decks}</span>
        {staying.length > 0 && <em>{staying.length}</em>}
      </button>
      {open && (
        <Dialog title={words.piles} closeWord={kit.close} close={() => setOpen(false)}>
          <Piles props={props} />
        </Dialog>
      )}
    </>
  );
}

type Deck = { readonly unseen: number; readonly buried: readonly (readonly string[])[] };

export function Piles({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const events = (title: string, ids: typeof table.staying) =>
    ids.length > 0 && (
      <Group title={title}>
        <ul className={styles.list}>
          {ids.map((id) => (
            <li key={id}>
              <Name props={props} topic={`event:${id}`} />
              <span className="muted">{plain(props, props.text.explain(`event:${id}`, props.view).body)}</span>
            </li>
          ))}
        </ul>
      </Group>
    );
  const pile = (deck: string, { unseen, buried }: Deck, kind: 'tech' | 'system') => (
    <li key={deck}>
      <b>{words.deck(deck, unseen, buried.flat().length)}</b>
      {buried.flat().map((id) => (
        <Name key={id} props={props} topic={`${kind}:${id}`} className={styles.buried} />
      ))}
    </li>
  );
  return (
    <div className={styles.piles}>
      {table.config.options.display && (
        <Group title={words.display}>
          <div className={styles.rows}>
            {table.rows.flat().map((id) => (
              <TechCard key={id} props={props} id={id} width={150} height={96} spaces={false} />
            ))}
          </div>
        </Group>
      )}
      {events(words.staying, table.staying)}
      {events(words.discarded, table.discarded)}
      <Group title={words.decks}>
        <ul className={styles.list}>
          {table.techDecks.map((deck, i) => pile(ROMAN[i + 2], deck, 'tech'))}
          {table.systemDecks.map((deck, i) => pile('AB'[i], deck, 'system'))}
        </ul>
      </Group>
    </div>
  );
}
