import { at } from '@orrery/kernel';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import styles from './Tabs.module.css';

export type Tab = {
  readonly id: string;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly badge?: number;
  readonly panel: ReactNode;
};

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  choose(id: string): void;
  /** Tabs below the panel with icons above their names, as thumbs like them. */
  readonly bottom?: boolean;
  readonly className?: string;
}

/** Tabs as the ARIA practices have them: one tab stop, arrows move. */
export function Tabs({ label, tabs, chosen, choose, bottom = false, className }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.find((tab) => tab.id === chosen) ?? at(tabs, 0);
  const key = (event: KeyboardEvent) => {
    const here = tabs.indexOf(current);
    const to =
      event.key === 'ArrowRight'
        ? here + 1
        : event.key === 'ArrowLeft'
          ? here - 1
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? -1
              : undefined;
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs.at(to % tabs.length);
    if (next === undefined) return;
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${base}${next.id}`)}`)?.focus();
  };
  const bar = (
    <div ref={list} role="tablist" aria-label={label} className={bottom ? styles.bottom : styles.bar} onKeyDown={key}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${base}${tab.id}`}
          data-tab={tab.id}
          type="button"
          role="tab"
          aria-selected={tab === current}
          aria-controls={`${base}panel`}
          tabIndex={tab === current ? 0 : -1}
          onClick={() => choose(tab.id)}
        >
          {tab.icon}
          {tab.name}
          {tab.badge !== undefined && tab.badge > 0 && <i>{tab.badge}</i>}
        </button>
      ))}
    </div>
  );
  return (
    <div className={[styles.tabs, className ?? ''].join(' ')}>
      {!bottom && bar}
      <div id={`${base}panel`} role="tabpanel" aria-labelledby={`${base}${current.id}`} className={styles.panel}>
        {current.panel}
      </div>
      {bottom && bar}
    </div>
  );
}
