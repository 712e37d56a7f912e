import { SETTINGS } from '../src/contract';
import { passwordChangeDriver } from '../tests/drivers/password-change.driver';
import { NEW_PASSWORD, passwordOf } from '../tests/drivers/passwords';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { clientAt } from './support/wire';

/** Whose password it is. `late`: an answer is still on its way. `locked`: too many tries were made. */
type Change = { who: 'expired' | 'player'; late: boolean; locked: boolean };

const begins = { late: false, locked: false };
/** What typing a new password leaves wrong, where that is one of the samples. */
function foundAfter(errors: unknown): string | undefined {
  const told = JSON.stringify(errors);
  if (told === '[{"code":"password.common","field":"new"}]' || told === '[{"field":"new","code":"password.common"}]')
    return 'all is mended';
  return told.includes('confirmation') && told.includes('password.missing') ? 'the second is still missing' : undefined;
}
const calls: Record<string, string> = { loadRule: 'passwordRule', changePassword: 'changePassword', loadMemberInfo: 'memberInfo' };

/** Somebody tries old passwords as often as it takes to be locked. */
async function triesOften({ gateway }: Tester, who: string) {
  const { client, logsIn } = clientAt(gateway);
  await logsIn(who);
  const wrong = { oldPassword: 'not the old one', newPassword: NEW_PASSWORD, confirmNewPassword: NEW_PASSWORD };
  for (let tries = 0; tries < SETTINGS.failuresUntilLock; tries += 1) await client.changePassword(wrong).catch(() => undefined);
}

tour<Change>('password-change', passwordChangeDriver, {
  openings: {
    'a password that has expired': {
      input: 'due, the old one held',
      world: { ...begins, who: 'expired' },
      open: async ({ gateway, page, screen }) => {
        await gateway.ops('flag', 'SLIDEVERIF', 'off');
        await page.goto('/');
        await screen.visit('/?dialog=login');
        await screen.sees('dialog', 'login.title');
        await screen.fill('login.username', 'expired');
        await screen.fill('login.password', passwordOf('expired'));
        await screen.press('login.submit');
      },
    },
    'from the security centre': {
      input: 'by choice',
      world: { ...begins, who: 'player' },
      open: async (tester) => {
        await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
        await tester.isLoggedIn('player');
        await tester.edge.hold();
        await tester.page.goto('/?dialog=memberCentre');
        await tester.edge.hold('passwordRule');
        await tester.screen.press('security.password.change');
      },
    },
  },
  waits: ({ invoke = '' }) => calls[invoke],
  after({ event, sample }, { context, world }) {
    if (event.type === 'field.edited') return foundAfter(context.errors) ? world : undefined;
    if (sample?.of === 'check') return sample.class === foundAfter(context.errors) ? world : undefined;
    if (event.type === 'form.submitted') return world.late ? undefined : { ...world, locked: false };
    // Without the rule the gateway alone judges.
    if (sample?.class === 'too short, and another one') return context.rule ? world : undefined;
    if (sample?.of !== 'changePassword') return world;
    if (sample.class === 'the old one wrong' && context.oldHeld) return undefined;
    return { ...world, late: sample.class === 'no answer in time', locked: sample.class === 'locked after many tries' };
  },
  async prepare(tester, { event, sample }, _, { who, locked }) {
    if (sample?.class === 'locked after many tries') await triesOften(tester, who);
    if (event.type === 'form.submitted' && locked) await tester.gateway.ops('unlock', who);
  },
});
