import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { BetDetail } from '../../../contract';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';
import { epochMsSql } from '../../platform/time/time-sql';
import { lotteryOf } from './pricing';

const drawRow = v.object({
  lottery: v.string(),
  issue: v.string(),
  fair: v.boolean(),
  results: v.array(
    v.object({ kind: v.picklist(['drawn', 'given', 'corrected', 'void']), result: v.unknown(), at: v.number() }),
  ),
});

/**
 * Returns the draw of an order, with all results that it was settled by, in order (own.draw.corrected, own.draw.void).
 */
export async function drawOf(tx: Tx, order: string): Promise<BetDetail['draw']> {
  const { lottery, issue, fair, results } = await queryRow(
    tx,
    drawRow,
    sql`select i.lottery, i.number as issue, i.server_seed is not null and i.result is not null as fair,
        coalesce((select jsonb_agg(jsonb_build_object('kind', r.kind, 'result', r.result, 'at', ${epochMsSql(sql`r.at`)}) order by r.settlement)
          from lottery_results r where r.issue_id = i.id and r.settlement <= i.settlement), '[]') as results
        from lottery_orders o join lottery_issues i on i.id = o.issue_id where o.id = ${order}`,
  );
  const { parseResult, writeResult } = lotteryOf(lottery);
  const numbersOf = (result: unknown) => (result === null ? [] : writeResult(parseResult(result) ?? []));
  return {
    lottery,
    issue,
    order,
    isFair: fair,
    results: results.map(({ result, ...rest }) => ({ ...rest, numbers: [...numbersOf(result)] })),
  };
}
