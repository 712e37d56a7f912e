import { randomInt } from 'node:crypto';
import { GATEWAY_SETTINGS, MODULES, SETTINGS, type Value } from '../../../contract';
import { fromWire } from '../../../contract/money/money';
import { recordAuditEvent } from '../../platform/audit/service';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { translate } from '../../platform/i18n';
import { randomSecret } from '../../platform/secrets/secrets';
import { moduleOn } from '../../platform/system/service';
import { hashPassword } from '../account/passwords';
import { keepAccount } from '../account/service';
import { openSession } from '../session/service';
import { closeLater } from './job';
import { consumeTrial } from './limits';

/**
 * Opens a trial: an account of type 4 with its own wallet and play money, and a session (s1.visitor.free-trial). Its
 * password is random and discarded, so the trial ends with its session. Throws `trial.closed`, `captcha.*` or
 * `limit.reached`; failures are audited too (asvs 16.3.2).
 */
export async function openTrial(
  ctx: ModuleContext,
  request: Input<'freePlay'>,
  caller: Caller,
): Promise<Value<'freePlay'>> {
  try {
    if (!(await moduleOn(ctx, MODULES.freePlay))) throw new ApiError(403, 'trial.closed');
    await consumeTrial(ctx, request, caller.ip);
    return await open(ctx, caller);
  } catch (error) {
    if (error instanceof ApiError) await recordOutcome(ctx, caller, error.code);
    throw error;
  }
}

async function open(ctx: ModuleContext, caller: Caller): Promise<Value<'freePlay'>> {
  const passwordHash = await hashPassword(randomSecret());
  const now = await ctx.now();
  return transact(ctx, async (tx, within) => {
    const { id, userName, nickname, type } = await keepAccount(tx, { ...newTrial(caller), passwordHash }, now);
    await within.ports.openWallet(tx, id);
    await within.ports.creditTrial(within, id, fromWire(GATEWAY_SETTINGS.trial.points));
    await closeLater(tx, id);
    const token = await openSession(within, tx, id);
    await recordOutcome(within, caller, 'done', id);
    return {
      token,
      firstTimeLogin: false,
      passwordExpired: false,
      passwordDefault: false,
      userInfo: { userName, nickname, type },
    };
  });
}

const newTrial = ({ language }: Caller) => {
  const number = randomInt(10 ** 10)
    .toString()
    .padStart(10, '0');
  return {
    userName: `trial${number}`,
    nickname: translate(language, 'trial.nickname'),
    type: SETTINGS.trialType,
    language,
  };
};

async function recordOutcome(
  ctx: Pick<ModuleContext, 'db' | 'now'>,
  { ip, requestId }: Caller,
  outcome: string,
  accountId?: string,
) {
  await recordAuditEvent(ctx.db, { at: await ctx.now(), kind: 'trial.open', outcome, accountId, ip, requestId });
}
