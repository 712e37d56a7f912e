import { entrySamples } from '../machines/entry/entry.samples';
import { entryDriver } from '../tests/drivers/entry.driver';
import { passwordOf } from '../tests/drivers/passwords';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

/** `leaving`: the tester has gone back from the change of the password. */
type Entry = { leaving: boolean };

const calls: Record<string, string> = { markFirstLogin: 'firstLogin', loadMemberInfo: 'memberInfo', logOut: 'logOut' };
const logsIn =
  (username: string) =>
  async ({ gateway, page, screen }: Tester): Promise<void> => {
    await gateway.ops('flag', 'SLIDEVERIF', 'off');
    await page.goto('/');
    await screen.visit('/?dialog=login');
    await screen.sees('dialog', 'login.title');
    await screen.fill('login.username', username);
    await screen.fill('login.password', passwordOf(username));
    await screen.press('login.submit');
  };
const { inputs } = entrySamples;
/** The gateway never says that a password has expired where that does not matter, nor of one that was not typed. */
const told = ['by password', 'a first login', 'the default password', 'an expired password'] as const;

tour<Entry>('entry', entryDriver, {
  openings: Object.fromEntries(
    told.map((input) => [input, { input, world: { leaving: false }, open: logsIn(inputs[input].input.username) }]),
  ),
  acts: ['passwordChange'],
  waits: ({ invoke = '' }) => calls[invoke],
  due: ({ sample }, { world }) => sample?.of === 'passwordChange' && sample.class === 'left' && world.leaving,
  after({ event, sample }, { value, world }) {
    if (sample?.of === 'passwordChange') return (sample.class === 'left') === world.leaving ? { leaving: false } : undefined;
    return event.type === 'leave.requested' && value === 'changingPassword' ? { leaving: true } : world;
  },
  async prepare({ edge }, { sample }) {
    if (sample?.class === 'changed, the account not read') await edge.cutNext('memberInfo');
  },
});
