import type { Gateway, Screen } from '../../../src/atlas';

/** Gives the extra proof of the demo's player, with the mailed code. */
export async function provesByMail(gateway: Gateway, screen: Screen): Promise<void> {
  await screen.press('proof.email');
  await screen.fill('proof.code', await gateway.code('proof', 'player@example.test'));
  await screen.press('proof.submit');
}
