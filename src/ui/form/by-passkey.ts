import { fromPromise } from 'xstate';
import type { Confirmed, FormInput } from '../../../machines/platform/form/form.machine';
import type { PasskeyRequest, PasskeySigned } from '../../contract';
import type { Passkeys } from '../browser/passkeys';
import type { Vault } from '../browser/vault';

/** A passkey that confirms what a form sends: whether it is to, and what has the gateway ask for it. */
export type ByPasskey<Typed> = {
  passkeys: Passkeys;
  wanted(typed: Typed, about: string | null): boolean;
  begin(signal: AbortSignal): Promise<PasskeyRequest>;
};

/** The browser's own dialog; what was signed stays in the vault until the form is sent (own.passkey.factor). */
export const confirmBy = <Typed>(vault: Vault, by: ByPasskey<Typed> | undefined) =>
  fromPromise<Confirmed, FormInput>(async ({ signal }) => {
    if (!by?.passkeys.possible()) return { kind: 'unsigned' };
    const signed = await by.passkeys.sign(await by.begin(signal), signal);
    if ('refused' in signed) return { kind: 'unsigned' };
    vault.put('passkeyGiven', JSON.stringify(signed.given));
    return { kind: 'signed' };
  });

/** Returns the signature once, and clears it. */
export const signedIn = (vault: Vault): PasskeySigned => JSON.parse(vault.take('passkeyGiven') ?? 'null');
