import type { Language } from '../../../contract';
import type { TeamFileRequest } from '../../../contract/agents/team-records';
import type { Account } from '../../identity';
import type { ModuleContext } from '../../platform/context';
import { type FileParts, inZone, LINES_AT_ONCE, linesIn } from '../../platform/csv';
import { translate } from '../../platform/i18n';
import { clockIn } from '../../platform/time/zone';
import { type BetRow, betCells, betColumns, betsAfter, betTitles } from '../../play';
import { namesOf, teamBetsSql } from './bets';
import { type Line, linesAfter } from './read';
import { findVisibleAccount } from './sight';
import { soughtOf, type Transaction, transactionsAfter } from './transactions';

/**
 * Returns the lines of a file about a team, streamed as they are read. Throws like the lists, before the first line.
 */
export async function linesOf(
  ctx: ModuleContext,
  agent: Account,
  fileRequest: TeamFileRequest,
  language: Language,
): Promise<AsyncGenerator<string>> {
  if (fileRequest.of === 'team') return linesIn(await membersOf(ctx, agent, fileRequest, language));
  if (fileRequest.of === 'bets') return linesIn(await betsOf(ctx, agent, fileRequest, language));
  return linesIn(await transactionsOf(ctx, agent, fileRequest, language));
}

type Of<O extends TeamFileRequest['of']> = Extract<TeamFileRequest, { of: O }>;
const columns = (language: Language, names: readonly (typeof COLUMNS)[number][]) =>
  names.map((name) => translate(language, `team.file.${name}`));
const FIGURES = [
  'bets',
  'stake',
  'validBet',
  'result',
  'net',
  'deposits',
  'withdrawals',
  'bonuses',
  'cashback',
  'salary',
  'total',
] as const;
const OF_MEMBER = ['userName', 'kind', 'level', 'joined', 'downlines', 'mobile', 'email'] as const;
const OF_TRANSACTION = ['at', 'userName', 'record', 'state', 'amount'] as const;
const COLUMNS = [...OF_MEMBER, ...FIGURES, ...OF_TRANSACTION] as const;

async function membersOf(
  ctx: ModuleContext,
  agent: Account,
  fileRequest: Of<'team'>,
  language: Language,
): Promise<FileParts<Line>> {
  const top = await findVisibleAccount(ctx.db, agent, fileRequest.under ?? agent.userName, await ctx.now());
  return {
    head: columns(language, [...OF_MEMBER, ...FIGURES]),
    after: (last) => linesAfter(ctx, top, fileRequest.search ?? '', last?.userName ?? '', LINES_AT_ONCE),
    cells: (lines) =>
      lines.map((line) => [
        line.userName,
        translate(language, `team.kind.${line.kind}`),
        ...[line.level, line.joined, line.downlines].map(String),
        ...[line.mobile ?? '', line.email ?? ''],
        ...FIGURES.map((figure) => String(line[figure])),
      ]),
  };
}

async function betsOf(
  ctx: ModuleContext,
  agent: Account,
  { of: _, zone, ...filter }: Of<'bets'>,
  language: Language,
): Promise<FileParts<BetRow>> {
  const clock = clockIn(zone);
  const where = await teamBetsSql(ctx.db, agent, { ...filter, to: filter.to ?? (await ctx.now()).getTime() });
  return {
    head: [...columns(language, ['userName']), ...betColumns(language, zone)],
    after: (last) => betsAfter(ctx.db, where, last, LINES_AT_ONCE),
    cells: async (bets) => {
      const titles = await betTitles(ctx.db, bets, language);
      const names = await namesOf(ctx.db, bets);
      return bets.map((bet) => [names.get(bet.account_id) ?? '', ...betCells(bet, titles, language, clock)]);
    },
  };
}

async function transactionsOf(
  ctx: ModuleContext,
  agent: Account,
  { of: _, zone, ...filter }: Of<'transactions'>,
  language: Language,
): Promise<FileParts<Transaction>> {
  const clock = clockIn(zone);
  const sought = await soughtOf(ctx.db, agent, { ...filter, to: filter.to ?? (await ctx.now()).getTime() });
  return {
    head: columns(language, OF_TRANSACTION).map((title, index) =>
      inZone(title, OF_TRANSACTION[index] === 'at' ? zone : null),
    ),
    after: (last) => transactionsAfter(ctx.db, sought, last?.entry ?? null, LINES_AT_ONCE),
    cells: (list) =>
      list.map(({ at, userName, kind, state, amount }) => [
        clock(at),
        userName,
        translate(language, `team.record.${kind}`),
        translate(language, `team.state.${state}`),
        amount,
      ]),
  };
}
