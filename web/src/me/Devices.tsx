import { Icon, icons } from '@orrery/kit';
import type { Device, Player } from '@orrery/protocol';
import { useEffect, useId, useRef, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { whenWords } from '../lobby/TableRow.tsx';
import { linkTo } from '../state/router.ts';
import { useText } from '../text/index.ts';
import { Sure } from '../ui/Sure.tsx';
import { meApi } from './api.ts';
import { dayWords } from './dates.ts';
import { useTrying } from './failure.ts';
import styles from './Me.module.css';
import { canPasskey, makePasskey } from './passkeys.ts';
import { Qr } from './Qr.tsx';
import { useMeWords } from './text/index.ts';

type Changed = { readonly player: Player; changed(player?: Player): void; signedOut(): void };

/** Every device that plays as this player, and a way for one more. */
export function Devices({ player, changed, signedOut }: Changed) {
  const say = useMeWords();
  const { busy, failure, run } = useTrying();
  const [link, setLink] = useState<string>();
  const id = useId();
  const remove = (device: Device) =>
    void run(async () => {
      await meApi.removeDevice(device.id);
      if (device.here) signedOut();
      else changed();
    });
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{say.devices}</h2>
      <p className={frame.lead}>{say.devicesLead}</p>
      <ul className={styles.list}>
        {player.devices.map((device) => (
          <DeviceRow key={device.id} device={device} remove={() => remove(device)} />
        ))}
      </ul>
      <button
        type="button"
        className="btn"
        aria-disabled={busy}
        onClick={() => void run(async () => setLink(linkTo({ page: 'device', token: (await meApi.deviceLink()).token })))}
      >
        <Icon of={icons.plus} size={16} />
        {say.addDevice}
      </button>
      {link !== undefined && <AddDevice link={link} />}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}

function DeviceRow({ device, remove }: { readonly device: Device; remove(): void }) {
  const say = useMeWords();
  const { language } = useText();
  const label = device.label === '' ? say.unknown : device.label;
  return (
    <li>
      <Icon of={icons.screen} size={20} />
      <span>
        <b>{label}</b>
        <small>{[device.here ? say.here : say.seen(whenWords(device.seen, language)), say.came[device.came]].join(' · ')}</small>
      </span>
      <Sure
        words={device.here ? say.signOut : say.remove}
        sure={device.here ? say.signOutSure : say.sure}
        label={device.here ? say.signOut : say.removeOf(label)}
        act={remove}
      />
    </li>
  );
}

function AddDevice({ link }: { readonly link: string }) {
  const say = useMeWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // The button that makes it is often the last thing on a phone's screen.
  // Browsers begin to answer with a promise, which an effect must not return.
  useEffect(() => void box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div className={styles.add} ref={box}>
      <Qr text={link} label={say.qr} />
      <div>
        <p className={frame.lead}>{say.addLead}</p>
        <label htmlFor={id} className="eyebrow">
          {say.link}
        </label>
        <input id={id} type="text" readOnly value={link} onFocus={(event) => event.target.select()} />
      </div>
    </div>
  );
}

/** Keys that say who is here, on this device or kept for its owner elsewhere. */
export function Passkeys({ player, changed }: Omit<Changed, 'signedOut'>) {
  const say = useMeWords();
  const { language } = useText();
  const { busy, failure, run } = useTrying();
  const id = useId();
  const here = canPasskey();
  return (
    <section className={`${frame.card} ${styles.card}`} aria-labelledby={id}>
      <h2 id={id}>{say.passkeys}</h2>
      <p className={frame.lead}>{here ? say.passkeysLead : say.noPasskeys}</p>
      <ul className={styles.list}>
        {player.passkeys.map((key) => (
          <li key={key.id}>
            <Icon of={icons.lock} size={20} />
            <span>
              <b>{key.label === '' ? say.passkey : key.label}</b>
              <small>{say.added(dayWords(key.added, language))}</small>
            </span>
            <Sure
              words={say.remove}
              sure={say.sure}
              label={say.removeOf(say.passkey)}
              act={() =>
                void run(async () => {
                  await meApi.removePasskey(key.id);
                  changed();
                })
              }
            />
          </li>
        ))}
      </ul>
      {here && (
        <button type="button" className="btn" aria-disabled={busy} onClick={() => void run(async () => changed(await makePasskey()))}>
          <Icon of={icons.plus} size={16} />
          {say.addPasskey}
        </button>
      )}
      <p className={styles.failure} role="alert">
        {failure}
      </p>
    </section>
  );
}
