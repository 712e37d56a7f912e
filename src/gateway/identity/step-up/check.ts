import { timingSafeEqual } from 'node:crypto';
import { personNameKey } from '../../../contract/identity/person-name';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { digest } from '../../platform/secrets/secrets';
import type { Account } from '../account/service';
import { proveFactor } from '../factor/prove';
import { checkCode } from '../otp/service';
import type { BoundTo } from '../passkey/challenges';
import { realNameOf } from '../registration/real-name';

/**
 * Verifies an answer. Throws `sms.code*`, `totp.wrong`, `recovery.wrong`, `passkey.*` or `proof.wrong`; methods that
 * the account lacks fail like a wrong answer. `boundTo`: the purpose that its passkey signs.
 */
export async function checkAnswer(
  ctx: ModuleContext,
  account: Account,
  submittedProof: Input<'answerProof'>,
  caller: Caller,
  boundTo: BoundTo,
): Promise<void> {
  if (submittedProof.kind === 'passkey') return proveFactor(ctx, account, submittedProof, caller, boundTo);
  const { kind, answer, challengeId } = submittedProof;
  const code = (to: string | null) => ({ purpose: 'proof' as const, to: to ?? '', boundTo: challengeId, code: answer });
  if (kind === 'sms') return checkCode(ctx, code(account.mobile));
  if (kind === 'email') return checkCode(ctx, code(account.email));
  if (kind !== 'bankName') return proveFactor(ctx, account, { kind, answer }, caller, boundTo);
  if (!(await isRealName(ctx, account, answer))) throw new ApiError(422, 'proof.wrong');
}

async function isRealName(ctx: ModuleContext, { id }: Account, answer: string) {
  const name = await realNameOf(ctx.db, id);
  return (
    name !== null &&
    timingSafeEqual(Buffer.from(digest(personNameKey(name))), Buffer.from(digest(personNameKey(answer))))
  );
}
