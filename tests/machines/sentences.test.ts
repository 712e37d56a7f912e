import { describe, expect, test } from 'vitest';
import { changeOneWord, random } from '../../e2e/by-words/change';
import { NOUNS } from '../../e2e/by-words/nouns';
import {
  type Action,
  actionText,
  type Check,
  checkText,
  joined,
  readAction,
  readCheck,
  split,
} from '../../e2e/by-words/sentences';
import type { Language } from '../../src/atlas';

const LANGUAGES: readonly Language[] = ['en', 'bn'];
const ACTIONS: Action[] = [
  { verb: 'press', words: ['Save; “now”'] },
  { verb: 'type', words: ['Shapla#2026', 'Password'] },
  { verb: 'clear', words: ['Password'] },
  { verb: 'typeCode', words: ['+8801712345678', 'Code'] },
  { verb: 'keys', words: ['ArrowDown Enter', 'Search'] },
  { verb: 'tick', words: ['I am 18'] },
  { verb: 'untick', words: ['I am 18'] },
  { verb: 'choose', words: ['Nodi Pay', 'Method'] },
  { verb: 'attach', words: ['receipt.png', 'Choose a picture'] },
  { verb: 'openMailed', words: ['/resetPassword'] },
  { verb: 'open', words: ['/?dialog=login'] },
  { verb: 'scroll', words: [] },
  { verb: 'back', words: [] },
  { verb: 'wait', words: ['5'] },
];
const CHECKS: Check[] = [
  { verb: 'reads', words: ['5.00 in “Main wallet”; 2 others'] },
  { verb: 'held', words: ['Save'] },
  { verb: 'busy', words: ['Save'] },
  { verb: 'invalid', words: ['Amount', 'Type an amount.'] },
  { verb: 'focused', words: ['Amount'] },
  { verb: 'unfocused', words: ['Amount'] },
  { verb: 'at', words: ['/help?kind=deposits'] },
];
const nouns = Object.keys(NOUNS).filter((noun): noun is keyof typeof NOUNS => noun in NOUNS);
const NAMED: Check[] = nouns.flatMap((noun) =>
  (['sees', 'lacks'] as const).flatMap((verb) => [
    { verb, noun, words: ['Save'] },
    { verb, noun, words: [] },
  ]),
);

describe.each(LANGUAGES)('sentences in %s', (language) => {
  test.each(ACTIONS)('an action is read as it was written: $verb [own.steps.words]', (action) => {
    expect(readAction(actionText(action, language), language)).toEqual(action);
  });

  test.each([...CHECKS, ...NAMED].map((check) => [checkText(check, language), check] as const))(
    'a check is read as it was written: %s [own.steps.words]',
    (text, check) => {
      expect(readCheck(text, language)).toEqual(check);
    },
  );

  test('a step is split into its sentences, outside quotation marks [own.steps.words]', () => {
    const sentences = ACTIONS.map((action) => actionText(action, language));
    expect(split(joined(sentences))).toEqual(sentences);
  });

  test('other sentences are rejected [own.steps.words]', () => {
    expect(() => readAction('Save it', language)).toThrow('No tester can perform "Save it".');
    expect(() => readCheck('It is fine', language)).toThrow('No tester can check "It is fine".');
  });
});

test('one word of one step is changed, the same one for the same seed [own.steps.changed-word]', () => {
  const step = (action: string, expected: string) => ({
    performer: 'tester' as const,
    action,
    expected,
    requirements: [],
  });
  const steps = [
    step('Press “Log in”', 'Open. Look for: the dialog “Log in”'),
    step('Type “player” in “User name”', 'Filled. Look for: no message “Wrong”'),
  ];
  const script = { id: 'a', title: 'A', matter: 'other' as const, preparations: [], requirements: [], steps };
  const changes = Array.from({ length: 20 }, (_, at) => `${at}`).map((seed) => changeOneWord(script, seed, 'en'));
  for (const { script: changed, step: at } of changes)
    for (const [index, scriptStep] of changed.steps.entries())
      expect(JSON.stringify(scriptStep) === JSON.stringify(steps[index])).toBe(index !== at);
  expect(new Set(changes.map(({ step: at }) => at)).size).toBe(2);
  expect(changeOneWord(script, '0', 'en')).toEqual(changes[0]);
  expect(random('1')).not.toBe(random('2'));
});
