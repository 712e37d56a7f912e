import type { Proof, ProofDemand } from '../../contract/ways-in';
import type { Account } from '../account/service';
import type { Tx } from '../kit';
import { realNameOf } from '../registration/real-name';

export type Offer = ProofDemand['proofs'][number];

/** The proofs that an account can give, each with as much of where it goes as its owner needs (s4.login.unregistered-ip). */
export async function offersOf(tx: Tx, { id, mobile, email }: Account): Promise<Offer[]> {
  const name = await realNameOf(tx, id);
  return [offer('sms', mobile, maskedMobile), offer('email', email, maskedEmail), offer('bankName', name, maskedName)].flat();
}

const offer = (kind: Proof, of: string | null, mask: (whole: string) => string): Offer[] => (of ? [{ kind, hint: mask(of) }] : []);

/** `+8801712345678` is `+880••••••678`. */
const maskedMobile = (mobile: string) => `${mobile.slice(0, 4)}${'•'.repeat(Math.max(0, mobile.length - 7))}${mobile.slice(-3)}`;

/** `player@example.test` is `p••••r@e••••.test`: always four dots, so that lengths are not told. */
function maskedEmail(email: string) {
  const [name = '', domain = ''] = email.split('@');
  const last = name.length > 2 ? name.slice(-1) : '';
  return `${name.slice(0, 1)}••••${last}@${domain.slice(0, 1)}••••${domain.slice(domain.lastIndexOf('.'))}`;
}

const maskedName = (name: string) => `${[...name][0]}••••`;
