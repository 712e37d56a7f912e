import type { Value } from '../../contract';
import { accountById } from '../account/service';
import { record } from '../audit/service';
import { type Caller, type Input, type Kit, Refusal } from '../kit';
import { take } from '../platform/limits';
import { transact } from '../platform/transact';
import { demandProof, isProofDue } from '../proof/demand';
import { ownerOf } from '../security/owner';
import { letIn, loggedInAs, mayEnter } from '../session/enter';
import { accountLinkedTo, mustBeUnlinked } from './links';
import { beginAt, personBehind } from './states';

/** Sign-ins begun, or come back, from one address. */
const BY_ADDRESS = { max: 60, perSeconds: 60 };
/** A third party has no password of ours that could be looked at. */
const UNJUDGED = { passwordExpired: false, passwordDefault: false };

/** Begins a sign-in at a provider: a log-in, or (`link`, logged in) a link that is to be. */
export async function beginSocial(kit: Kit, { provider, purpose }: Input<'socialBegin'>, caller: Caller): Promise<Value<'socialBegin'>> {
  await take(kit, 'social', caller.ip, BY_ADDRESS);
  try {
    const owner = purpose === 'link' ? await ownerOf(kit, caller) : null;
    if (owner) await mustBeUnlinked(kit.db, owner.id, provider);
    return await beginAt(kit, provider, owner?.id ?? null);
  } catch (error) {
    if (error instanceof Refusal) await note(kit, caller, error.code, caller.session?.accountId, 'social.begin');
    throw error;
  }
}

/**
 * Logs in whom a person is linked to; nobody is made and nobody is linked here. As strong as any other way in (asvs 6.3.4): from an
 * unregistered address one more proof is due.
 */
export async function returnSocial(kit: Kit, asked: Input<'socialReturn'>, caller: Caller): Promise<Value<'socialReturn'>> {
  await take(kit, 'social', caller.ip, BY_ADDRESS);
  let accountId: string | undefined;
  try {
    const person = await personBehind(kit, asked, null);
    accountId = (await accountLinkedTo(kit.db, asked.provider, person)) ?? undefined;
    if (!accountId) {
      await note(kit, caller, 'social.unlinked');
      return { linked: false, name: person.name };
    }
    const entry = await enter(kit, accountId, caller);
    await note(kit, caller, 'done', accountId);
    return { linked: true, entry };
  } catch (error) {
    if (error instanceof Refusal) await note(kit, caller, error.code, accountId);
    throw error;
  }
}

async function enter(kit: Kit, accountId: string, caller: Caller): Promise<Value<'logIn'>> {
  const account = await accountById(kit.db, accountId);
  if (!account) throw new Refusal(422, 'social.refused');
  await mayEnter(kit, kit.db, account);
  if (await isProofDue(kit, kit.db, accountId, caller.ip)) throw await demandProof(kit, account, caller, UNJUDGED);
  const token = await transact(kit, (tx, within) => letIn(within, tx, account, caller));
  return loggedInAs(account, token, UNJUDGED);
}

async function note(kit: Kit, { ip, requestId }: Caller, outcome: string, accountId?: string, kind = 'social.signIn') {
  await record(kit.db, { at: await kit.now(), kind, outcome, accountId, ip, requestId });
}
