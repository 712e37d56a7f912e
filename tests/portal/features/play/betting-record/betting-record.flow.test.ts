// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { order } from '../../../../../machines/play/lottery-order/lottery-order.samples';
import { betDetail, drawnBet } from '../../../../../machines/samples';
import { bettingRecordFlow } from '../../../../../src/portal/features/play/betting-record/betting-record.flow';
import { lend, readList, runActor } from '../../../harness/flow-support';

const BETS = '/wps/member/bets';
const ONE = '/wps/member/bets/one';
const FILE = '/wps/member/bets/file';
const DRAW = {
  format: 'maidan-draw/1',
  state: 'settled',
  opensAt: 1,
  closesAt: 2,
  drawsAt: 3,
  fair: null,
  result: [1],
  results: [],
  feeds: [],
};
const noon = new Date(2026, 10, 20, 12).getTime();
const local = (month: number, day: number) => new Date(2026, month - 1, day).getTime();
const page = {
  list: [betDetail],
  pageNum: 1,
  totalPages: 1,
  total: 1,
  sums: { bets: 1, stake: '100.00', validBet: '100.00', result: '250.00', net: '150.00' },
  games: [],
};

function recording(reply: Parameters<typeof lend>[0]) {
  const { deps } = lend(reply);
  return {
    deps: { ...deps, now: () => noon },
    asked: vi.spyOn(deps.client, 'bets'),
    asksFile: vi.spyOn(deps.client, 'betsFile'),
  };
}

test.each([
  [{}, { from: local(10, 22) }],
  [{ period: '1' }, { from: local(11, 20) }],
  [
    { period: '7', category: 'FISH', game: 'net', status: 'won' },
    { from: local(11, 14), category: 'FISH', game: 'net', status: 'won' },
  ],
  [{ period: '90', category: 'NONE', game: '', status: 'none' }, { from: local(8, 23) }],
])(
  '%o requests %o, with whole days in the player’s time [own.betting-record.filter]',
  async (filter, expectedQuery) => {
    const { deps, asked } = recording({ [BETS]: { value: page } });
    const read = await readList(bettingRecordFlow(deps), { filter, pageNo: 2 });
    expect(read).toMatchObject({ kind: 'loaded', page: { total: 1, sums: page.sums } });
    expect(asked.mock.calls.map(([query]) => query)).toEqual([{ ...expectedQuery, pageNo: 2, pageSize: 10 }]);
  },
);

test('reports an empty result, and failures as such [own.betting-record.filter]', async () => {
  const none = recording({ [BETS]: { value: { ...page, list: [], totalPages: 0, total: 0 } } });
  expect(await readList(bettingRecordFlow(none.deps), { filter: { status: 'even' } })).toMatchObject({ kind: 'empty' });
  const cut = recording({});
  await expect(readList(bettingRecordFlow(cut.deps), { filter: { status: 'lost' } })).rejects.toMatchObject({
    kind: 'offline',
  });
});

test('a round is loaded, gone or failed [own.betting-record.round]', async () => {
  const { id } = betDetail;
  const load = (reply: Parameters<typeof lend>[0]) =>
    runActor(bettingRecordFlow(recording(reply).deps), 'loadRound', { id });
  expect(await load({ [ONE]: { value: betDetail } })).toEqual({ kind: 'loaded', round: betDetail });
  expect(await load({ [ONE]: { status: 404, code: 'bets.unknown', message: 'No' } })).toEqual({ kind: 'gone' });
  await expect(load({ [ONE]: { status: 503, code: 'system.busy', message: 'No' } })).rejects.toMatchObject({
    code: 'system.busy',
  });
  await expect(load({})).rejects.toMatchObject({ kind: 'offline' });
});

test('the browser fetches the file in the site’s zone [own.betting-record.export own.frame.site-zone]', async () => {
  const path = '/wps/member/bets/file/key';
  const { deps, asksFile } = recording({ [FILE]: { value: { path, expiresAt: noon } } });
  await runActor(bettingRecordFlow(deps), 'exportBets', { filter: { period: '7', status: 'won' } });
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  expect(asksFile.mock.calls.map(([body]) => body)).toEqual([{ from: local(11, 14), status: 'won', zone }]);
  expect(deps.fetchFile).toHaveBeenCalledExactlyOnceWith(path);
});

test('does not fetch a file that failed [own.betting-record.export]', async () => {
  const { deps } = recording({ [FILE]: 'offline' });
  await expect(runActor(bettingRecordFlow(deps), 'exportBets', { filter: {} })).rejects.toMatchObject({
    kind: 'offline',
  });
  expect(deps.fetchFile).not.toHaveBeenCalled();
});

test('saves the draw’s evidence with the order, in the verifier’s format [own.betting-record.evidence]', async () => {
  const evidence = { ...DRAW, lottery: 'PK10', issue: '20261122-0601' };
  const known = { ...order, lottery: 'PK10', rulesVersion: '1', priceVersion: '1', lines: [], result: null };
  const { deps, sent } = lend({
    '/lgw/lottery/draws/evidence': { value: evidence },
    '/lgw/lottery/orders/one': { value: known },
  });
  await runActor(bettingRecordFlow(deps), 'saveEvidence', { draw: drawnBet.draw });
  expect(sent.map(({ query }) => query)).toEqual(['lottery=PK10&issue=20261122-0601', `id=${drawnBet.draw?.order}`]);
  const [name, text] = vi.mocked(deps.saveFile).mock.calls[0] ?? [];
  expect(name).toBe('maidan-PK10-20261122-0601-L00000001.json');
  expect(JSON.parse(text ?? '')).toEqual({ ...evidence, order: known });
});

test('saves nothing that failed to load [own.betting-record.evidence]', async () => {
  const { deps } = lend({ '/lgw/lottery/draws/evidence': 'offline' });
  await expect(runActor(bettingRecordFlow(deps), 'saveEvidence', { draw: drawnBet.draw })).rejects.toMatchObject({
    kind: 'offline',
  });
  expect(deps.saveFile).not.toHaveBeenCalled();
});
