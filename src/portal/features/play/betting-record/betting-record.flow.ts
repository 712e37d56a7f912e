import { type ActorRefFrom, fromPromise } from 'xstate';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import {
  bettingRecordMachine,
  type RoundOutcome,
} from '../../../../../machines/play/betting-record/betting-record.machine';
import { asFailure, type Client, SETTINGS } from '../../../../contract';
import { BET_STATUSES } from '../../../../contract/play/bets';
import { drawEndpoints } from '../../../../contract/play/draw-endpoints';
import { GAME_TYPES } from '../../../../contract/play/game-kinds';
import { lotteryEndpoints } from '../../../../contract/play/lottery-endpoints';
import { listFlow, pageOf } from '../../../../ui/list/list.flow';
import { siteZone } from '../../../../ui/site-clock';
import { periodOf, startOf } from '../../../parts/bets/period';
import type { CentreDependencies } from '../../../parts/dependencies';

export type BettingRecordRef = ActorRefFrom<typeof bettingRecordMachine>;

const { pageSize } = SETTINGS.bets;

/** The betting record, one round of it, and its file. Meets s2.member-centre.betting-record. */
export const bettingRecordFlow = (
  deps: Pick<CentreDependencies, 'client' | 'clientFor' | 'now' | 'fetchFile' | 'saveFile'>,
) => {
  const { client, now, fetchFile, saveFile } = deps;
  const draws = deps.clientFor({ ...drawEndpoints, ...lotteryEndpoints });
  return bettingRecordMachine.provide({
    actors: {
      list: listFlow('bets', async (filter, page, signal) =>
        pageOf(await client.bets({ ...queryOf(filter, now()), ...page, pageSize }, { signal })),
      ),
      exportBets: fromPromise(async ({ input: { filter }, signal }) => {
        const { path } = await client.betsFile({ ...queryOf(filter, now()), zone: siteZone() }, { signal });
        fetchFile(path);
      }),
      loadRound: fromPromise(({ input, signal }) => roundOf(client, input.id, signal)),
      saveEvidence: fromPromise(async ({ input: { draw }, signal }) => {
        if (!draw) throw new Error('There is no draw');
        const { lottery, issue, order: id } = draw;
        const [evidence, order] = await Promise.all([
          draws.drawEvidence({ lottery, issue }, { signal }),
          draws.lotteryOrder({ id }, { signal }),
        ]);
        saveFile(
          `${SETTINGS.brand.merchant}-${lottery}-${issue}-${order.number}.json`,
          JSON.stringify({ ...evidence, order }, null, 2),
        );
      }),
    },
  });
};

/** Empty filters are not sent. */
function queryOf({ period, category, game, status }: ListFilter, now: number) {
  const ofCategory = GAME_TYPES.find((type) => type === category);
  const ofStatus = BET_STATUSES.find((betStatus) => betStatus === status);
  return {
    from: startOf(periodOf(period), now),
    ...(ofCategory && { category: ofCategory }),
    ...(game && { game }),
    ...(ofStatus && { status: ofStatus }),
  };
}

async function roundOf(client: Client, id: string, signal: AbortSignal): Promise<RoundOutcome> {
  try {
    return { kind: 'loaded', round: await client.bet({ id }, { signal }) };
  } catch (error) {
    if (asFailure(error).code === 'bets.unknown') return { kind: 'gone' };
    throw error;
  }
}
