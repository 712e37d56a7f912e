import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nextIssues } from '../../../../src/gateway/play/draw/service';
import { type Modules, startModules } from '../../harness/modules';
import { draws, MINUTE } from './support';

const KEYS = ['one'.repeat(11), 'two'.repeat(11)];
let gateway: Modules;
let feeds: ChildProcess[];
beforeAll(async () => {
  feeds = KEYS.map((key) => fork('tests/gateway/play/draw/feed.mjs', { env: { FEED_KEY: key } }));
  const urls = await Promise.all(
    feeds.map(async (feed) => `http://127.0.0.1:${(await once(feed, 'message'))[0]}/results`),
  );
  const at = (nth: number) => ({ url: urls[nth] ?? '', key: KEYS[nth] ?? '' });
  gateway = await startModules({ drawFeeds: { 'feed-one': at(0), 'feed-two': at(1) } });
});
afterAll(async () => {
  for (const feed of feeds) feed.kill('SIGKILL');
  await gateway.close();
});

/** Sets the behaviour of the second feed. */
async function goes(way: string) {
  feeds[1]?.send(way);
  if (feeds[1]) await once(feeds[1], 'message');
}

const WAYS = ['silent', 'wrong', 'forged', 'changed', 'another', 'long', 'redirects'];

test.each(WAYS)(
  'a feed that is %s over HTTP is rejected, and the draw waits until both agree [own.draw.feeds]',
  async (way) => {
    const at = draws(gateway, ['LF3D']);
    await goes(way);
    await at.pass(0);
    const [{ number, drawsAt } = expect.fail('no issue')] = await nextIssues(gateway.ctx.db, 'LF3D', 1);
    await at.pass(drawsAt.getTime() - (await gateway.ctx.now()).getTime() + 1_000);
    expect(await at.one('LF3D', number)).toMatchObject({ state: 'delayed', result: null });
    const before = (await gateway.client.drawEvidence({ lottery: 'LF3D', issue: number })).feeds;
    const isStored = ['wrong', 'forged', 'changed', 'another'].includes(way);
    const isForged = ['forged', 'changed'].includes(way);
    expect(before.map(({ feed, genuine }) => `${feed} ${genuine}`).sort()).toEqual([
      'feed-one true',
      ...(isStored ? [`feed-two ${!isForged}`] : []),
    ]);
    await goes('right');
    await at.pass(MINUTE);
    const { state, result } = await at.one('LF3D', number);
    expect([state, result]).toEqual([
      'settled',
      JSON.parse(before.find(({ feed }) => feed === 'feed-one')?.raw ?? '{}').result,
    ]);
    const { feeds: words } = await gateway.client.drawEvidence({ lottery: 'LF3D', issue: number });
    expect(new Set(words.filter(({ genuine }) => genuine).map(({ feed }) => feed))).toEqual(
      new Set(['feed-one', 'feed-two']),
    );
  },
);
