import { loginDriver } from '../../tests/drivers/identity/login.driver';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import { byVisitor, inLogin } from '../harness/dialogs';
import { flowSteps } from '../harness/row';

/** Returns whether the form cannot be submitted this way: the open tab decides, and the chart knows no code for it. */
function isUnsendable(form: unknown, now: unknown, submitted: boolean): boolean {
  const { method, username, mobile, remember } = Object(form);
  const before = Object(now);
  if (method !== before.method || (before.remember && !remember)) return true;
  if (method === 'mobile') return mobile.number !== '' || before.remember || before.mobile.number !== '';
  return submitted && username !== 'player';
}

/** Returns whether an attempt cannot have this outcome with the submitted input. */
function isUnlikely(as: string, sent: string, puzzle: boolean): boolean {
  if (as === 'fields missing') return sent !== '';
  if (as === 'puzzle cancelled' || as === 'left') return sent === '';
  if (sent === '' || puzzle) return true;
  const isRejected = as === 'refused' || as === 'rejected, captcha required';
  return (as === 'logged in' && sent !== 'player') || (isRejected && sent === 'player');
}

export const loginSteps = flowSteps('login', loginDriver, {
  openings: {
    'the log-in opens': { input: 'opened empty', fixture: 'visitor', ...inLogin() },
    'the log-in opens, with the puzzle': {
      input: 'opened empty',
      fixture: 'visitor',
      turned: ['SLIDEVERIF=on'],
      ...inLogin(),
    },
    'the form of the header is sent': {
      input: 'sent from the header',
      fixture: 'visitor',
      ...byVisitor(async ({ screen }) => {
        await screen.fill('header.username', 'player');
        await screen.fill('header.password', passwordOf('player'));
        await screen.press('header.login');
      }),
    },
  },
  only: { 'attempt: puzzle cancelled': ['SLIDEVERIF=on'], 'attempt: left': ['SLIDEVERIF=on'] },
  leaves: { 'leave.requested': { signingIn: 'left' } },
  never({ event, sample }, { context, environment }) {
    const { form, opening, mobileOpen } = Object(context);
    const { submitted = false } = Object(opening);
    if (event.type === 'form.submitted') return isUnsendable(event.form, form, submitted);
    if (event.type === 'mobile.selected') return !mobileOpen;
    // The phone tab hides the user name.
    if (event.type === 'field.edited') return form.method !== 'username';
    // A third party's dialog has a window of its own, and a page at an IP address has no passkeys.
    if (event.type === 'next.selected') return ['accountLink', 'passkeyLogin'].includes(Object(event.next).to);
    // The header's form is sent as it is, and is not remembered.
    if (sample?.of === 'begin') return submitted && sample.class !== 'nothing remembered';
    const sent = submitted ? 'player' : form.username;
    return sample?.of === 'attempt' && isUnlikely(sample.class, sent, environment.turned.includes('SLIDEVERIF=on'));
  },
  async prepare({ page, screen }, { event }, _, { fixture }) {
    if (event.type !== 'form.submitted') return;
    if (fixture === 'wrongTwice') await screen.sees('img', 'login.captcha.picture');
    // Input is not checked here: the environment is reset at each attempt, without a captcha.
    if (await page.locator('input[name=captcha]').isVisible()) await screen.fill('login.captcha', 'a2b3');
  },
  tolerates: [
    ['logIn', 401],
    ['logIn', 422],
  ],
});
