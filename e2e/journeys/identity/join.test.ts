import { mkdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { THREE_LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'member');
const SHOTS = process.env.JOIN_SHOTS;

test.each(THREE_LOOKS)(
  'a member reads about the programme, applies, and gets the response as a message, in %s at %i px [s2.route.join s2.other.affiliate-application own.affiliate.states]',
  async (language, width) => {
    const player = await createTester({ language, width });
    const { screen, gateway, page } = player;
    const shot = async (name: string) => {
      if (!SHOTS) return;
      mkdirSync(SHOTS, { recursive: true });
      await player.edge.rests();
      await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: name === 'join' });
    };
    await player.isLoggedIn('player');
    await player.opens('/join');
    await screen.sees('heading', 'join.title');
    await shot('join');
    await screen.press('join.apply');
    await screen.choose('affiliate.channel', 'affiliate.channel.social');
    await screen.fill('affiliate.place', 'x');
    await screen.fill('affiliate.plan', 'I tell a group of readers what is new. নতুন কী আছে জানাই।');
    await screen.press('affiliate.send');
    const bounds = language === 'bn' ? { min: '৩', max: '২০০' } : { min: '3', max: '200' };
    await screen.invalid('affiliate.place', 'affiliate.problem.length', bounds);
    await shot('form');
    await screen.fill('affiliate.place', 'A group of readers');
    await screen.press('affiliate.send');
    await screen.sees('button', 'affiliate.refresh');
    await shot('received');
    const number = /A\d{8}/.exec((await page.getByRole('status').allTextContents()).join(' '))?.[0] ?? '';
    await gateway.ops('applications', 'reject', number);
    await screen.press('affiliate.refresh');
    await screen.press('affiliate.again');
    await screen.sees('form', 'affiliate.title');
    await screen.choose('affiliate.channel', 'affiliate.channel.inPerson');
    await screen.fill('affiliate.place', 'Khulna');
    await screen.fill('affiliate.plan', 'I answer questions of people whom I know.');
    await screen.press('affiliate.send');
    await screen.sees('button', 'affiliate.refresh');
    const again = /A\d{8}/.exec((await page.getByRole('status').allTextContents()).join(' '))?.[0] ?? '';
    expect(again).not.toBe(number);
    await gateway.ops('applications', 'approve', again);
    await screen.press('affiliate.refresh');
    await screen.sees('button', 'affiliate.code.copy');
    await shot('agent');
    await screen.press('affiliate.toMessages');
    await screen.sees('heading', 'messages.title');
    await expect.poll(() => page.getByRole('dialog').textContent()).toContain(again);
  },
);

test('a visitor who applies logs in first [s2.route.join s6.protected.no-token]', async () => {
  const visitor = await createTester({ language: 'bn', width: 360 });
  await visitor.opens('/join');
  await visitor.screen.press('join.apply');
  await visitor.screen.sees('dialog', 'login.title');
});
