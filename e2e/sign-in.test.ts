import { passwordOf } from '../tests/drivers/passwords';
import { signInDriver } from '../tests/drivers/sign-in.driver';
import { PLAYERS_NUMBER, typesCode } from './support/people';
import type { Tester } from './support/tester';
import { tour } from './support/tour';

type Attempt = {
  /** Who tries: a player or a stranger by name, a player by code, by the firebase provider's; or a form with nothing in it. */
  by: 'player' | 'stranger' | 'code' | 'firebase' | 'empty name' | 'empty number';
  puzzle: boolean;
  solved: boolean;
  /** The proof was left by going back. */
  leaving: boolean;
};
/** Longer than a log-in waits for its proof, in seconds. */
const LONG = 360;

/** What validation finds, by who tries. */
const found: Record<Attempt['by'], string> = {
  player: 'all is there',
  stranger: 'all is there',
  code: 'all is there, by code',
  firebase: 'all is there, by firebase',
  'empty name': 'user name and password missing',
  'empty number': 'number wrong and code missing',
};

async function fills(tester: Tester, { by }: Attempt) {
  const { screen } = tester;
  if (by === 'player' || by === 'stranger') {
    await screen.fill('login.username', by);
    await screen.fill('login.password', passwordOf(by));
  }
  if (by === 'empty number') await screen.fill('phone.number', '12');
  if (by === 'code') await typesCode(tester, 'login', PLAYERS_NUMBER);
  if (by === 'firebase') await typesCode(tester, 'proof', PLAYERS_NUMBER);
}

const opening = (by: Attempt['by'], puzzle = false) => {
  const byNumber = by === 'code' || by === 'firebase' || by === 'empty number';
  const world = { by, puzzle, solved: false, leaving: false };
  return {
    input: byNumber ? 'by number' : 'by name',
    world,
    open: async (tester: Tester) => {
      const { gateway, page, screen } = tester;
      await gateway.ops('flag', 'SLIDEVERIF', puzzle ? 'on' : 'off');
      await gateway.ops('flag', 'FIREBASESMS', by === 'firebase' ? 'on' : 'off');
      await page.goto('/');
      await screen.visit('/?dialog=login');
      await screen.sees('dialog', 'login.title');
      if (byNumber) await screen.press('login.tab.mobile');
      await fills(tester, world);
      await screen.press('login.submit');
    },
  };
};

/** What the gateway can answer now, and what it makes of the world. */
function answered(said: string, world: Attempt): Attempt | undefined {
  const { by, puzzle, solved } = world;
  if (said === 'offline') return world;
  if (by === 'stranger') return said === 'wrong password' ? world : undefined;
  if (said === 'accepted') return world;
  if (by === 'code') return said === 'wrong code' || said === 'code too old' ? world : undefined;
  if (by === 'firebase') return undefined;
  if (said === 'puzzle demanded') return puzzle || solved ? undefined : { ...world, puzzle: true };
  if (said === 'one more proof demanded') return puzzle ? undefined : world;
  return said === 'no answer in time' && !puzzle ? world : undefined;
}

tour<Attempt>('sign-in', signInDriver, {
  openings: {
    'a player by name': opening('player'),
    'a player by name, with the puzzle': opening('player', true),
    'a stranger': opening('stranger'),
    'an empty form': opening('empty name'),
    'a player by code': opening('code'),
    'a player by the provider’s code': opening('firebase'),
    'a wrong number': opening('empty number'),
  },
  acts: ['verification', 'extraVerification'],
  waits: ({ sample }) => (sample?.of === 'confirmCode' ? 'confirmFirebaseCode' : sample?.of === 'logIn' ? 'logIn' : undefined),
  after({ event, sample }, { value, world }) {
    if (event.type === 'leave.requested' && value === 'proving') return { ...world, leaving: true };
    if (sample?.of === 'extraVerification') return sample.class === 'left' || !world.leaving ? world : undefined;
    if (sample?.of === 'validate') return sample.class === found[world.by] + (world.puzzle ? ', a puzzle first' : '') ? world : undefined;
    if (sample?.of === 'verification') return sample.class === 'passed' ? { ...world, solved: true } : world;
    return sample?.of === 'logIn' ? answered(sample.class, world) : world;
  },
  due: ({ sample }, { world }) => sample?.of === 'extraVerification' && sample.class === 'left' && world.leaving,
  async prepare(tester, { sample }) {
    if (sample?.of !== 'extraVerification' || sample.class !== 'too late') return;
    const { screen } = tester;
    await screen.press('proof.email');
    await screen.fill('proof.code', await tester.code('proof', 'player@example.test'));
    await tester.waits(LONG);
    await screen.press('proof.submit');
  },
  tolerates: [
    ['logIn', 422],
    ['answerProof', 422],
  ],
});
