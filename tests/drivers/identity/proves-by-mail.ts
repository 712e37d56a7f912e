import type { Gateway, Screen } from '../../../src/atlas';

/** The demo's player gives one more proof, with the code that is mailed. */
export async function provesByMail(gateway: Gateway, screen: Screen): Promise<void> {
  await screen.press('proof.email');
  await screen.fill('proof.code', await gateway.code('proof', 'player@example.test'));
  await screen.press('proof.submit');
}
