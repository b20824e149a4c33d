/** Decks, open rows and events: what lies beside the board, one tap away. */
import { Dialog, Icon, icons, plain, useTable } from '@orrery/kit';
import { useState } from 'react';
import { ROMAN } from '../content/kinds.ts';
import { Name, nameOf, type Props, wordsOf } from './common.tsx';
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

export function Piles({ props }: { readonly props: Props }) {
  const { table } = props.view;
  const words = wordsOf(props);
  const events = (title: string, ids: typeof table.staying) =>
    ids.length > 0 && (
      <section>
        <h3 className="eyebrow">{title}</h3>
        <ul className={styles.list}>
          {ids.map((id) => (
            <li key={id}>
              <Name props={props} topic={`event:${id}`}>
                {nameOf(props, `event:${id}`)}
              </Name>
              <span className="muted">{plain(props, props.text.explain(`event:${id}`, props.view).body)}</span>
            </li>
          ))}
        </ul>
      </section>
    );
  return (
    <div className={styles.piles}>
      {table.config.options.display && (
        <section>
          <h3 className="eyebrow">{words.display}</h3>
          <div className={styles.rows}>
            {table.rows.flat().map((id) => (
              <TechCard key={id} props={props} id={id} width={150} height={96} spaces={false} />
            ))}
          </div>
        </section>
      )}
      {events(words.staying, table.staying)}
      {events(words.discarded, table.discarded)}
      <section>
        <h3 className="eyebrow">{words.decks}</h3>
        <ul className={styles.list}>
          {table.techDecks.map(({ unseen, buried }, i) => (
            <li key={ROMAN[i + 2]}>
              <b>{words.deck(ROMAN[i + 2], unseen, buried.flat().length)}</b>
              {buried.flat().map((id) => (
                <Name key={id} props={props} topic={`tech:${id}`} className={styles.buried}>
                  {nameOf(props, `tech:${id}`)}
                </Name>
              ))}
            </li>
          ))}
          {table.systemDecks.map(({ unseen, buried }, i) => (
            <li key={'AB'[i]}>
              <b>{words.deck('AB'[i], unseen, buried.flat().length)}</b>
              {buried.flat().map((id) => (
                <Name key={id} props={props} topic={`system:${id}`} className={styles.buried}>
                  {nameOf(props, `system:${id}`)}
                </Name>
              ))}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
