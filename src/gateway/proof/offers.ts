import type { Proof, ProofDemand } from '../../contract/ways-in';
import type { Account } from '../account/service';
import type { Tx } from '../module-context';
import { realNameOf } from '../registration/real-name';
import { maskedEmail, maskedMobile } from '../security/masks';
import { hasTotp } from '../totp/service';

export type Offer = ProofDemand['proofs'][number];

/** The proofs that an account can give, each with as much of where it goes as its owner needs (s4.login.unregistered-ip). */
export async function offersOf(tx: Tx, { id, mobile, email }: Account): Promise<Offer[]> {
  const [name, totp] = [await realNameOf(tx, id), await hasTotp(tx, id)];
  return [
    offer('sms', mobile, maskedMobile),
    offer('email', email, maskedEmail),
    totp ? [{ kind: 'totp' as const, hint: '' }] : [],
    offer('bankName', name, maskedName),
  ].flat();
}

const offer = (kind: Proof, of: string | null, mask: (whole: string) => string): Offer[] => (of ? [{ kind, hint: mask(of) }] : []);

const maskedName = (name: string) => `${[...name][0]}••••`;
