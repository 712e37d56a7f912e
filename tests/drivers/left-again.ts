import type { OutcomeSetup } from '../../src/atlas';

/** How an entry ends without anybody: the account that has just come in cannot be read, and is left. */
export const leftAgain: OutcomeSetup = async (gateway, screen) => {
  await gateway.cut();
  await screen.press('entry.infoUnread.leave');
};
