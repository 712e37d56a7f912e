import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import { SETTINGS, type Value } from '../../../contract';
import { issue, ruled } from '../../../contract/identity/registration-form';
import {
  type Account,
  accountByName,
  giveAffiliateCode,
  hashPassword,
  judgePassword,
  keepAccount,
  readRules,
  rejectFields,
} from '../../identity';
import { openWallet } from '../../money';
import { ApiError, type Caller, type Input, type ModuleContext } from '../../platform/context';
import { transact } from '../../platform/database/transact';
import { consumeRateLimit } from '../../platform/http/limits';

/**
 * Creates a direct downline of an agent, with a temporary password that is returned once and must be changed at the
 * first login (s4.login.first-login-call). Throws `registration.invalid` if the name breaks its rule,
 * `registration.usernameTaken`, or `team.tooDeep`.
 */
export async function makeBelow(
  ctx: ModuleContext,
  agent: Pick<Account, 'id'>,
  { userName, kind }: Input<'makeTeamMember'>,
  { ip, language }: Caller,
): Promise<Value<'makeTeamMember'>> {
  const { fields } = await readRules(ctx);
  const { issues: [wrong] = [] } = v.safeParse(ruled('username', fields.username, true), userName, {
    abortPipeEarly: true,
  });
  if (wrong)
    throw rejectFields('registration.invalid', [
      { ...issue('userName', wrong.message), min: fields.username.minLength, max: fields.username.maxLength },
    ]);
  if (await accountByName(ctx.db, userName)) throw await createNameTakenError(ctx, ip);
  const password = temporary(ctx, userName);
  const passwordHash = await hashPassword(password);
  const type = kind === 'agent' ? SETTINGS.agentTypes[0] : 0;
  await transact(ctx, async (tx, { now }) => {
    const person = {
      userName,
      nickname: userName,
      type,
      passwordHash,
      uplineId: agent.id,
      language,
      firstTimeLogin: true,
    };
    const { id } = await keepAccount(tx, person, await now());
    await openWallet(tx, id);
    if (kind === 'agent') await giveAffiliateCode({ db: tx }, id);
  }).catch(async (error: unknown) => {
    throw (await accountByName(ctx.db, userName)) && !(error instanceof ApiError)
      ? await createNameTakenError(ctx, ip)
      : error;
  });
  return { userName, password };
}

/**
 * Returns the error for a taken name. Apart from registration, only this call discloses that an account exists, so it
 * shares that rate limit.
 */
async function createNameTakenError(ctx: ModuleContext, ip: string): Promise<ApiError> {
  await consumeRateLimit(ctx, 'registration.taken', ip);
  return rejectFields('registration.usernameTaken', [issue('userName', 'registration.usernameTaken')], 409);
}

const SMALL = 'bcdfghjkmnpqrstvwxz';
const LARGE = 'BCDFGHJKLMNPQRSTVWXZ';
const DIGITS = '23456789';
const some = (letters: string, count: number) =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');

/**
 * Generates a password such as `Krtbx-mwpzq-7392`: with all kinds of characters that a rule may require, and as long as
 * it requires.
 */
function temporary(ctx: ModuleContext, userName: string): string {
  for (;;) {
    const password = `${some(LARGE, 1)}${some(SMALL, 4)}-${some(SMALL, Math.max(5, ctx.config.passwordMin - 11))}-${some(DIGITS, 4)}`;
    try {
      judgePassword(ctx, password, userName);
      return password;
    } catch (error) {
      // It happens to contain something forbidden: try again.
      if (!(error instanceof ApiError)) throw error;
    }
  }
}
