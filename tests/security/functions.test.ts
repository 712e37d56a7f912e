import { afterAll, expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { startModules } from '../gateway/harness/modules';
import { withModules } from '../gateway/identity/registration/support';

const gateway = await startModules();
afterAll(() => gateway.close());

/** Reads allowed for a trial: its identity and its play. All other reads in a session are a member's. */
const OF_A_TRIAL = [
  'balance',
  'favoriteGames',
  'memberIcon',
  'memberInfo',
  'playerAvatar',
  'recentGames',
  'unfinishedRounds',
];

/** Reads for agents only. */
const OF_AN_AGENT = ['teamLinks'];

const reads = Object.entries<Endpoint>(endpoints).filter(
  ([name, { method, token, query }]) =>
    method === 'GET' && token === 'required' && query === undefined && name !== 'logOutByGet',
);
const statusOf = async (path: string, token: string | null) =>
  (await gateway.server.inject({ url: path, headers: token === null ? {} : { authorization: `Bearer ${token}` } }))
    .statusCode;

test('visitors can read nothing, trials their play, members all but agents’ data, agents everything [asvs 8.2.1]', async () => {
  await withModules(gateway, {});
  const trial = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  const member = await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' });
  expect(reads.length).toBeGreaterThan(10);
  const open = async (token: string | null) => {
    const all: string[] = [];
    for (const [name, { path }] of reads) if ((await statusOf(path, token)) === 200) all.push(name);
    return all.sort();
  };
  expect(await open(null)).toEqual([]);
  expect(await open(trial.token)).toEqual(OF_A_TRIAL);
  const all = reads.map(([name]) => name).sort();
  expect(await open(member.token)).toEqual(all.filter((name) => !OF_AN_AGENT.includes(name)));
  expect(await open((await gateway.client.logIn({ username: 'agent', password: 'Shapla#2026' })).token)).toEqual(all);
});
