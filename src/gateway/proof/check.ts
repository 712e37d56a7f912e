import { timingSafeEqual } from 'node:crypto';
import type { Proof } from '../../contract/ways-in';
import type { Account } from '../account/service';
import { checkCode } from '../code/service';
import { ApiError, type ModuleContext } from '../module-context';
import { realNameOf } from '../registration/real-name';
import { digest } from '../secrets';
import { checkTotp } from '../totp/service';

export type Answer = { challengeId: string; kind: Proof; answer: string };

/** Looks at an answer; refuses with `sms.code*`, `totp.wrong` or `proof.wrong`, and what the account does not have is wrong like any other. */
export async function checkAnswer(ctx: ModuleContext, account: Account, { challengeId, kind, answer }: Answer): Promise<void> {
  const code = (to: string | null) => ({ purpose: 'proof' as const, to: to ?? '', boundTo: challengeId, code: answer });
  if (kind === 'sms') return checkCode(ctx, code(account.mobile));
  if (kind === 'email') return checkCode(ctx, code(account.email));
  if (kind === 'totp') return checkTotp(ctx, account.id, answer);
  if (!(await isRealName(ctx, account, answer))) throw new ApiError(422, 'proof.wrong');
}

async function isRealName(ctx: ModuleContext, { id }: Account, answer: string) {
  const name = await realNameOf(ctx.db, id);
  return name !== null && timingSafeEqual(Buffer.from(digest(plain(name))), Buffer.from(digest(plain(answer))));
}

/** Without regard to case and spaces. */
const plain = (name: string) => name.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
