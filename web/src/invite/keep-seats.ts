import type { Language } from '@orrery/kernel';
import { meApi, settleIn } from '../me/api.ts';
import { makePasskey, NoPasskey } from '../me/passkeys.ts';
import { zoneHere } from '../me/zones.ts';
import { ServerRefused } from '../net/api.ts';

/** A guest becomes a player with a passkey; the words that lead back, too. None where the server would not: the seat is taken all the same. */
export async function keepSeats(name: string, language: Language): Promise<readonly string[] | undefined> {
  try {
    const { words, player } = await meApi.become({ name, language, zone: zoneHere() });
    settleIn(player);
    // Without a passkey after all the words are enough.
    await makePasskey().catch((error: unknown) => {
      if (!(error instanceof NoPasskey) && !(error instanceof ServerRefused)) throw error;
    });
    return words;
  } catch (error) {
    if (!(error instanceof ServerRefused)) throw error;
    return undefined;
  }
}
