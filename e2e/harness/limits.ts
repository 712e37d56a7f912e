import type { RunningGateway } from './gateway';
import type { Tester } from './tester';
import { clientAt } from './wire';

type Client = ReturnType<typeof clientAt>['client'];

/** Acts through another client, while the puzzle is off. */
export async function elsewhere(
  gateway: RunningGateway,
  doing: (client: Client) => Promise<unknown>,
  username = 'player',
) {
  const { client, isIn } = clientAt(gateway);
  await isIn(username);
  await doing(client);
}

/** Releases the pending load of the limits; the next one is held. */
export async function answersOne({ edge }: Tester) {
  await edge.comes('gamingLimits');
  await edge.release('gamingLimits');
  await edge.hold('gamingLimits');
}
