/**
 * `npm run soak -- studio [<operations>]`: what `npm test` does small and by its seed, at full size: 10,000 calls of a random studio, with copies,
 * in disorder and unheard, while gateways and the demo's studio are killed. Takes a quarter of an hour. `STUDIO_SEED` takes another seed.
 */
import { spawnSync } from 'node:child_process';

/**
 * `draws [<issues>]`: a week of the lotteries that are drawn each minute, 10,080 issues of each, on the demo's clock, with three gateways, of which some are
 * killed, and players who bet all along. `DRAW_SEED` takes another seed.
 * `agents [<worlds>]`: 5,000 random worlds of agents, contracts, bets and clocks, each undone in the end, and three gateways that settle weeks while they are killed;
 * two hours or more. `AGENT_SEED` takes another seed.
 * `odds [<cars>]`: every bet on every order of ten cars, all 3,628,800; five minutes.
 * `vip [<worlds>]`: 1,000 random worlds of levels and cashback, in three zones. `VIP_SEED` takes another seed. `rewards [<walks>]`: 1,000 random lives of players of
 * whom everything is given: money, points, levels, the mall, breaks. `REWARD_SEED` takes another seed.
 * `streams [<streams>]`: 200 members listen to the chat room at one gateway, which is killed while others talk; says memory, processor and delays.
 */
const SOAKS = {
  agents: {
    project: 'gateway',
    file: ['tests/gateway/contract/pay/random.test.ts', 'tests/gateway/contract/pay/kills.test.ts'],
    variable: 'AGENT_CASES',
    operations: '5000',
  },
  draws: { project: 'gateway', file: 'tests/gateway/lottery/week.test.ts', variable: 'DRAW_ISSUES', operations: '10080' },
  rewards: { project: 'gateway', file: 'tests/gateway/reward/walk.test.ts', variable: 'REWARD_CASES', operations: '1000' },
  studio: { project: 'gateway', file: 'tests/gateway/studio/random.test.ts', variable: 'STUDIO_OPERATIONS', operations: '10000' },
  vip: { project: 'gateway', file: 'tests/gateway/vip/random.test.ts', variable: 'VIP_CASES', operations: '1000' },
  streams: { project: 'gateway', file: 'tests/gateway/chat/streams.test.ts', variable: 'CHAT_STREAMS', operations: '200' },
  odds: { project: 'model', file: 'tests/lottery/enumeration.test.ts', variable: 'ODDS_CARS', operations: '10' },
};

const [name = '', asked] = process.argv.slice(2);
const soak = Object.hasOwn(SOAKS, name) ? SOAKS[name] : null;
if (!soak) {
  console.error(`npm run soak -- ${Object.keys(SOAKS).join(' | ')} [<operations>]`);
  process.exit(2);
}
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', soak.project, ...[soak.file].flat()];
const env = { ...process.env, [soak.variable]: asked ?? soak.operations };
process.exitCode = spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1;
