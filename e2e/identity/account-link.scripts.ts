import { PROVIDER_TEXTS } from '../../src/gateway/demo/social/page';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

/** Opens the provider's window from the log-in. */
async function opensWindow(hand: WritingHand) {
  hand.opens('/?dialog=login');
  await hand.screen.sees('form', 'login.title');
  await hand.screen.press('login.social', { name: 'Google' });
  await hand.screen.reads(PROVIDER_TEXTS[hand.language].note);
}
/** Consents in the provider's window, as a person who is linked to an account or not. */
function allows({ screen, language, pressesNamed }: WritingHand, person: 'Karim' | 'Rahim') {
  const { who, agree } = PROVIDER_TEXTS[language];
  screen.fill(who, person);
  pressesNamed(agree);
}

const RETURNED = 'authorise: returned from the provider';

export const accountLinkScripts: FlowScripts = {
  flow: 'account-link',
  scripts: [
    {
      input: 'to log in by google',
      fixture: 'memberLinked',
      turned: ['SOCIALGOOGLE=on'],
      steps: [
        [opensWindow],
        [
          async (hand) => {
            allows(hand, 'Karim');
            await hand.screen.sees('button', 'header.logout');
          },
          RETURNED,
          'exchange: a linked person',
          'entry: account loaded',
        ],
      ],
    },
    {
      input: 'to log in by google',
      fixture: 'memberLinked',
      turned: ['SOCIALGOOGLE=on'],
      steps: [
        [opensWindow],
        [
          async (hand) => {
            allows(hand, 'Rahim');
            await hand.screen.sees('alert', 'accountLink.unlinked', { name: 'Rahim' });
          },
          RETURNED,
          'exchange: a person without an account',
        ],
        [
          async ({ screen }) => {
            await screen.press('common.close');
            await screen.hides('dialog');
          },
          'leave.requested: by the player',
        ],
      ],
    },
  ],
};
