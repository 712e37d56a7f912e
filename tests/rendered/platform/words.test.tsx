import { cleanup } from '@testing-library/react';
import { afterEach, describe, test } from 'vitest';
import { loginMachine } from '../../../machines/identity/login/login.machine';
import { passwordChangeMachine } from '../../../machines/identity/password-change/password-change.machine';
import { passwordResetMachine } from '../../../machines/identity/password-reset/password-reset.machine';
import { sessionMachine } from '../../../machines/identity/session/session.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import { settle } from '../../../src/atlas';
import { placeTo } from '../harness/hosting';
import { openPlace } from '../harness/open-place';
import { type Around, openPage } from '../harness/page';
import { form, member, mockStates, visitor } from '../harness/siblings';
import { childOf, held, inert, type MockState } from '../harness/test-doubles';
import '../../harness/dom';

afterEach(cleanup);

const login = inert(loginMachine, mockStates.form);
const asking: MockState = {
  value: { playing: { round: { confirmingLeave: 'idle' }, figures: 'idle' } },
  context: { game: null, rounds: [], figures: null, code: '', failure: null, next: null },
};
const { account } = mockStates.member.context;
/** A session that returns this response to requests for protected destinations. */
const respondingSession = (mockState: MockState, type: string) => ({
  session: inert(sessionMachine, mockState, { answers: { 'permission.requested': { type } } }),
});

/** Messages of the page, whatever is open. */
describe.each(['bn', 'en'] as const)('in %s', (language) => {
  const opens = (around: Around) => openPage({ ...around, language, watched: hostMachine, report: () => {} });
  const words = (bn: string, en: string) => ({ bn, en })[language];

  test('shows a logged-out player a notice over the login that it is required [s8.protected.message]', async () => {
    const { portal, act, screen } = await opens({
      children: { ...visitor, ...respondingSession(mockStates.visitor, 'permission.needsLogin') },
      hosted: { login },
    });
    await act(() => portal.send({ type: 'place.requested', place: placeTo('securityCenter') }));
    await screen.sees('status', words('আপনি লগ ইন করেননি। আগে লগ ইন করুন।', 'You are not logged in. Please log in.'));
  });

  test('asks for a confirmation before a logout [s8.logout.confirmation]', async () => {
    const { portal, act, screen } = await opens({ children: member });
    await act(() => portal.send({ type: 'logout.requested' }));
    await screen.sees('alertdialog', words('লগ আউট করবেন?', 'Log out?'));
    await screen.reads(
      words(
        'লগ আউট করতে চান? আবার খেলতে হলে আবার লগ ইন করতে হবে।',
        'Are you sure you want to log out? To play again, you log in again.',
      ),
    );
  });

  test('asks for confirmation before leaving the game [s8.game.leave]', async () => {
    const page = await opens({ children: member, hosted: { game: inert(gameSessionMachine, asking) } });
    await openPlace(page, 'game');
    await page.screen.sees('alertdialog', words('গেমটি ছেড়ে যাবেন?', 'Leave the game?'));
    await page.screen.reads(words('আপনি কি নিশ্চিত যে গেমটি ছেড়ে যেতে চান?', 'Are you sure you want to leave the game?'));
    await page.screen.sees('button', words('ছেড়ে যান', 'Leave'));
    await page.screen.sees('button', words('থাকুন', 'Stay'));
  });

  test('shows a demo player that a full account is required [s8.centre.need-true-account]', async () => {
    const { portal, act, screen } = await opens({
      children: { ...member, ...respondingSession(mockStates.member, 'permission.needsTrueAccount') },
    });
    await act(() => portal.send({ type: 'place.requested', place: placeTo('securityCenter') }));
    await screen.sees('alertdialog', words('পূর্ণ অ্যাকাউন্ট লাগবে', 'Full account needed'));
    await screen.reads(
      words(
        'এই অংশের জন্য অনুমোদিত পূর্ণ অ্যাকাউন্ট লাগে। লগ ইন বা নিবন্ধন করুন।',
        'This part needs a full account that has access to it. Log in with one, or register.',
      ),
    );
    await screen.press(words('ঠিক আছে', 'OK'));
    await screen.hides('alertdialog');
  });

  const rule = { minLength: 8, maxLength: 20, patternId: 'any_text', acceptedPattern: '*' };

  test('confirms a changed password once the change dialog has ended [s8.success.password-changed]', async () => {
    const page = await opens({
      children: member,
      hosted: { changePassword: held(passwordChangeMachine, { passwordForm: form }) },
    });
    const change = await openPlace(page, 'changePassword', { username: 'player', forced: false, oldHeld: false });
    await page.act(() => settle(childOf(change, 'loadRule'), { output: rule }));
    await page.act(() => settle(childOf(change, 'passwordForm'), { output: { sent: true } }));
    await page.screen.hides('status', words('আপনার পাসওয়ার্ড বদলেছে।', 'Your password is changed.'));
    await page.act(() => settle(childOf(change, 'loadMemberInfo'), { output: account }));
    await page.screen.sees('status', words('আপনার পাসওয়ার্ড বদলেছে।', 'Your password is changed.'));
    await page.screen.hides('dialog');
  });

  test('confirms a password reset by a mailed link and says what to do next [s8.success.password-reset]', async () => {
    const page = await opens({
      children: visitor,
      hosted: { login, resetPassword: held(passwordResetMachine, { passwordForm: form }) },
    });
    const reset = await openPlace(page, 'resetPassword');
    await page.act(() => settle(childOf(reset, 'findToken'), { output: { link: 'good' } }));
    await page.act(() => settle(childOf(reset, 'loadRule'), { output: rule }));
    await page.act(() => settle(childOf(reset, 'passwordForm'), { output: { sent: true } }));
    await page.screen.sees(
      'status',
      words('পাসওয়ার্ড রিসেট হয়েছে। নতুনটি দিয়ে লগ ইন করুন।', 'Your password is reset. Log in with the new one.'),
    );
  });

  test('reports a language that failed to load [s8.message.network-abnormal]', async () => {
    const { portal, act, screen } = await opens({ children: visitor });
    await act(() => portal.send({ type: 'language.failed' }));
    await screen.sees(
      'status',
      words('নেটওয়ার্ক সংযোগে সমস্যা। আবার চেষ্টা করুন।', 'The network link is abnormal. Please try again.'),
    );
  });
});
