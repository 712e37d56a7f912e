import { randomUUID } from 'node:crypto';
import { studioPath } from '../../contract/play/studio';
import type { Call, Case, Expected } from './case';
import { type CaseFixture, filled, makeFixture, rehearse } from './fixture';
import { type Portal, type Reply, type Sent, send, signCall } from './wire';

/**
 * Ways to send a case: each call once; ten copies of it concurrently; and again after the portal applied it but its
 * response was lost.
 */
export const MODES = ['alone', 'parallel', 'lost'] as const;
export type Mode = (typeof MODES)[number];
const COPIES = 10;

export type Problem = { step: string; expected: string; got: string };
export type Result = { rule: string; title: string; mode: Mode; problems: Problem[] };

/** Runs a case against a portal in one mode and returns the failed steps. */
export async function runCase(portal: Portal, expected: Case, mode: Mode): Promise<Result> {
  const fixture = await makeFixture(portal, expected, randomUUID().slice(0, 8));
  const problems: Problem[] = [];
  let nonce = '';
  for (const step of expected.steps) {
    if ('change' in step) await rehearse(portal, changeOf(step, fixture));
    else {
      const exchange = await exchangeWith(portal, step, fixture, mode, nonce);
      nonce = exchange.sent.nonce;
      problems.push(...judge(step, exchange));
    }
  }
  for (const [letter, balance] of Object.entries(expected.after))
    problems.push(...(await balanceProblem(portal, fixture, letter, balance)));
  return { rule: expected.rule, title: expected.title, mode, problems };
}

/** Returns the change of a rehearsal with its placeholders replaced. */
const changeOf = (
  { change, player }: Extract<Case['steps'][number], { change: object }>,
  fixture: CaseFixture,
): object => ({
  ...JSON.parse(filled(JSON.stringify(change), fixture)),
  player: fixture.players.get(player)?.player,
});

type Exchange = { sent: Sent; replies: Reply[]; isFirstLost: boolean };

/** Sends a call as often, and in the way, that its mode requires. */
async function exchangeWith(
  portal: Portal,
  step: Call,
  fixture: CaseFixture,
  mode: Mode,
  before: string,
): Promise<Exchange> {
  const path = filled(step.path ?? studioPathOf(step), fixture);
  const bytes = bytesOf(step, fixture);
  const { nonce, ...wrongly } = step.sign ?? {};
  const make = () => signCall(portal, path, bytes, { ...wrongly, nonce: nonce && before });
  const sent = make();
  if (step.brokenOff) await send(portal, make(), 'brokenOff');
  const isOnce = step.once === true || nonce !== undefined;
  const isFirstLost = mode === 'lost' && !isOnce;
  if (isFirstLost) await send(portal, make(), 'lost');
  const copies = mode === 'parallel' && !isOnce ? COPIES : 1;
  const all = [sent, ...Array.from({ length: copies - 1 }, make)];
  const replies = await Promise.all(all.map((copy) => send(portal, copy)));
  return { sent, replies: replies.flatMap((reply) => reply ?? []), isFirstLost };
}

const studioPathOf = ({ call }: Call) => `${studioPath('bet').replace(/bet$/, '')}${call ?? ''}`;

function bytesOf({ body, raw, padding }: Call, fixture: CaseFixture): string {
  const padded = padding === undefined ? body : { ...body, padding: 'x'.repeat(padding) };
  return filled(raw ?? JSON.stringify(padded ?? {}), fixture);
}

/** Checks that exactly one response is `applied`, and that all others are those of a repetition. */
function judge(step: Call, { replies, isFirstLost }: Exchange): Problem[] {
  const again =
    step.again ?? (step.expect.outcome === 'applied' ? { ...step.expect, outcome: 'repeated' as const } : step.expect);
  const first = isFirstLost ? undefined : replies.find((reply) => isAs(step.expect, reply));
  const others = replies.filter((reply) => reply !== first);
  const expected = first || isFirstLost ? again : step.expect;
  return others
    .filter((reply) => !isAs(expected, reply))
    .map((reply) => problemOf(step, expected, reply))
    .slice(0, 2);
}

const problemOf = (step: Call, expected: Expected, reply: Reply): Problem => ({
  step: step.says ?? step.call ?? step.path ?? '',
  expected: JSON.stringify(expected),
  got: `${reply.status} ${JSON.stringify(reply.body)}${reply.signed ? '' : ' (not signed)'}`,
});

/** Responses to unauthenticated calls have no signature. */
const UNPROVEN = ['studio.signature', 'studio.key', 'studio.stale', 'request.tooLarge', 'request.contentType'];

/** Returns whether a response is as expected. */
function isAs({ status, code, outcome, balance, has }: Expected, { status: got, signed, body }: Reply): boolean {
  // Dialects have their own field for the code.
  const replyFields = { code: body.code, outcome: body.outcome, ...Object(body.meta) };
  if (got !== status || (replyFields.code ?? replyFields.api_code) !== code || replyFields.outcome !== outcome)
    return false;
  if (balance !== undefined && body.balance !== balance) return false;
  return (has === undefined || holds(body, has)) && (signed || UNPROVEN.includes(code));
}

/** Returns whether a value contains all entries of another. */
function holds(value: unknown, named: unknown): boolean {
  if (typeof named !== 'object' || named === null) return value === named;
  return Object.entries(named).every(([key, expected]) => holds(Object(value)[key], expected));
}

async function balanceProblem(
  portal: Portal,
  { players }: CaseFixture,
  letter: string,
  balance: string,
): Promise<Problem[]> {
  const body = JSON.stringify({ player: players.get(letter)?.player, currency: 'BDT' });
  const reply = await send(portal, signCall(portal, studioPath('balance'), body));
  const got = String(reply?.body.balance);
  return got === balance ? [] : [{ step: `balance of ${letter} in the end`, expected: balance, got }];
}
