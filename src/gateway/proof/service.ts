import type { Value } from '../../contract';
import { type Account, accountById } from '../account/service';
import { record } from '../audit/service';
import { sendCode } from '../code/service';
import { type Caller, type Input, type Kit, Refusal } from '../kit';
import { take } from '../platform/limits';
import { transact } from '../platform/transact';
import { noted } from '../security/owner';
import { letIn, loggedInAs } from '../session/enter';
import { checkAnswer } from './check';
import { expired, takeTry, useUp, waitingUnder } from './demand';
import { offersOf } from './offers';

/** Answers from one address. */
const BY_ADDRESS = { max: 60, perSeconds: 60 };

/** Sends the code of a proof to where the account's owner gets it. Refuses with `proof.expired`, `proof.notOffered` or `sms.*`. */
export async function sendProof(kit: Kit, { challengeId, kind }: Input<'sendProof'>, caller: Caller): Promise<Value<'sendProof'>> {
  const { accountId } = await orNoted(kit, 'proof.send', caller, waitingUnder(kit.db, challengeId, caller.ip));
  const account = await mustExist(kit, accountId);
  return noted(kit, 'proof.send', account.id, caller, async () => {
    const to = kind === 'sms' ? account.mobile : account.email;
    if (!to || !(await offersOf(kit.db, account)).some((offer) => offer.kind === kind)) throw new Refusal(422, 'proof.notOffered');
    const { language, ip } = caller;
    const channel = kind === 'sms' ? 'sms' : 'mail';
    return sendCode(kit, { purpose: 'proof', channel, to, boundTo: challengeId, language, ip });
  });
}

/**
 * Takes the answer in. A right one lets in whom the log-in was for, once, and registers the address (s4.login.unregistered-ip); five
 * are looked at, and then it is over.
 */
export async function answerProof(kit: Kit, asked: Input<'answerProof'>, caller: Caller): Promise<Value<'answerProof'>> {
  await take(kit, 'proof.answer', caller.ip, BY_ADDRESS);
  const waiting = await orNoted(kit, 'proof.answer', caller, takeTry(kit.db, asked.challengeId, caller.ip));
  const account = await mustExist(kit, waiting.accountId);
  return noted(kit, 'proof.answer', account.id, caller, async () => {
    await checkAnswer(kit, account, asked);
    const token = await transact(kit, async (tx, within) => {
      await useUp(tx, waiting);
      return letIn(within, tx, account, caller, true);
    });
    const { passwordExpired, passwordDefault } = waiting;
    return loggedInAs(account, token, { passwordExpired, passwordDefault });
  });
}

async function mustExist(kit: Kit, accountId: string): Promise<Account> {
  const account = await accountById(kit.db, accountId);
  if (!account) throw expired();
  return account;
}

/** What comes too late, or from elsewhere, belongs to no account that we could tell, and is written down too (asvs 16.3.1). */
async function orNoted<T>(kit: Kit, kind: string, { ip, requestId }: Caller, found: Promise<T>): Promise<T> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Refusal) await record(kit.db, { at: await kit.now(), kind, outcome: error.code, ip, requestId });
    throw error;
  }
}
