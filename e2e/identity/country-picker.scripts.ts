import type { FlowScripts } from '../by-words/hand-written';
import type { WritingHand } from '../by-words/writing-hand';

const opensList = ({ screen }: WritingHand) => screen.sees('listbox', 'phone.countries');
const closesList = ({ screen }: WritingHand) => screen.hides('listbox');
/** Presses keys in the field, which has the focus. */
const presses =
  (key: string, check: (hand: WritingHand) => unknown) =>
  async (hand: WritingHand): Promise<void> => {
    await hand.screen.keys('phone.country', key);
    await check(hand);
  };

async function opensForm(hand: WritingHand) {
  hand.opens('/?dialog=login');
  await hand.screen.press('login.tab.mobile');
  await hand.screen.sees('combobox', 'phone.country');
  await closesList(hand);
}
async function focusesField(hand: WritingHand) {
  await hand.screen.keys('phone.country');
  await opensList(hand);
}
async function leavesField(hand: WritingHand) {
  await hand.screen.keys('phone.number');
  await closesList(hand);
}

const REQUESTED = 'list.requested: by the player';
const TYPED = ['letters.typed: the beginning of a name', 'findCountry: a country matches'] as const;

export const countryPickerScripts: FlowScripts = {
  flow: 'country-picker',
  scripts: [
    {
      input: 'in Bangladesh',
      fixture: 'visitor',
      steps: [
        [opensForm, 'listCountries: all countries'],
        [focusesField, 'box.focused: by the player'],
        [presses('Escape', closesList), 'list.dismissed: by the player'],
        [presses('ArrowDown', opensList), REQUESTED],
        [presses('ArrowDown', opensList), 'highlight.moved: next country'],
        [presses('End', opensList), 'highlight.moved: last country'],
        [presses('n', ({ screen }) => screen.sees('option')), ...TYPED],
        [presses('Enter', closesList), 'highlight.selected: by the player'],
        [presses('ArrowDown', opensList), REQUESTED],
        [
          leavesField,
          'box.blurred: by the player',
          'xstate.after.closeDelay.country-picker.closing',
          'waitForRelease: released',
        ],
      ],
    },
  ],
};
