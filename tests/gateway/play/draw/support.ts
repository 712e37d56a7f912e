import { and, asc, eq, sql } from 'drizzle-orm';
import { moneyTasks, otherTasks } from '../../../../src/gateway/modules';
import { planIssues } from '../../../../src/gateway/play/draw/plan';
import { SCHEDULES, type Schedule } from '../../../../src/gateway/play/draw/schedules';
import { type Issue, ORDER_JOBS, settled } from '../../../../src/gateway/play/draw/service';
import { lotteryIssues } from '../../../../src/gateway/play/draw/tables';
import { LOTTERIES, LOTTERY_CODES, type LotteryCode } from '../../../../src/lottery';
import type { Modules } from '../../harness/modules';

export const MINUTE = 60_000;

/** The real schedules of some lotteries with few issues ahead. */
export const few = (codes: readonly LotteryCode[]): Partial<Record<LotteryCode, Schedule>> =>
  Object.fromEntries(codes.map((code) => [code, { ...SCHEDULES[code], ahead: 5 }]));

/** The orders' side of a gateway without bets: closing holds nothing, and settlement is immediate. */
export function draws(gateway: Modules, codes: readonly LotteryCode[] = LOTTERY_CODES) {
  const { ctx } = gateway;
  const closed: string[] = [];
  const tasks = {
    ...moneyTasks(ctx),
    ...otherTasks(ctx),
    [ORDER_JOBS.close]: async (jobPayload: unknown) => void closed.push(idOf(jobPayload)),
    [ORDER_JOBS.settle]: async (jobPayload: unknown) => {
      const issue = await byId(gateway, idOf(jobPayload));
      await settled(ctx, issue.id, issue.settlement);
    },
  };
  return {
    closed,
    plan: () => planIssues(ctx, few(codes)),
    run: () => gateway.runJobs(tasks),
    /** Advances the clock while gateways work. */
    pass: async (ms: number) => {
      await gateway.later(ms);
      await planIssues(ctx, few(codes));
      await gateway.runJobs(tasks);
    },
    all: (lottery: LotteryCode) =>
      ctx.db.select().from(lotteryIssues).where(eq(lotteryIssues.lottery, lottery)).orderBy(asc(lotteryIssues.seq)),
    one: async (lottery: LotteryCode, number: string): Promise<Issue> => {
      const isIt = and(eq(lotteryIssues.lottery, lottery), eq(lotteryIssues.number, number));
      const [issue] = await ctx.db.select().from(lotteryIssues).where(isIt);
      return issue ?? missing();
    },
  };
}

const idOf = (jobPayload: unknown): string =>
  typeof jobPayload === 'object' && jobPayload !== null && 'issueId' in jobPayload
    ? String(jobPayload.issueId)
    : missing();

async function byId({ ctx }: Modules, id: string): Promise<Issue> {
  const [issue] = await ctx.db.select().from(lotteryIssues).where(eq(lotteryIssues.id, id));
  return issue ?? missing();
}

const missing = (): never => {
  throw new Error('there is no such issue');
};

/** Returns whether an issue accepts bets; null for unknown numbers. */
export async function takesBets(
  { ctx }: Pick<Modules, 'ctx'>,
  lottery: LotteryCode,
  number: string,
): Promise<boolean | null> {
  const { rows } = await ctx.db.execute<{ takes: boolean }>(
    sql`select lottery_takes(i, app_now()) as takes from lottery_issues i where lottery = ${lottery} and number = ${number}`,
  );
  return rows[0]?.takes ?? null;
}

/** Deletes all jobs, as a database restored without them would lack them. */
export const forgetJobs = ({ ctx }: Modules) =>
  ctx.db.execute(sql`select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))`);

export const OWN = Object.values(LOTTERIES)
  .filter((lottery) => lottery.draws === 'own')
  .map(({ code }) => code);
