import * as v from 'valibot';
import type { Client } from '../../contract';
import { normaliseCode } from '../../contract/platform/normalise';
import type { Passkeys } from '../browser/passkeys';
import type { Vault } from '../browser/vault';
import { signedIn } from './by-passkey';

type Fields = { factor: string; passkey: string };
type Dependencies = { client: Pick<Client, 'beginPasskeyFactor'>; passkeys: Passkeys };

/** Fields of a second factor: the input, and whether a passkey can replace an empty one. */
export const factorFields = { factor: v.string(), passkey: v.string() };

const isEmpty = (typed: string) => typed.trim() === '';
/** Error where a second factor is required: nothing was typed, and no passkey is available. */
export const factorMissing = ({ factor, passkey }: Fields) =>
  isEmpty(factor) && passkey === '' ? [{ field: 'factor', code: 'empty' }] : [];

/** The passkey in place of an empty field, if one is available (own.passkey.factor). */
export const factorByPasskey = ({ client, passkeys }: Dependencies) => ({
  passkeys,
  wanted: ({ factor, passkey }: Fields) => isEmpty(factor) && passkey !== '',
  begin: (signal: AbortSignal) => client.beginPasskeyFactor(undefined, { signal }),
});

/** Second factor from the input: six digits are the app's code, anything else is a recovery code. */
export function factorIn(vault: Vault, typed: string) {
  if (isEmpty(typed)) return { kind: 'passkey', answer: signedIn(vault) } as const;
  const isOfApp = /^\d{6}$/.test(normaliseCode(typed));
  return { kind: isOfApp ? ('totp' as const) : ('recoveryCode' as const), answer: typed };
}

/** The same for forms that require a factor only from players who have one. */
export const optionalFactorIn = (vault: Vault, { factor, passkey }: Fields) =>
  isEmpty(factor) && passkey === '' ? {} : { factor: factorIn(vault, factor) };
