import { excludesSelf } from '../tests/drivers/excludes-self';
import { passwordOf } from '../tests/drivers/passwords';
import { portalDriver } from '../tests/drivers/portal.driver';
import { stand } from './support/clock';
import { openSecurity, sendsLogin, typesNewPassword } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import { clientAt } from './support/wire';

type Whole = {
  /** The pauper has nothing to lose. */
  who: 'visitor' | 'player' | 'pauper';
  dialog: 'none' | 'asked' | 'shown' | 'failed' | 'closed' | 'centre' | 'reset';
  /** The scripts of dialogs do not come. */
  cut: boolean;
  /** The status cannot be read until it is tried again. */
  unreachable: boolean;
  /** The status is being read: what it says comes next. */
  reading: boolean;
  /** The words of the other language have come. */
  words: boolean;
  /** Everything that a guarded portal does not show. */
  guarded: boolean;
  lost: boolean;
  /** On the way of somebody's password or account, which ends elsewhere: nothing is tried after it. */
  gone: boolean;
};

const begins: Whole = {
  who: 'visitor',
  dialog: 'none',
  cut: false,
  unreachable: false,
  reading: true,
  words: false,
  guarded: false,
  lost: false,
  gone: false,
};

const arrives = (username?: string) => async (tester: Tester) => {
  await tester.gateway.ops('flag', 'SLIDEVERIF', 'off');
  if (username) await tester.isLoggedIn(username);
  await tester.page.goto('/');
};

/** A call is told that the platform is closed: the status is read again. */
async function isToldClosed({ gateway, screen }: Tester) {
  await gateway.ops('fault', 'balance', '503', '--times', '1');
  await screen.press('header.balance.refresh');
}

/** Another password by choice; where the network is cut after it, the account is not read. */
async function changesPassword(tester: Tester, cut: boolean) {
  await openSecurity(tester, 'security.password.change');
  await tester.screen.fill('password.old', passwordOf('player'));
  await typesNewPassword(tester);
  if (cut) tester.edge.cut('memberInfo');
  await tester.screen.press('password.change.submit');
}

/** By the link of a mail that somebody has asked for. */
async function followsLink(tester: Tester) {
  await clientAt(tester.gateway).client.forgotByEmail({ username: 'player', email: 'player@example.test' });
  await tester.page.goto(`/resetPassword#${await tester.mailed(/resetPassword#([\w-]+)/)}`);
}

const calls: Record<string, string> = { loadCountries: 'countries', tellLanguage: 'changeLanguage' };
const active = (value: object, region: string): unknown => Object(value)[region];
const keyOf = (state: unknown): string => (typeof state === 'string' ? state : (Object.keys(Object(state))[0] ?? ''));

tour<Whole>(
  'portal',
  portalDriver,
  {
    openings: {
      'a visitor arrives': { input: 'in Bengali', world: begins, open: arrives() },
      'a player comes back': { input: 'in Bengali', world: { ...begins, who: 'player' }, open: arrives('player') },
      'a player without a balance comes back': { input: 'in Bengali', world: { ...begins, who: 'pauper' }, open: arrives('downline') },
      'somebody follows a mailed link': { input: 'in Bengali', world: { ...begins, dialog: 'reset' }, open: followsLink },
      'no dialog can be brought': {
        input: 'in Bengali',
        world: { ...begins, cut: true },
        open: async (tester) => {
          await arrives()(tester);
          await tester.screen.sees('form', 'header.quickLogin');
          tester.edge.cut('chunk');
        },
      },
      'the status cannot be read': {
        input: 'in Bengali',
        world: { ...begins, unreachable: true, reading: false },
        open: async (tester) => {
          tester.edge.cut('systemStatus');
          await arrives()(tester);
          await tester.screen.sees('heading', 'unreachable.title');
          // Else the page tries it again by itself, in two seconds.
          await stand(tester.page);
          await tester.edge.rests();
          tester.edge.cut();
        },
      },
    },
    acts: ['logout'],
    waits({ event, invoke = '' }, { words, reading }) {
      if (event.type === 'site.opened') return reading ? 'systemStatus' : undefined;
      return invoke === 'changeLanguage' && !words ? 'chunk' : calls[invoke];
    },
    due({ event }, { value, context, world }) {
      const errand = active(Object(value), 'errand');
      if (errand === 'asking') return event.type === permission(context, world);
      if (keyOf(active(Object(value), 'gate')) === 'guarded' && Object(active(Object(value), 'gate')).guarded === 'asking')
        return event.type === (world.who === 'player' ? 'session.present' : 'session.absent');
      if (world.lost) return event.type === 'session.lost';
      if (world.dialog === 'asked') return event.type === 'dialog.shown';
      return world.dialog === 'closed' && event.type === 'dialog.gone';
    },
    after: (move, { value, context, world }) => happens(move.event.type, move.sample?.class ?? '', Object(value), context, world),
    causes: {
      'site.opened': async ({ gateway, edge }, { loginFirst }) => {
        await gateway.ops('flag', 'LOGINHOME', loginFirst ? 'on' : 'off');
        await edge.release('systemStatus');
      },
      'call.unavailable': isToldClosed,
      'call.unauthorised': async (tester) => {
        // Before anything that is still to be read tells it.
        await tester.screen.sees('button', 'header.balance.refresh');
        await tester.isLoggedOutElsewhere();
        await tester.screen.press('header.balance.refresh');
      },
      'login.completed': async ({ screen }) => {
        await screen.sees('dialog', 'login.title');
        await screen.fill('login.username', 'player');
        await screen.fill('login.password', passwordOf('player'));
        await screen.press('login.submit');
        await screen.hides('dialog', 'login.title');
      },
      'login.resumed': async (tester) => {
        await tester.screen.sees('button', 'header.balance.refresh');
        await tester.waits(31 * 60);
        await sendsLogin(tester, 'player');
        await tester.screen.hides('dialog', 'login.title');
      },
      'password.changed': (tester, { account }) => changesPassword(tester, account === null),
      'password.reset': async (tester) => {
        await typesNewPassword(tester);
        await tester.screen.press('reset.submit');
      },
      'account.excluded': async ({ screen }) => {
        await screen.visit('/?dialog=memberCentre&page=limits');
        await excludesSelf(undefined, screen);
      },
      'account.closed': async (tester) => {
        await openSecurity(tester, 'security.closing.begin');
        await tester.screen.fill('security.password', passwordOf('downline'));
        await tester.screen.press('security.closing.submit');
      },
    },
    async prepare(tester, { event, sample }) {
      if (sample?.class === 'the words came') tester.language = 'en';
      if (event.type === 'site.opened') await tester.page.clock.resume();
      if (event.type === 'site.opened' && !tester.edge.waits('systemStatus'))
        await tester.page.waitForRequest(/system\/status/).catch(() => undefined);
    },
    tolerates: [
      ['balance', 503],
      ['balance', 401],
    ],
  },
  { languages: ['bn'] },
);

