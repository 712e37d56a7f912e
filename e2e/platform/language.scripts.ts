import type { Language } from '../../src/atlas';
import { nativeName } from '../../src/ui/languages';
import { wordsOf } from '../../tests/harness/words';
import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

/** The language other than that of the tester's window; the chart's sample starts in Bengali. */
const otherOf = ({ language }: WritingHand): Language => (language === 'en' ? 'bn' : 'en');
const seesOther = (hand: WritingHand) => hand.screen.reads(wordsOf(otherOf(hand))('header.register'));

export const languageScripts: FlowScripts = {
  flow: 'language',
  scripts: [
    {
      input: 'in Bengali',
      fixture: 'visitor',
      steps: [
        [
          async (hand) => {
            hand.opens('/');
            await hand.screen.choose('header.language', nativeName(otherOf(hand)));
            await seesOther(hand);
          },
          'language.requested: English',
          'changeLanguage: messages loaded',
          'saveLanguage: saved',
        ],
        [
          async (hand) => {
            hand.opens('/promotions');
            await seesOther(hand);
          },
        ],
      ],
    },
  ],
};
