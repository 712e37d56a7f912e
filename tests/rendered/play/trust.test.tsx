import { cleanup, screen as page, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import { gameInfoMachine } from '../../../machines/play/game-info/game-info.machine';
import { detail, odds } from '../../../machines/play/game-info/game-info.samples';
import { gameSessionMachine } from '../../../machines/play/game-session/game-session.machine';
import { betDetail, reviewedBet, sealedBet, verifiableBet } from '../../../machines/samples';
import { settle } from '../../../src/atlas';
import type { BetDetail } from '../../../src/contract';
import type { GameOdds } from '../../../src/contract/play/games';
import { bets, listOf } from '../harness/lists';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const WORDS = {
  bn: {
    verify: 'এই রাউন্ড যাচাই করুন',
    review: 'যাচাই চলছে P ৫,০০০.০০',
    open: 'গেমটি খুলুন',
    odds: 'সম্ভাবনা',
    all: 'খেলার সব উপায়',
    pay: 'জেতার তালিকা',
    win: ['Win', '৪৫.৮%১১ / ২৪', '× ২'],
    flat: ['Low risk', '৪৫.৮%১১ / ২৪', '× ২', '৯৫.৮৩%'],
    figures: ['মোট বাজি', 'P ৪০.০০', 'লাভ-ক্ষতি', '-P ১৯.০০'],
    facts: ['ইঞ্জিন: চাকা', 'খেলোয়াড়ের কাছে ফেরে: ৯৭.০০%', 'ওঠানামা: কম: জিত ছোট, বারবার আসে ভেদাঙ্ক ১.০৬'],
    range: 'ভেদাঙ্ক ০.০৫ থেকে ৪৭.০৬, কীভাবে খেলেন তার ওপর',
    variance: 'ভেদাঙ্ক',
    same: 'Shapla Reels গেমের মতোই: সম্ভাবনা ও জিত সমান।',
    equal: 'সম্ভাবনা ও জিত সমান',
    link: 'সম্ভাবনা ও নিয়ম',
  },
  en: {
    verify: 'Verify this round',
    review: 'Under review P 5,000.00',
    open: 'Open the game',
    odds: 'Odds',
    all: 'Every way to play',
    pay: 'Pay table',
    win: ['Win', '45.8%11 / 24', '× 2'],
    flat: ['Low risk', '45.8%11 / 24', '× 2', '95.83%'],
    figures: ['Total stake', 'P 40.00', 'Net result', '-P 19.00'],
    facts: ['Engine: Wheel', 'Return to players: 97.00%', 'Volatility: Low: small wins, often Variance 1.06'],
    range: 'Variance 0.05 to 47.06, by how you play',
    variance: 'Variance',
    same: 'Same game as Shapla Reels: the chances and payouts are equal.',
    equal: 'the chances and payouts are equal',
    link: 'Odds and rules',
  },
};
/** Text without the spaces and signs that only look special. */
const plain = (text: string | null | undefined) => (text ?? '').replace(/\s/gu, ' ').replace('−', '-');
const cells = (row: Element | null | undefined) => [...(row?.children ?? [])].map((cell) => plain(cell.textContent));

inLanguages((language) => {
  const words = WORDS[language];

  async function opensSheet(published: GameOdds | null, game = detail) {
    const around = await openPage({
      children: member,
      hosted: { gameInfo: held(gameInfoMachine) },
      language,
      watched: gameInfoMachine,
      report: () => {},
    });
    const actor = await openPlace(around, 'gameInfo', { id: 'lab-wheel' });
    const output = { kind: 'loaded', game, odds: published };
    await around.act(() => settle(childOf(actor, 'loadGame'), { output }));
  }
  const sectionOf = (name: string) => page.getByRole('heading', { name }).closest('section') ?? document.body;

  test('a risk level with several wins has its own table of chances and payouts [own.game-info.odds]', {
    tags: ['extended'],
  }, async () => {
    await opensSheet(odds);
    const section = sectionOf(words.odds);
    expect([...section.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Low risk · .*(95\.83|৯৫\.৮৩)%$/),
      expect.stringMatching(/^High risk · .*(95\.83|৯৫\.৮৩)%$/),
    ]);
    const low = section.querySelector('table[aria-label="Low risk"]');
    expect(cells(low?.querySelector('tbody tr'))).toEqual(words.win);
    expect(cells(low?.querySelector('tbody tr:last-child')).at(-1)).toBe('–');
    expect(plain(within(section).getByRole('table', { name: words.pay }).textContent)).toContain(
      language === 'bn' ? '× ১২.৫' : '× 12.5',
    );
    expect(section.textContent).toContain(odds.notes[0]);
  });

  /** Names and values of the sheet's facts. */
  const facts = () =>
    [...document.querySelectorAll('.game-sheet dl > div')].map((fact) => cells(fact).join(': ')).join('\n');

  test('the sheet names the engine, the return and the volatility with the variance [own.game-info.figures]', {
    tags: ['extended'],
  }, async () => {
    await opensSheet(null);
    for (const fact of words.facts) expect(facts()).toContain(fact);
    cleanup();
    await opensSheet(null, { ...detail, variance: { least: '0.050392', most: '47.059600' } });
    expect(facts()).toContain(words.range);
    cleanup();
    await opensSheet(null, { ...detail, variance: null });
    expect(facts()).not.toContain(words.variance);
  });

  test('a game that differs in its theme alone links to the game that it equals [own.game-info.same]', {
    tags: ['extended'],
  }, async () => {
    await opensSheet(null, { ...detail, sameAs: { gameId: 'lab-reels', gameName: 'Shapla Reels' } });
    const link = page.getByRole('link', { name: 'Shapla Reels' });
    expect(link.getAttribute('href')).toContain('dialog=gameInfo&id=lab-reels');
    expect(plain(link.closest('p')?.textContent)).toBe(words.same);
    cleanup();
    await opensSheet(null);
    expect(document.body.textContent).not.toContain(words.equal);
  });

  test('risk levels with one win share a table, collapsed if there are many [own.game-info.odds]', {
    tags: ['extended'],
  }, async () => {
    const [first] = odds.tables;
    const rows = first?.rows.filter(({ label }) => label !== 'Small win') ?? [];
    const ways = (count: number) =>
      Array.from({ length: count }, (_, way) => ({
        label: way === 0 ? 'Low risk' : `Risk ${way}`,
        returns: '23/24',
        rows,
      }));
    await opensSheet({ notes: [], payTable: null, tables: ways(2) });
    expect(cells(sectionOf(words.odds).querySelector('tbody tr'))).toEqual(words.flat);
    expect(page.queryByText(words.all)).toBeNull();
    cleanup();
    await opensSheet({ notes: [], payTable: null, tables: ways(20) });
    expect(page.getByText(words.all).closest('details')?.open).toBe(false);
  });

  test('a chance among more outcomes than fit has no fraction [own.game-info.odds]', {
    tags: ['extended'],
  }, async () => {
    const rows = [
      { label: 'Win', ways: '1', of: '1000000000000', pays: '50000' },
      { label: 'No win', ways: '999999999999', of: '1000000000000', pays: '0' },
    ];
    await opensSheet({ notes: [], payTable: null, tables: [{ label: null, returns: '1/20000000', rows }] });
    const [, chance] = cells(sectionOf(words.odds).querySelector('tbody tr'));
    expect(chance).toBe(language === 'bn' ? '০.০০০০০০০০০১%' : '0.0000000001%');
  });

  async function opensRound(round: BetDetail) {
    const around = await openPage({
      children: member,
      hosted: { personalHistoryCopy: held(bettingRecordMachine, { list: listOf(bets) }) },
      language,
      watched: bettingRecordMachine,
      report: () => {},
    });
    const record = await openPlace(around, 'personalHistoryCopy');
    await around.act(() => record.send({ type: 'round.selected', id: round.id }));
    await around.act(() => settle(childOf(record, 'loadRound'), { output: { kind: 'loaded', round } }));
    return around;
  }

  test('a round with a revealed seed links to the verifier, with its whole proof in the fragment [own.betting-record.verify]', {
    tags: ['extended'],
  }, async () => {
    await opensRound(verifiableBet);
    const { proof, verifier } = verifiableBet.verification ?? {};
    const link = page.getByRole('link', { name: words.verify });
    expect(link.getAttribute('href')).toBe(`${verifier}?lang=${language}#${encodeURIComponent(proof ?? '')}`);
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(document.body.textContent).toContain(proof);
  });

  test('a round whose seed is in use explains how to reveal it, and leads to the game [own.betting-record.verify]', {
    tags: ['extended'],
  }, async () => {
    const around = await opensRound(sealedBet);
    expect(page.queryByRole('link', { name: words.verify })).toBeNull();
    await around.screen.reads('bets.sealed.how');
    await around.act(() => page.getByRole('button', { name: words.open }).click());
    expect(childOf(around.portal, 'dialog').getSnapshot().context).toMatchObject({ place: { to: 'launch' } });
  });

  test('a round without seeds offers neither [own.betting-record.verify]', { tags: ['extended'] }, async () => {
    await opensRound(betDetail);
    expect(page.queryByRole('link', { name: words.verify })).toBeNull();
    expect(page.queryByRole('button', { name: words.open })).toBeNull();
  });

  test('a round with a win under review shows its amount, others do not [own.studio.hold-visible]', {
    tags: ['extended'],
  }, async () => {
    const reads = () => [...document.querySelectorAll('dl div')].map((fact) => plain(fact.textContent));
    const [name, amount] = words.review.split(' P ');
    await opensRound(reviewedBet);
    expect(reads()).toContain(`${name}P ${amount}`);
    cleanup();
    await opensRound(betDetail);
    expect(reads().some((fact) => fact.startsWith(name ?? ''))).toBe(false);
  });

  async function plays(mode: 'real' | 'fun') {
    const around = await openPage({
      children: member,
      hosted: { game: held(gameSessionMachine) },
      language,
      watched: gameSessionMachine,
      report: () => {},
    });
    const game = { gameId: 'lab-wheel', gameName: 'Wheel', launchId: 'launch', mode };
    const actor = await openPlace(around, 'game');
    await around.act(() => settle(childOf(actor, 'readGame'), { output: { kind: 'fresh', game } }));
    const figures = { startedAt: 0, at: 600_000, staked: '40.00', won: '21.00', net: '-19.00', roundOpen: false };
    await around.act(() => settle(childOf(actor, 'readFigures'), { output: figures }));
    return plain(document.querySelector('.game-result')?.textContent);
  }

  test('an open game shows its time, total stake, net result and odds link [own.game-session.figures]', {
    tags: ['extended'],
  }, async () => {
    const figures = await plays('real');
    for (const part of words.figures) expect(figures).toContain(part);
    expect(page.getByRole('link', { name: words.link }).getAttribute('href')).toContain('dialog=gameInfo&id=lab-wheel');
  });

  test('a demo shows its time only [own.game-session.figures]', { tags: ['extended'] }, async () => {
    const figures = await plays('fun');
    for (const part of words.figures) expect(figures).not.toContain(part);
    expect(figures).toMatch(language === 'bn' ? /১০ মিনিট/ : /10 minutes/);
  });
});
