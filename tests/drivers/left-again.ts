import type { OutcomeSetup } from '../../src/atlas';

/** Makes the after-login steps end without a session: the account fails to load, and the player leaves. */
export const leftAgain: OutcomeSetup = async (gateway, screen) => {
  await gateway.cut();
  await screen.press('entry.infoUnread.leave');
};
