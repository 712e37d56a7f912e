import { resetTo } from '../../machines/steps';
import { DEMO_PASSWORD } from '../../src/gateway/demo/accounts';
import { passwordOf } from '../../tests/drivers/identity/passwords';
import type { Person } from '../harness/row';
import { LONGEST_WAIT, NotByHand, type Recorder } from './recorder';

const done = async () => undefined;
const throws = (reason: NotByHand['reason']) => async (): Promise<never> => {
  throw new NotByHand(reason);
};

/** Returns an object that has the known properties; the use of any other is not possible by hand. */
const only = <T extends object>(known: object, reason: NotByHand['reason']): T =>
  new Proxy(known as T, {
    get(target, name) {
      // A promise resolves with this object, which is no promise itself.
      if (name in target || name === 'then') return Reflect.get(target, name);
      throw new NotByHand(reason);
    },
  });

/**
 * The tester of the browser tests, as far as a person can do the same: the steps of a flow run on it, and are recorded.
 */
export function recordingTester(recorder: Recorder): Person {
  const { screen } = recorder;
  const opens = async (address: string) => recorder.act('open', address);
  const logsIn = async (username: string, password = passwordOf(username)) => {
    await screen.sees('form', 'login.title');
    await screen.fill('login.username', username);
    await screen.fill('login.password', password);
    await screen.press('login.submit');
  };
  const edge = {
    hold: done,
    release: done,
    rests: done,
    answered: done,
    comes: done,
    closedWhile: (work: () => Promise<unknown>) => work(),
    staysHere: throws('page'),
    cut: throws('brief'),
  };
  const gateway = {
    ops: async (...args: string[]) => recorder.gateway.ops(...args),
    becomes: async (fixture: string, ...turned: string[]) => recorder.setUp(resetTo(fixture, turned)),
    sessions: new Map(),
  };
  return only<Person>(
    {
      screen,
      get language() {
        return recorder.language;
      },
      set language(_: string) {
        throw new NotByHand('language');
      },
      edge: only(edge, 'page'),
      gateway: only(gateway, 'device'),
      page: only({ goto: opens, waitForResponse: done }, 'page'),
      opens,
      opensMailed: async (path: string) => recorder.act('openMailed', path),
      logsIn,
      async isLoggedIn(username: string) {
        recorder.isMember = true;
        await opens('/?dialog=login');
        await logsIn(username, username === 'default' ? passwordOf(username) : DEMO_PASSWORD);
        await screen.sees('button', 'header.logout');
        return '';
      },
      async waits(seconds: number) {
        if (seconds > LONGEST_WAIT) throw new NotByHand('slow');
        recorder.act('wait', String(seconds));
      },
      code: async (purpose: string, to: string) => recorder.gateway.code(purpose, to),
      kept: async () => ({}),
      means: () => recorder.gateway,
      typesAsSaid: () => recorder.typesAsSaid(),
      expects: () => undefined,
      settles: done,
    },
    'page',
  );
}
