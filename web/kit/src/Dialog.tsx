import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './Dialog.module.css';
import { Icon } from './Icon.tsx';
import { close as cross } from './icons/table.ts';

export interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** The word for closing; without `close` the dialog can only be left by what is in it. */
  readonly closeWord: string;
  close?(): void;
  readonly foot?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
}

/** The browser's own modal dialog: it keeps the focus inside, and Escape closes it. */
export function Dialog({ title, children, closeWord, close, foot, size = 'medium' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    const opener = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      element.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={[styles.dialog, styles[size]].join(' ')}
      onCancel={(event) => {
        event.preventDefault();
        if (close === undefined) return;
        // What is kept by leaving its field is kept.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close?.();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.box}>
        <header>
          <h2 id={id}>{title}</h2>
          {close !== undefined && (
            <button type="button" aria-label={closeWord} className={styles.close} onClick={close}>
              <Icon of={cross} size={18} />
            </button>
          )}
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
        {foot !== undefined && <footer>{foot}</footer>}
      </div>
    </dialog>
  );
}