/** What the session answers to the errand that is asked about. */
function permission({ errand }: Record<string, unknown>, { who }: Whole): string {
  if (who === 'visitor') return 'permission.needsLogin';
  return Object(errand).centre === 'agent' ? 'permission.needsTrueAccount' : 'permission.granted';
}

/** What can happen in the whole, and what it makes of it. */
function happens(event: string, said: string, value: object, context: Record<string, unknown>, world: Whole): Whole | undefined {
  const member = world.who === 'player';
  const alert = active(value, 'alert');
  if (world.gone) return undefined;
  const free = alert === 'none' && world.dialog === 'none' && !world.guarded && !world.reading && !world.unreachable;
  if (alert === 'leaving') return left(said, world, keyOf(active(value, 'gate')) === 'guarded');
  if (alert === 'needTrueAccount') return event === 'alert.confirmed' ? world : undefined;
  if (event.startsWith('xstate.'))
    return said === 'the words came' ? { ...world, words: true } : said.startsWith('the words did') && world.words ? undefined : world;
  switch (event) {
    case 'site.opened':
      return world.reading ? { ...world, reading: false, guarded: said === 'after a login' && !member } : undefined;
    case 'session.present':
    case 'session.absent':
      return Object(active(value, 'gate')).guarded === 'asking' ? world : undefined;
    case 'action.requested':
      return free && !world.cut ? world : undefined;
    case 'permission.needsLogin':
      return { ...world, dialog: 'asked' };
    case 'permission.granted':
      return { ...world, dialog: 'centre' };
    case 'permission.needsTrueAccount':
      return world;
    case 'dialog.requested':
      return free ? { ...world, dialog: 'asked' } : undefined;
    case 'dialog.shown':
      return { ...world, dialog: world.cut ? 'failed' : 'shown' };
    case 'dialog.retried':
      return world.dialog === 'failed' ? { ...world, dialog: 'asked' } : undefined;
    case 'dialog.closed':
      return ['shown', 'failed', 'centre'].includes(world.dialog) ? { ...world, dialog: 'closed' } : undefined;
    case 'dialog.gone':
      return { ...world, dialog: 'none' };
    case 'login.completed':
      return world.dialog === 'shown' && !member ? { ...world, who: 'player', dialog: 'closed' } : undefined;
    case 'logout.requested':
    case 'call.unavailable':
      return free && member ? { ...world, reading: event === 'call.unavailable' } : undefined;
    case 'call.unauthorised':
      return free && member ? { ...world, lost: true } : undefined;
    case 'login.resumed':
      return free && member && active(value, 'gate') === 'open' ? { ...world, gone: true } : undefined;
    case 'password.changed':
      return free && member ? { ...world, gone: true } : undefined;
    case 'account.excluded':
      return free && member ? { ...world, gone: true } : undefined;
    case 'account.closed':
      return free && world.who === 'pauper' ? { ...world, gone: true } : undefined;
    case 'password.reset':
      return world.dialog === 'reset' && !world.reading ? { ...world, gone: true } : undefined;
    case 'session.lost':
      return { ...world, lost: false, who: 'visitor', guarded: keyOf(active(value, 'gate')) === 'guarded' };
    case 'retry.requested':
      return world.unreachable ? { ...world, unreachable: false, reading: true } : undefined;
    case 'language.requested':
      return free && context.language === 'bn' ? world : undefined;
    default:
      return undefined;
  }
}

const left = (said: string, world: Whole, guarded: boolean): Whole | undefined => {
  if (said === 'stayed') return world;
  return said === 'logged out' ? { ...world, who: 'visitor', guarded } : undefined;
};
