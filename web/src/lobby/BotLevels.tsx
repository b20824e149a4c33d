import { type Opponent, opponents } from '@orrery/bots';
import { spoken } from '@orrery/kernel';
import { Dialog, Icon, icons } from '@orrery/kit';
import { useText } from '../text/index.ts';
import styles from './BotLevels.module.css';

type Levels = Readonly<Record<Opponent, string>>;

/** How strong each level is, in words; the ladders in docs/bots.md say it in figures. */
const en: Levels = {
  cadet: 'Looks one move ahead and errs now and then. For your first games.',
  greedy: 'A Cadet without the mistakes: takes what is best right now.',
  officer: 'Plans its whole turn. Wins most games against a Cadet: for when you know the rules.',
  commander: 'Plays many games on in its head before it answers, for about a second. Usually beats the Officer.',
  admiral: 'Thinks longest, about four seconds, and judges best who will win. The strongest there is here.',
};

const de: Levels = {
  cadet: 'Sieht einen Zug voraus und irrt sich ab und zu. Für deine ersten Partien.',
  greedy: 'Ein Kadett ohne die Fehler: nimmt, was gerade am besten ist.',
  officer: 'Plant seinen ganzen Zug. Gewinnt die meisten Partien gegen einen Kadetten: wenn du die Regeln kennst.',
  commander: 'Spielt vor jeder Antwort viele Partien im Kopf weiter, etwa eine Sekunde lang. Schlägt den Offizier meist.',
  admiral: 'Denkt am längsten, etwa vier Sekunden, und schätzt am besten, wer gewinnt. Stärker ist hier niemand.',
};

const words = spoken<Levels>({ en, de });

/** What the levels of bots mean. */
export default function BotLevels({ close }: { close(): void }) {
  const { language, lobby, kit } = useText();
  return (
    <Dialog title={lobby.levels} closeWord={kit.close} close={close} size="small">
      <dl className={styles.levels}>
        {opponents.map((level) => (
          <div key={level}>
            <dt>
              <Icon of={icons.bot} size={17} />
              {lobby.bots[level].name}
            </dt>
            <dd>{words[language][level]}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
