import { passwordResetDriver } from '../../tests/drivers/identity/password-reset.driver';
import { byVisitor } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

const follows = byVisitor(async ({ gateway, page }) => {
  const { link = '', replaced = link } = gateway.known;
  await page.goto(`/resetPassword#${replaced}`);
});

export const passwordResetSteps = flowSteps(
  'password-reset',
  passwordResetDriver,
  {
    openings: {
      'a link is followed': { fixture: 'linkMailed', ...follows },
      'an outdated link is followed': { fixture: 'linkReplaced', ...follows },
      'the page is opened without a link': { fixture: 'visitor', ...follows },
    },
    only: {
      'findToken: held': ['linkMailed'],
      'findToken: used or expired': ['linkReplaced'],
      'findToken: no token': ['visitor'],
      'passwordForm: reset': ['linkMailed'],
    },
  },
  {
    byHand: {
      openings: {
        'a link is followed': { open: (tester) => tester.opensMailed('/resetPassword') },
        'the page is opened without a link': { open: (tester) => tester.opens('/resetPassword') },
      },
    },
  },
);
