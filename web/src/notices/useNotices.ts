import type { ChannelSummary, NewChannel, Notices, Wishes } from '@orrery/protocol';
import { useEffect, useState } from 'react';
import { api, ServerRefused } from '../net/api.ts';
import { useSettings } from '../state/settings.ts';
import { keepOwnChannel, ownChannel, unsubscribe } from './push.ts';

export type NoticeSettings = {
  /** Undefined until the server has answered. */
  readonly notices: Notices | undefined;
  readonly away: boolean;
  change(wishes: Partial<Wishes>): void;
  /** Throws what the server says against it. */
  add(channel: NewChannel): Promise<ChannelSummary>;
  remove(id: string): Promise<void>;
  /** Asks the server how things are now. */
  look(): Promise<void>;
};

const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What reaches somebody; saved as it is changed. */
export function useNotices(): NoticeSettings {
  const language = useSettings((s) => s.language);
  const [notices, setNotices] = useState<Notices>();
  const [away, setAway] = useState(false);

  useEffect(() => {
    let current = true;
    (async () => {
      try {
        await api.me();
        const known = await api.notices();
        if (current) setNotices(known.fresh ? { ...known, wishes: { ...known.wishes, zone: here() } } : known);
      } catch {
        if (current) setAway(true);
      }
    })();
    return () => {
      current = false;
    };
  }, []);

  const save = async (known: Notices, wishes: Wishes): Promise<void> => {
    setNotices({ ...known, wishes, fresh: false });
    try {
      await api.wish(wishes);
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setAway(error.code === 'away');
    }
  };

  // They are told in the language they read here.
  const stale = notices !== undefined && !notices.fresh && notices.wishes.language !== language;
  useEffect(() => {
    if (stale && notices !== undefined) void save(notices, { ...notices.wishes, language });
  });

  return {
    notices,
    away,
    async look() {
      setNotices(await api.notices());
    },
    change(wishes) {
      if (notices !== undefined) void save(notices, { ...notices.wishes, language, ...wishes });
    },
    async add(wanted) {
      if (notices === undefined) throw new ServerRefused('away');
      if (notices.fresh) await api.wish({ ...notices.wishes, language });
      const channel = await api.addChannel(wanted);
      setNotices({
        ...notices,
        fresh: false,
        wishes: { ...notices.wishes, language },
        channels: [...notices.channels.filter((c) => c.id !== channel.id), channel],
      });
      return channel;
    },
    async remove(id) {
      if (notices === undefined) return;
      await api.dropChannel(id);
      if (ownChannel() === id) {
        keepOwnChannel(undefined);
        await unsubscribe();
      }
      setNotices({ ...notices, channels: notices.channels.filter((c) => c.id !== id) });
    },
  };
}
