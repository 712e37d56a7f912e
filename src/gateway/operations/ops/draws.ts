import * as v from 'valibot';
import { LOTTERY_CODES } from '../../../lottery';
import {
  correctResult,
  giveResult,
  issueArgs,
  issueFor,
  issuesFor,
  planAhead,
  planAheadArgs,
  resultArgs,
  voidIssue,
} from '../../play';
import { ADMIN, ALL, act, type Command, demo, read } from './command';

const lotteryArguments = v.union(
  [v.strictTuple([]), v.strictTuple([v.picklist(LOTTERY_CODES)])],
  'a lottery, or nothing, is needed',
);

/** Commands for draws of lotteries. */
export const drawCommands: Record<string, Command> = {
  'draws list': read(ALL, 'draws list [<lottery>]', (ctx, { args }) =>
    issuesFor(ctx, v.parse(lotteryArguments, args)[0]),
  ),
  'draws show': read(ALL, 'draws show <lottery> <issue>', (ctx, { args }) => {
    const [lottery, number] = v.parse(issueArgs, args);
    return issueFor(ctx, { lottery, number });
  }),
  'draws result': act(ADMIN, 'draws result <lottery> <issue> <n,n,…>', (ctx, { args, reason }, { operator }) => {
    const [lottery, number, typed] = v.parse(resultArgs, args);
    return giveResult(ctx, { lottery, number, typed }, { operator: operator.name, reason });
  }),
  'draws correct': act(ADMIN, 'draws correct <lottery> <issue> <n,n,…>', (ctx, { args, reason }, { operator }) => {
    const [lottery, number, typed] = v.parse(resultArgs, args);
    return correctResult(ctx, { lottery, number, typed }, { operator: operator.name, reason });
  }),
  'draws void': act(ADMIN, 'draws void <lottery> <issue>', (ctx, { args, reason }, { operator }) => {
    const [lottery, number] = v.parse(issueArgs, args);
    return voidIssue(ctx, { lottery, number }, { operator: operator.name, reason });
  }),
  'draws plan': demo(ADMIN, 'draws plan <lottery> <issues> [<prices>]', (ctx, { args }) =>
    planAhead(ctx, v.parse(planAheadArgs, args)),
  ),
};
