import type { Player } from '@orrery/protocol';
import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { call } from '../net/api.ts';

/** Browsers bind a passkey to a name: an address of numbers, or one without https, has none. */
export const canPasskey = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname);

/** Whoever closed the browser's question, or has no key, did nothing wrong. */
export class NoPasskey extends Error {}

async function asked<T>(question: Promise<T>): Promise<T> {
  try {
    return await question;
  } catch {
    throw new NoPasskey();
  }
}

/** The browser makes a passkey for the player who is here. */
export async function makePasskey(): Promise<Player> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call<PublicKeyCredentialCreationOptionsJSON>('POST', '/player/passkeys/begin', {}),
  ]);
  return call<Player>('POST', '/player/passkeys', await asked(startRegistration({ optionsJSON })));
}

/** A passkey says who is here. */
export async function comeByPasskey(): Promise<Player> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    import('@simplewebauthn/browser'),
    call<PublicKeyCredentialRequestOptionsJSON>('POST', '/passkey/begin', {}),
  ]);
  return call<Player>('POST', '/passkey', await asked(startAuthentication({ optionsJSON })));
}
