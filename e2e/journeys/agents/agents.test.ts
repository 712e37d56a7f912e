import { test } from 'vitest';
import { stage } from '../../harness/stage';

const { createTester } = stage({ SITE: 'agent' }, 'visitor');

test('a member on the agents’ site is referred away [s1.access.agent-site s8.message.non-agent]', async () => {
  const player = await createTester({ language: 'en' });
  const { screen } = player;
  player.expects('logIn', 403);
  await player.opens('/login');
  await player.logsIn('player');
  await screen.sees('alert', 'Only agents can log in here.');
  await player.logsIn('agent');
  await screen.sees('button', 'header.logout');
});
