import { expect, test } from 'vitest';
import { scoreIn } from '../../../../../src/portal/features/play/betting-record/round-view';

const score = { bn: 'পদ্মা ২–১ রূপসা', en: 'Padma 2–1 Rupsha' };

test('shows the score of a proof in the language of the page [own.fixture.score]', () => {
  const evidence = JSON.stringify({ game: 'lab-football', score });
  expect([scoreIn(evidence, 'bn'), scoreIn(evidence, 'en')]).toEqual([score.bn, score.en]);
});

test.each([null, '', 'no JSON', '{}', '{"score":"2-1"}', '{"score":{"en":"2-1"}}'])(
  'shows no score for the proof %j without a score in both languages',
  (evidence) => {
    expect(scoreIn(evidence, 'en')).toBeNull();
  },
);
