import { randomUUID } from 'node:crypto';
import type { Case, Expected, PageStep, PaymentRequest, Rehearsal, Step } from './case';
import type { Received, Receiver } from './receiver';
import { type Adapter, openPage, pageQuery, type Reply, send } from './wire';

export type Problem = { step: string; expected: string; got: string };
export type Result = { rule: string; title: string; problems: Problem[] };

/** Adapter under test, receiver of its events, and the time in which one must arrive, ms. */
export type Bench = { adapter: Adapter; receiver: Receiver; timeout: number };
type Run = Bench & { order: string; payout: string; seen: Set<Received>; last: Received | null };

/** Runs a case against an adapter and returns the failed steps. */
export async function runCase(bench: Bench, { rule, title, answers, steps }: Case): Promise<Result> {
  const run: Run = { ...bench, order: randomUUID(), payout: randomUUID(), seen: new Set(), last: null };
  for (const subject of [run.order, run.payout]) run.receiver.answer(subject, answers);
  const problems: Problem[] = [];
  for (const step of steps)
    problems.push(...(await runStep(run, step).catch((error: unknown) => failure(step, error))));
  return { rule, title, problems };
}

const failure = (step: Step, error: unknown): Problem[] => [
  { step: JSON.stringify(step), expected: 'an answer', got: error instanceof Error ? error.message : String(error) },
];

function runStep(run: Run, step: Step): Promise<Problem[]> {
  if ('ask' in step) return ask(run, step);
  if ('page' in step) return visit(run, step);
  if ('rehearse' in step) return rehearse(run, step);
  return hear(run, step);
}

const filled = <T>(value: T, { order, payout }: Run): T =>
  JSON.parse(JSON.stringify(value).replaceAll('{order}', order).replaceAll('{payout}', payout));

/** Sends a request, and compares each of its answers; one of status 200 must be signed. */
async function ask(run: Run, step: PaymentRequest): Promise<Problem[]> {
  const { ask: path, body, sign, copies, expect } = filled(step, run);
  const request = {
    ...(path === 'orders' ? BASE_ORDER : BASE_PAYOUT),
    ...filled({ [path.slice(0, -1)]: `{${path.slice(0, -1)}}` }, run),
    ...body,
  };
  const replies = await Promise.all(Array.from({ length: copies }, () => send(run.adapter, path, request, sign)));
  return replies.flatMap((reply) => compare(step, expect, reply)).slice(0, 2);
}

/** Fields that requests have unless their case says otherwise. */
const BASE_ORDER = { number: 'D00000001', amount: '500.00' };
const BASE_PAYOUT = {
  number: 'W00000001',
  amount: '500.00',
  currency: 'BDT',
  to: { kind: 'ewallet', provider: 'Nodi Pay', holder: 'Rupa Akter', number: '01711223344' },
};

async function visit(run: Run, step: PageStep): Promise<Problem[]> {
  const { page, expect } = filled(step, run);
  const reply = await openPage(run.adapter, pageQuery(run.adapter, pageOf(run, page.fields), textual(page.forged)));
  return compare(step, expect, reply);
}

/** Returns the fields of an order's page. `expiresIn` (ms) is a time from now. */
function pageOf({ order }: Run, { expiresIn = 1_800_000, ...fields }: Record<string, unknown> = {}) {
  return textual({
    ...BASE_ORDER,
    order,
    currency: 'BDT',
    method: 'nodi',
    expiresAt: Date.now() + Number(expiresIn),
    language: 'bn',
    back: 'https://maidan.example/',
    ...fields,
  });
}

const textual = (fields: Record<string, unknown> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

async function rehearse(run: Run, step: Rehearsal): Promise<Problem[]> {
  const { outcome, of, fields } = filled(step.rehearse, run);
  const isOnPage = of === 'order' && outcome !== 'reversed';
  const subject = isOnPage
    ? { page: pageQuery(run.adapter, pageOf(run, fields)) }
    : { [of]: of === 'order' ? run.order : run.payout };
  const reply = await send(run.adapter, 'rehearsal', { ...subject, outcome });
  const has = step.transfers === undefined ? {} : { transfers: step.transfers };
  return compare(step, { status: 200, has }, reply);
}

/** Waits for an event: it must be signed and have the expected fields; a repetition has the same id. */
async function hear(run: Run, step: Extract<Step, { event: unknown }>): Promise<Problem[]> {
  const has = filled(step.event, run);
  const found = await run.receiver.next([run.order, run.payout], has, run.seen, run.timeout);
  const problemOf = (got: string): Problem[] => [
    { step: `event ${String(has.type)}`, expected: JSON.stringify(step), got },
  ];
  if (!found) return problemOf(`no such event within ${run.timeout} ms`);
  const before = run.last;
  run.seen.add(found);
  run.last = found;
  const isAgain = step.again === undefined || before?.id === found.id;
  const isRight = found.signed && holds(found.body, has) && isAgain && /^[!-~]{1,128}$/.test(found.id);
  return isRight ? [] : problemOf(`${JSON.stringify(found.body)}${found.signed ? '' : ' (not signed)'}`);
}

function compare(step: Step, { status, has }: Expected, reply: Reply): Problem[] {
  const isStatus = status === 'rejected' ? reply.status >= 400 && reply.status < 500 : reply.status === status;
  const isRight = isStatus && (reply.status !== 200 || reply.signed) && (has === undefined || holds(reply.body, has));
  if (isRight) return [];
  const got = `${reply.status} ${JSON.stringify(reply.body)}${reply.signed ? '' : ' (not signed)'}`;
  return [{ step: JSON.stringify(step), expected: JSON.stringify({ status, has }), got }];
}

/** Returns whether a value contains all entries of another; a list names the permitted values of a field. */
function holds(value: unknown, named: unknown): boolean {
  if (Array.isArray(named)) return named.includes(value);
  if (typeof named !== 'object' || named === null) return value === named;
  return Object.entries(named).every(([key, expected]) => holds(Object(value)[key], expected));
}
