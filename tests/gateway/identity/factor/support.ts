import { setModule } from '../../../../src/gateway/platform/system/service';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import type { Modules } from '../../harness/modules';
import { window } from '../social/support';

export const PASSWORD = 'Shapla#2026';
export const NUMBER = { mobileNum: '01712345678', countryDialingCode: '880' };
const NEW = 'Kadam-phul 77';

/** A rejected login and the proofs it requires. */
type RejectedLogin = { code: string; status: number; value: { challengeId: string; proofs: { kind: string }[] } };

/** A demo whose player has an authenticator app, and its login methods. */
export function guarded(gateway: Modules) {
  const { client, ctx } = gateway;
  const asOwner = async () => gateway.as((await client.logIn({ username: 'player', password: PASSWORD })).token);
  const codeTo = async (purpose: string) =>
    (await gateway.codes()).find((sent) => sent.purpose === purpose)?.code ?? '';
  return {
    asOwner,
    async start() {
      await gateway.reset();
      await ctx.db.execute('truncate allowances, outbox_messages');
      await setModule(ctx, 'SLIDEVERIF', false);
      gateway.credentials.trust = [];
    },
    async enrolled() {
      const owner = await asOwner();
      const app = await addsApp(gateway, owner);
      /** Returns an unused code. */
      const shows = async () => {
        await gateway.later(STEP);
        return currentAppCode(gateway, app.secret);
      };
      const freshFactor = async () => ({ kind: 'totp' as const, answer: await shows() });
      return { ...app, owner, shows, freshFactor };
    },
    /** Every login method, up to the call that logs in. */
    ways: {
      'by the password': async () => () => client.logIn({ username: 'player', password: PASSWORD }),
      'by a code by SMS': async () => {
        await client.sendLoginCode(NUMBER);
        const password = await codeTo('login');
        return () => client.logIn({ username: NUMBER.mobileNum, password, type: 'sms' });
      },
      'by the provider of phone codes': async () => {
        await setModule(ctx, 'FIREBASESMS', true);
        const { verificationId } = await client.sendFirebaseCode(NUMBER);
        const { idToken } = await client.confirmFirebaseCode({
          verificationId,
          code: (await gateway.codes())[0]?.code ?? '',
        });
        return () => client.logIn({ username: NUMBER.mobileNum, password: idToken, type: 'firebase' });
      },
      'by a third party': async () => {
        const returnRequest = await window(gateway).come(client, 'Rahim');
        return async () => {
          const entered = await client.socialReturn(returnRequest);
          if (!entered.linked) throw new Error('no account is linked');
          return entered.entry;
        };
      },
    },
    /** Links the player's account to a person at the provider. */
    async linked(owner: Awaited<ReturnType<typeof asOwner>>) {
      const { linkId } = await owner.offerLink(await window(gateway).come(owner, 'Rahim', 'link'));
      await owner.confirmLink({ linkId, password: PASSWORD });
    },
    /** Ways to set another password without the old one. */
    recoveries: {
      'by phone': async () => {
        await client.sendPasswordCode(NUMBER);
        await client.setPasswordByPhone({ ...NUMBER, verificationCode: await codeTo('password'), newPassword: NEW });
        return NEW;
      },
      'by mail': async () => {
        await client.forgotByEmail({ username: 'player', email: 'player@example.test' });
        const [, token = ''] = /#(\S+)/.exec((await gateway.sent())[0]?.body ?? '') ?? [];
        await client.resetByLink({ token, newPassword: NEW, confirmNewPassword: NEW });
        return NEW;
      },
    },
    rejectionOf: (work: Promise<unknown>): Promise<RejectedLogin> =>
      work.then(
        () => Promise.reject(new Error('it came in')),
        (failure: RejectedLogin) => failure,
      ),
  };
}
