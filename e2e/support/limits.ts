import { setTimeout as wait } from 'node:timers/promises';
import { passwordOf } from '../../tests/drivers/passwords';
import { opensCentre } from './centre';
import type { RunningGateway } from './gateway';
import type { Tester } from './tester';
import { clientAt } from './wire';

type Client = ReturnType<typeof clientAt>['client'];

/** Somebody does something from elsewhere, while the puzzle is off. */
export async function elsewhere(gateway: RunningGateway, doing: (client: Client) => Promise<unknown>, username = 'player') {
  const { client, isIn } = clientAt(gateway);
  await isIn(username);
  await doing(client);
}

/** All limits, a time-out and a self-exclusion; the higher limits of a week and a month wait for their day. */
export const setsAll = async (client: Client) => {
  await client.setRealityCheck({ minutes: 60 });
  await client.setDepositLimit({ period: 'day', limit: '1000.00' });
  await client.setDepositLimit({ period: 'week', limit: '5000.00' });
  await client.setDepositLimit({ period: 'week', limit: '9000.00' });
  await client.setDepositLimit({ period: 'month', limit: '20000.00' });
  await client.setDepositLimit({ period: 'month', limit: null });
  await client.takeTimeOut({ hours: 24, password: passwordOf('player') });
  await client.excludeSelf({ months: 6, password: passwordOf('player') });
};

/** In the page of limits one of its parts is open, by the button that leads there; before, something was done elsewhere. */
export const opensLimits = (button?: string, before?: (client: Client) => Promise<unknown>) => async (tester: Tester) => {
  if (before) await elsewhere(tester.gateway, before);
  await opensCentre(tester, 'limits');
  if (button) await tester.screen.press(button);
};

/** What reads how the limits stand is answered; who reads it next waits. */
export async function answersOne({ edge }: Tester) {
  while (!edge.waits('gamingLimits')) await wait(15);
  await edge.release('gamingLimits');
  await edge.hold('gamingLimits');
}
