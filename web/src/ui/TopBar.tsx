import { type Language, languages } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useMe } from '../state/me.ts';
import { hrefOf, useRoute } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { Avatar } from './Avatar.tsx';
import styles from './TopBar.module.css';

const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'));

/** The bar above lobby, replays and rules. */
export function TopBar({ children }: { readonly children?: ReactNode }) {
  const text = useText();
  const { page } = useRoute();
  const { language, name, set } = useSettings();
  const avatar = useMe((s) => s.avatar);
  const [settings, setSettings] = useState(false);
  const pages = [
    { page: 'lobby', name: text.nav.play, href: hrefOf({ page: 'lobby' }) },
    { page: 'leagues', name: text.nav.leagues, href: hrefOf({ page: 'leagues' }) },
    { page: 'replays', name: text.nav.replays, href: hrefOf({ page: 'replays' }) },
    { page: 'rules', name: text.nav.rules, href: hrefOf({ page: 'rules', game: undefined }) },
  ];
  const shownName = name === '' ? guestName(text) : name;
  return (
    <header className={styles.top}>
      <a className={styles.brand} href={hrefOf({ page: 'lobby' })} aria-label="Orrery">
        <Icon of={icons.orrery} size={28} />
        <b>Orrery</b>
      </a>
      <nav aria-label="Orrery" className={styles.nav}>
        {pages.map((p) => (
          <a key={p.page} href={p.href} aria-current={p.page === page ? 'page' : undefined}>
            {p.name}
          </a>
        ))}
      </nav>
      <span className={styles.space} />
      {children}
      <span className={styles.languages}>
        <Icon of={icons.globe} size={17} />
        {(Object.keys(languages) as Language[]).map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            aria-pressed={code === language}
            aria-label={languages[code]}
            onClick={() => set({ language: code })}
          >
            {code.toUpperCase()}
          </button>
        ))}
      </span>
      <a
        className={styles.bell}
        href={hrefOf({ page: 'notices', token: undefined })}
        aria-label={text.nav.notices}
        title={text.nav.notices}
        aria-current={page === 'notices' ? 'page' : undefined}
      >
        <Icon of={icons.bell} size={20} />
      </a>
      <button type="button" className={styles.settings} onClick={() => setSettings(true)} aria-label={text.settings.title}>
        <Icon of={icons.settings} size={19} />
      </button>
      <a
        className={styles.person}
        href={hrefOf({ page: 'me' })}
        aria-label={text.nav.me(shownName)}
        aria-current={page === 'me' ? 'page' : undefined}
      >
        <Avatar seed={avatar} name={shownName} size={30} />
        <span>{shownName}</span>
      </a>
      <Suspense fallback={null}>{settings && <SettingsDialog close={() => setSettings(false)} />}</Suspense>
    </header>
  );
}
