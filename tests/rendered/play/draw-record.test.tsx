import { cleanup, screen as page } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bettingRecordMachine } from '../../../machines/play/betting-record/betting-record.machine';
import { betDetail, drawnBet } from '../../../machines/samples';
import { settle } from '../../../src/atlas';
import type { BetDetail } from '../../../src/contract';
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
    results: 'ড্রর ফলাফল',
    rows: ['ড্র হয়েছে', '০১ ০২ ০৩', 'সংশোধিত', '০৩ ০২ ০১'],
    changed: 'ড্রর ফলাফল বদলেছে',
    provider: 'প্রোভাইডার এই রাউন্ডটি',
    save: 'প্রমাণ ডাউনলোড করুন',
    stopped: 'জেতার পর থেমেছে',
    isVoid: 'ড্র বাতিল',
    counts: 'বৈধ বাজি হিসেবে গণ্যP ০.০০',
    rule: 'বাজি কীভাবে গণ্য হয়',
  },
  en: {
    results: 'Results of the draw',
    rows: ['Drawn', '01 02 03', 'Corrected', '03 02 01'],
    changed: 'The result of the draw has changed',
    provider: 'The provider corrected',
    save: 'Download evidence',
    stopped: 'Stopped after a win',
    isVoid: 'Draw void',
    counts: 'Counts as valid betP 0.00',
    rule: 'How bets count',
  },
};

inLanguages((language) => {
  const words = WORDS[language];

  async function reads(round: BetDetail) {
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
    return document.body.textContent ?? '';
  }

  test('a corrected draw shows both results and its evidence [own.draw.corrected own.betting-record.evidence]', {
    tags: ['extended'],
  }, async () => {
    const text = await reads(drawnBet);
    const table = page.getByRole('table', { name: words.results }).textContent ?? '';
    for (const part of words.rows) expect(table).toContain(part);
    expect(text).toContain(words.changed);
    expect(text).not.toContain(words.provider);
    expect(page.getByRole('button', { name: words.save })).toBeDefined();
  });

  test('a studio’s round names its provider and has no draw [own.betting-record.round]', {
    tags: ['extended'],
  }, async () => {
    const text = await reads(betDetail);
    expect(text).toContain(words.provider);
    expect(text).not.toContain(words.changed);
    expect(page.queryByRole('table', { name: words.results })).toBeNull();
    expect(page.queryByRole('button', { name: words.save })).toBeNull();
  });

  test('a bet that counts nothing says so, with a link to the rule [own.lottery.valid-bet]', {
    tags: ['extended'],
  }, async () => {
    expect((await reads({ ...drawnBet, validBet: '0.00' })).replaceAll('\u00a0', ' ')).toContain(words.counts);
    expect(page.getByRole('link', { name: words.rule }).getAttribute('href')).toBe('/help?article=valid-bet');
  });

  test('a cancelled bet names the reason: win or void draw [own.lottery.chase own.draw.void]', {
    tags: ['extended'],
  }, async () => {
    const gone = { ...drawnBet, status: 'cancelled' } as const;
    expect(await reads({ ...gone, ending: 'stopped' })).toContain(words.stopped);
    cleanup();
    expect(await reads({ ...gone, ending: 'void' })).toContain(words.isVoid);
  });
});
