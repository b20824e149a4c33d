import { spoken } from '@orrery/kernel';
import type { Invitations as Asked } from '@orrery/protocol';
import { api } from '../net/api.ts';
import { useCover } from '../state/covers.ts';
import { hrefOf } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { termsInShort } from '../state/terms.ts';
import { useText } from '../text/index.ts';
import { calledIn } from '../text/names.ts';
import { Asks } from './Asks.tsx';
import styles from './Lobby.module.css';
import row from './TableRow.module.css';

type One = Asked['invitations'][number];

/** Invitations and questions of people one has played with. */
export interface InvitationsText {
  readonly title: string;
  readonly invites: (by: string, game: string) => string;
  readonly again: (by: string, game: string) => string;
  readonly open: string;
  readonly friend: (name: string) => string;
  readonly friendHint: string;
  readonly yes: string;
  readonly no: string;
}

const words = spoken<InvitationsText>({
  en: {
    title: 'Invitations',
    invites: (by, game) => `${by} invites you to ${game}`,
    again: (by, game) => `${by} wants a rematch in ${game}`,
    open: 'Look',
    friend: (name) => `${name} would like to be friends`,
    friendHint: 'Friends see where the other plays and whether they are here.',
    yes: 'Yes',
    no: 'Not this time',
  },
  de: {
    title: 'Einladungen',
    invites: (by, game) => `${by} lädt dich zu ${game} ein`,
    again: (by, game) => `${by} möchte eine Revanche in ${game}`,
    open: 'Ansehen',
    friend: (name) => `${name} möchte mit dir befreundet sein`,
    friendHint: 'Freunde sehen voneinander, wo sie spielen und ob sie da sind.',
    yes: 'Ja',
    no: 'Nein danke',
  },
});

/** Tables that others ask one to. */
export default function Invitations({ asked, answered }: { readonly asked: Asked; answered(left: Asked): void }) {
  const { language } = useText();
  const decline = (id: string): void => void api.declineInvitation(id).then(answered, () => {});
  const lookAgain = (): void => void api.invitations().then(answered, () => {});
  return (
    <section className={styles.list}>
      <header>
        <h2>{words[language].title}</h2>
      </header>
      <ul>
        {asked.invitations.map((one) => (
          <Line key={one.table.id} of={one} decline={() => decline(one.table.id)} />
        ))}
        {asked.friends?.map((one) => (
          <Asks key={one.handle} of={one} say={words[language]} answered={lookAgain} />
        ))}
      </ul>
    </section>
  );
}

function Line({ of, decline }: { readonly of: One; decline(): void }) {
  const { table, by, rematch } = of;
  const text = useText();
  const language = useSettings((s) => s.language);
  const cover = useCover(table.game);
  const say = words[language];
  const game = cover?.title[language] ?? table.game;
  const who = calledIn(text, by);
  const others = table.seats.flatMap((s) => (s.kind === 'empty' || s.name === by ? [] : [calledIn(text, s.name)]));
  const about = [...(table.title === by ? [] : [table.title]), ...others, termsInShort(table, text, language)];
  return (
    <li className={`${row.row} ${row.asks}`} style={{ '--hue': cover?.hue }}>
      <span className={row.link}>
        <i className={row.bar} />
        <span className={row.words}>
          <b>{rematch ? say.again(who, game) : say.invites(who, game)}</b>
          <small>{about.filter((part) => part !== '').join(' · ')}</small>
        </span>
      </span>
      <span className={row.actions}>
        <a className="btn primary" href={hrefOf({ page: 'table', id: table.id, watch: undefined })}>
          {say.open}
        </a>
        <button type="button" className="btn" onClick={decline}>
          {say.no}
        </button>
      </span>
    </li>
  );
}
