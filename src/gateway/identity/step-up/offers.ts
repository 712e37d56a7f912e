import type { Factor, Proof, ProofDemand } from '../../../contract/identity/authentication';
import type { Caller, Tx } from '../../platform/context';
import { maskedEmail, maskedMobile } from '../account/masks';
import type { Account } from '../account/service';
import { factorsOf } from '../factor/in-use';
import { recoveryCodesLeft } from '../factor/recovery-codes';
import { passkeyElsewhere } from '../passkey/passkeys';
import { realNameOf } from '../registration/real-name';

export type Offer = ProofDemand['proofs'][number];

/**
 * Returns the proofs that an account can give, with masked recipients (s4.login.unregistered-ip); only the second
 * factors if it has any.
 */
export async function offersOf(tx: Tx, { id, mobile, email }: Account, caller: Caller): Promise<Offer[]> {
  const factors = await factorsOf(tx, id);
  if (factors.length > 0)
    return strongOffers(factors, await recoveryCodesLeft(tx, id), await passkeyElsewhere(tx, id, caller));
  const name = await realNameOf(tx, id);
  return [
    offer('sms', mobile, maskedMobile),
    offer('email', email, maskedEmail),
    offer('bankName', name, maskedName),
  ].flat();
}

/**
 * Returns the offers of active factors, which exclude weaker ones (asvs 6.3.4). A passkey for another host is not
 * offered; the hint names that host.
 */
const strongOffers = (factors: Factor[], codesLeft: number, elsewhere: string | null): Offer[] => [
  ...factors.filter((kind) => kind !== 'passkey' || elsewhere === null).map((kind) => ({ kind, hint: '' })),
  ...(codesLeft > 0 ? [{ kind: 'recoveryCode' as const, hint: elsewhere ?? '' }] : []),
];

const offer = (kind: Proof, of: string | null, mask: (whole: string) => string): Offer[] =>
  of ? [{ kind, hint: mask(of) }] : [];

const maskedName = (name: string) => `${[...name][0]}••••`;
