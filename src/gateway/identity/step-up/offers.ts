import type { Factor, Proof, ProofDemand } from '../../../contract/identity/ways-in';
import type { Caller, Tx } from '../../platform/context';
import { maskedEmail, maskedMobile } from '../account/masks';
import type { Account } from '../account/service';
import { factorsOf } from '../factor/in-use';
import { recoveryCodesLeft } from '../factor/recovery-codes';
import { passkeyElsewhere } from '../passkey/kept';
import { realNameOf } from '../registration/real-name';

export type Offer = ProofDemand['proofs'][number];

/** The proofs that an account can give, each with as much of where it goes as its owner needs (s4.login.unregistered-ip); of who has a second factor only that. */
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

/** Nothing weaker stands beside a factor in use (asvs 6.3.4); a passkey that was made elsewhere cannot be given, and the owner is told where it can. */
const strongOffers = (factors: Factor[], codesLeft: number, elsewhere: string | null): Offer[] => [
  ...factors.filter((kind) => kind !== 'passkey' || elsewhere === null).map((kind) => ({ kind, hint: '' })),
  ...(codesLeft > 0 ? [{ kind: 'recoveryCode' as const, hint: elsewhere ?? '' }] : []),
];

const offer = (kind: Proof, of: string | null, mask: (whole: string) => string): Offer[] =>
  of ? [{ kind, hint: mask(of) }] : [];

const maskedName = (name: string) => `${[...name][0]}••••`;
