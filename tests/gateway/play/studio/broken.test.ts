/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCases } from '../../../../src/studio/conformance/cases';
import { MODES, runCase } from '../../../../src/studio/conformance/run';
import { dumpedDatabase } from '../../harness/database';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { rehearsalAt } from './support';

/** A database of its own, since its functions are changed. */
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({}, await dumpedDatabase('ways-in'));
});
afterAll(() => gateway.stop());

const request = <T extends Record<string, unknown>>(text: string) => gateway.ctx.db.execute<T>(sql.raw(text));

/** Returns a function with a part swapped; fails if it lacks the part. */
async function swapped(name: string, part: string, other: string): Promise<{ original: string; broken: string }> {
  const { rows } = await request<{ text: string }>(`select pg_get_functiondef('${name}'::regproc) as text`);
  const original = String(rows[0]?.text);
  if (!original.includes(part)) throw new Error(`${name} has no “${part}”`);
  return { original, broken: original.replace(part, () => other) };
}

type Broken = { what: string; of: string; part: string; other: string; rules: string[]; index?: string };
/**
 * The gateway with one part of a rule swapped. `index`: a constraint that would still enforce it and is dropped, too.
 */
const BROKEN: Broken[] = [
  {
    what: 'ids expire after twelve hours',
    of: 'studio_kept',
    part: 'transaction_id = said',
    other: `transaction_id = said and created_at > app_now() - interval '12 hours'`,
    rules: ['W10', 'W19'],
    index: 'studio_transactions_studio_id_account_id_transaction_id_key',
  },
  {
    what: 'a rollback of an unknown transaction leaves no trace',
    of: 'studio_rollback',
    part: 'perform studio_tombstone(p, told);',
    other: '',
    rules: ['W19', 'W31'],
  },
  {
    what: 'a win requires a session',
    of: 'studio_needs_session',
    part: `kind = 'bet'`,
    other: `kind in ('bet', 'win')`,
    rules: ['W14'],
  },
  {
    what: 'ids are unique per studio, not per player',
    of: 'studio_kept',
    part: 'account_id = player and ',
    other: '',
    rules: ['W9'],
  },
  {
    what: 'a batch is applied in part',
    of: 'studio_batch',
    part: `raise exception 'studio.batch' using errcode = 'MD030', detail = said::text;`,
    other: `return answers || said;`,
    rules: ['W11'],
  },
];

/** Returns the rules that are violated in at least one mode. */
async function red(rules: string[]): Promise<string[]> {
  const found = new Set<string>();
  const portal = rehearsalAt(gateway);
  for (const item of readCases(rules))
    for (const mode of MODES) if ((await runCase(portal, item, mode)).problems.length > 0) found.add(item.rule);
  return [...found];
}

test.each(BROKEN)('conformance fails when $what', async ({ of, part, other, rules, index }) => {
  expect(await red(rules)).toEqual([]);
  const { original, broken } = await swapped(of, part, other);
  await request(broken);
  if (index) await request(`alter table studio_transactions drop constraint ${index}`);
  expect(await red(rules)).toEqual(rules);
  await request(original);
});
