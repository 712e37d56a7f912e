import { fromWire, toWire } from '../../../src/contract/money';
import { on, PAYMENT } from '../wallet/support';
import { type Caller, startCaller } from './caller';
import type { Heard, Player } from './deeds';
import type { Fleet } from './fleet';

type Needs = { fleet: Fleet; players: Player[]; heard: Heard; random: () => number };
type Act = (needs: Needs, caller: Caller) => Promise<unknown>;

const VENDORS = ['moyur', 'talpata', 'jhinuk'];
const SAID = ['approve', 'approve', 'disburse', 'disburse', 'reject'];

function pick<T>({ random }: Needs, list: readonly T[]): T {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
}
const some = ({ random }: Needs, least: number, most: number) => BigInt(Math.floor((least + random() * (most - least)) * 100));

const toOrFromVendor: Act = async (needs, { move }) => {
  const [player, vendor, amount] = [pick(needs, needs.players), pick(needs, VENDORS), some(needs, 1, 300)];
  const [from, to] = needs.random() < 0.6 ? ['main', vendor] : [vendor, 'main'];
  const purpose = (wallet: string) => (wallet === 'main' ? wallet : `vendor:${wallet}`);
  const sides = [`${player.id}:${purpose(from)}:${-amount}`, `${player.id}:${purpose(to)}:${amount}`];
  const asked = { call: 'transfer' as const, kind: 'transfer', sides };
  await move(
    player,
    asked,
    (client, extras, more) => client.walletTransfer({ from, to, amount: toWire(amount + more) }, extras),
    ({ transferId }) => transferId,
  );
};

const toPartner: Act = async (needs, { move }) => {
  const [player, amount] = [pick(needs, needs.players), some(needs, 100, 300)];
  const partners = needs.players.filter(({ userName }) => player.partners.includes(userName));
  const { id, userName } = pick(needs, partners);
  const asked = { call: 'partner' as const, kind: 'upline', sides: [`${player.id}:main:${-amount}`, `${id}:main:${amount}`] };
  await move(
    player,
    asked,
    (client, extras, more) => client.partnerTransfer({ to: userName, amount: toWire(amount + more), paymentPassword: PAYMENT }, extras),
    ({ transferId }) => transferId,
  );
};

const withdraw: Act = async (needs, { move }) => {
  const [player, amount] = [pick(needs, needs.players), some(needs, 500, 900)];
  const asked = {
    call: 'withdraw' as const,
    kind: 'withdrawal',
    sides: [`${player.id}:main:${-amount}`, `${player.id}:locked:${amount}`],
  };
  const where = { bankAccountId: player.bank.id, paymentPassword: PAYMENT };
  const sent = await move(
    player,
    asked,
    (client, extras, more) => client.withdraw({ ...where, amount: toWire(amount + more) }, extras),
    ({ id }) => id,
  );
  if (sent) needs.heard.withdrawals.push({ id: sent.id, player });
};

const returnAll: Act = async (needs, { ask }) => {
  const player = pick(needs, needs.players);
  const answer = await ask(player, (client, extras) => client.returnAll(undefined, extras));
  if (!answer || !('value' in answer)) return;
  const minor = fromWire(answer.value.returned);
  if (minor > 0n) needs.heard.returned.push({ owner: player.id, minor });
};

/** An operator goes on with a withdrawal, or its player says that it has arrived. */
const step: Act = async (needs, { ask, anyGateway }) => {
  const { fleet, heard, random } = needs;
  if (heard.withdrawals.length === 0) return;
  const { id, player } = pick(needs, heard.withdrawals);
  if (random() < 0.6) {
    const said = await fleet.ops(anyGateway(), 'withdrawals', [pick(needs, SAID), id]).catch(() => null);
    const state: unknown = Reflect.get(Object(said?.reply?.value), 'state');
    if (said?.status === 200 && typeof state === 'string') heard.steps.push({ id, state });
    return;
  }
  const seen = await ask(player, (client, extras) => client.withdrawal({ id }, extras));
  if (!seen || !('value' in seen) || !seen.value.permitted.includes('player.received')) return;
  const word = await ask(player, (client, extras) => client.confirmReceived(on(seen.value), extras));
  if (word && 'value' in word) heard.steps.push({ id, state: word.value.state });
};

/** What is done where the roll is below. */
const ACTS_BELOW: [roll: number, act: Act][] = [
  [0.5, toOrFromVendor],
  [0.58, returnAll],
  [0.72, toPartner],
  [0.82, withdraw],
  [1, step],
];

/** A caller that does one operation at random each time. */
export function startOperations(needs: Needs): () => Promise<void> {
  const caller = startCaller(needs.fleet, needs.heard, needs.random);
  return async () => {
    const roll = needs.random();
    await ACTS_BELOW.find(([below]) => roll < below)?.[1](needs, caller);
    needs.heard.operations += 1;
  };
}
