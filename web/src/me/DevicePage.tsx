import type { OfferedDevice } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import frame from '../frame/Frame.module.css';
import { Frame } from '../frame/Frame.tsx';
import { api } from '../net/api.ts';
import { go, hrefOf } from '../state/router.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { meApi, settleIn } from './api.ts';
import { useTrying } from './failure.ts';
import styles from './Me.module.css';
import { useMeWords } from './text/index.ts';

/** Somebody opened a link from another device: they are asked first, for it may not be theirs. */
export default function DevicePage({ token }: { readonly token: string }) {
  const say = useMeWords();
  const { busy, failure, run } = useTrying();
  const [offer, setOffer] = useState<OfferedDevice>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link
  useEffect(() => {
    void run(async () => {
      await api.me();
      setOffer(await meApi.lookAtDevice(token));
    });
  }, [token]);
  const join = () =>
    void run(async () => {
      settleIn(await meApi.addDevice(token));
      go({ page: 'lobby' });
    });
  return (
    <Frame id="device" width={1280}>
      <section className={`${frame.card} ${styles.card} ${styles.ask}`}>
        {offer !== undefined && (
          <>
            <Avatar seed={offer.avatar} name={offer.name} size={96} />
            <h1>{say.join(offer.name)}</h1>
            <p className={frame.lead}>{say.joinLead}</p>
            {offer.seats > 0 && <p className={frame.lead}>{say.joinSeats(offer.seats, offer.name)}</p>}
            <button type="button" className="btn primary" aria-disabled={busy} onClick={join}>
              {say.joinButton(offer.name)}
            </button>
          </>
        )}
        {offer === undefined && failure === '' && <p role="status">{say.loading}</p>}
        <p className={styles.failure} role="alert">
          {failure}
        </p>
        <a className="btn" href={hrefOf({ page: 'lobby' })}>
          {say.notMe}
        </a>
      </section>
    </Frame>
  );
}
