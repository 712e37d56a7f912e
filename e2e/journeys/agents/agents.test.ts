import { test } from 'vitest';
import { stage } from '../../harness/stage';

const { somebody } = stage({ SITE: 'agent' }, 'visitor');

test('s1.access.agent-site s8.message.non-agent: on the site of the agents a member is told that it is not theirs', async () => {
  const player = await somebody({ language: 'en' });
  const { screen } = player;
  player.expects('logIn', 403);
  await player.opens('/login');
  await player.logsIn('player');
  await screen.sees('alert', 'Only agents can log in here.');
  await player.logsIn('agent');
  await screen.sees('button', 'header.logout');
});
