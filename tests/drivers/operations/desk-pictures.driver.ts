import type { deskPicturesMachine } from '../../../machines/operations/desk-pictures/desk-pictures.machine';
import { provedReview } from '../../../machines/operations/samples';
import type { Driver, Language } from '../../../src/atlas';
import { inDigits } from '../../../src/ui/format';
import { failureWords } from '../failure-words';

/** Position of a picture as its button names it, in the digits of a language. */
const number = (picture: string) => (language: Language) =>
  inDigits(String(provedReview.proofs.indexOf(picture) + 1), language);

/** Steps of an operator who views the pictures of an item. */
export const deskPicturesDriver = {
  events: {
    'picture.requested': (screen, { picture }) => screen.press('desk.pictures.open', { number: number(picture) }),
    'pictures.closed': (screen, _, { failure }) => screen.press(failure ? 'security.back' : 'desk.pictures.hide'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    hidden: (screen) => screen.hides('button', 'desk.pictures.hide'),
    explaining: (screen) => screen.sees('textbox', 'desk.pictures.reason'),
    loading: (screen) => screen.sees('status', 'page.loading'),
    visible: (screen, { picture }) => screen.sees('img', 'desk.pictures.alt', { number: number(picture) }),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
} satisfies Driver<typeof deskPicturesMachine>;
