import { registry } from '@orrery/games';
import { type Language, languages } from '@orrery/kernel';
import { Icon, icons } from '@orrery/kit';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useWaiting } from '../state/attention.ts';
import { useMe } from '../state/me.ts';
import { hrefOf, type Route, useRoute } from '../state/router.ts';
import { useSettings } from '../state/settings.ts';
import { guestName } from '../text/guest.ts';
import { useText } from '../text/index.ts';
import { Avatar } from './Avatar.tsx';
import { usePhone } from './phone.ts';
import styles from './TopBar.module.css';

const SettingsDialog = lazy(() => import('../settings/SettingsDialog.tsx'));

/** The bar above lobby, replays and rules. While no server answers (`away`), what needs one says so before it is clicked. */
export function TopBar({ away = false, children }: { readonly away?: boolean; readonly children?: ReactNode }) {
  const text = useText();
  const onServer = (route: Route, label?: string) => ({
    'aria-label': label,
    ...(away ? ({ role: 'link', 'aria-disabled': true, title: text.nav.needsServer } as const) : { href: hrefOf(route), title: label }),
  });
  const route = useRoute();
  // There these pages are under the thumb, each with its picture.
  const phone = usePhone();
  const { page } = route;
  const { language, name, set } = useSettings();
  const { avatar, best } = useMe();
  // A guest has no results, and may begin to have some there.
  const own: Route = avatar === null || avatar === undefined ? { page: 'me' } : { page: 'profile', handle: undefined };
  const here = page === 'me' || (route.page === 'profile' && route.handle === undefined);
  const waiting = useWaiting((s) => s.count);
  const [settings, setSettings] = useState(false);
  const pages = [
    { icon: icons.home, name: text.nav.play, here: page === 'lobby', link: { href: hrefOf({ page: 'lobby' }) } },
    { icon: icons.trophy, name: text.nav.leagues, here: page === 'leagues', link: onServer({ page: 'leagues' }) },
    { icon: icons.play, name: text.nav.replays, here: page === 'replays', link: { href: hrefOf({ page: 'replays' }) } },
    { icon: icons.rules, name: text.nav.rules, here: page === 'rules', link: { href: hrefOf({ page: 'rules', game: undefined }) } },
    ...(phone ? [{ icon: icons.user, name: text.nav.profile, here, link: onServer(own) }] : []),
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
          <a key={p.name} {...p.link} aria-current={p.here ? 'page' : undefined}>
            {phone && <Icon of={p.icon} size={22} />}
            {p.name}
            {p.icon === icons.home && waiting > 0 && (
              <b className={styles.waiting} title={text.lobby.waitForYou(waiting)}>
                {waiting}
              </b>
            )}
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
        {...onServer({ page: 'notices', token: undefined }, text.nav.notices)}
        aria-current={page === 'notices' ? 'page' : undefined}
      >
        <Icon of={icons.bell} size={20} />
      </a>
      <button type="button" className={styles.settings} onClick={() => setSettings(true)} aria-label={text.settings.title}>
        <Icon of={icons.settings} size={19} />
      </button>
      <a className={styles.person} {...onServer(own, text.nav.me(shownName))} aria-current={here ? 'page' : undefined}>
        <Avatar seed={avatar} name={shownName} size={30} />
        <span>
          {shownName}
          {best !== undefined && <small style={{ '--hue': registry[best.game]?.hue }}>{best.value}</small>}
        </span>
      </a>
      <Suspense fallback={null}>{settings && <SettingsDialog close={() => setSettings(false)} />}</Suspense>
    </header>
  );
}
