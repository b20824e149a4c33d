import { Dialog } from '@orrery/kit';
import { useState } from 'react';
import frame from '../frame/Frame.module.css';
import { useText } from '../text/index.ts';
import styles from './Me.module.css';
import { useMeWords } from './text/index.ts';

/** The words, this once. They leave the screen when somebody says that they are kept. */
export function WordsDialog({ words, close }: { readonly words: readonly string[]; close(): void }) {
  const text = useText();
  const say = useMeWords();
  const [copied, setCopied] = useState(false);
  return (
    <Dialog
      title={say.newWords}
      closeWord={text.kit.close}
      foot={
        <>
          <button
            type="button"
            className="btn"
            onClick={() => void navigator.clipboard.writeText(words.join(' ')).then(() => setCopied(true))}
          >
            {copied ? say.copied : say.copy}
          </button>
          <button type="button" className="btn primary" onClick={close}>
            {say.kept}
          </button>
        </>
      }
    >
      <p className={frame.lead}>{say.newWordsLead}</p>
      <ol className={styles.words} data-words={words.join(' ')}>
        {words.map((word, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice, and its place is what counts
          <li key={i}>{word}</li>
        ))}
      </ol>
    </Dialog>
  );
}
