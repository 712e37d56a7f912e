import { describe, expect, test } from 'vitest';
import { PLAY_NAMES } from '../../../../../src/gateway/demo/catalogue/play-names';
import { lotteryName } from '../../../../../src/gateway/play/lottery/names';
import { LOTTERIES, LOTTERY_CODES } from '../../../../../src/lottery';
import { choiceWords, fieldWords } from '../../../../../src/portal/features/play/lottery/names/board-words';
import { lotteryWords } from '../../../../../src/portal/features/play/lottery/names/lottery-words';
import { plays } from '../../../../../src/portal/features/play/lottery/names/plays';
import { inDigits } from '../../../../../src/ui/format';
import { portalTexts } from '../../../../lint/copy';

const all = Object.values(LOTTERIES).flatMap((lottery) => Object.values(lottery.plays));
const isNumber = (choice: string) => /^\d+(-\d+)?$/.test(choice);

describe('names of plays [own.lottery.plays]', () => {
  test('exist for every play of every lottery, and no others', () => {
    expect(new Set(Object.keys(plays))).toEqual(new Set(all.map(({ code }) => code)));
    expect(Object.keys(lotteryWords)).toEqual(Object.keys(LOTTERIES));
  });

  test('exist for every field and every non-numeric choice', () => {
    const fields = all.flatMap((play) => play.fields);
    const unnamed = fields.map(({ name }) => name).filter((name) => !/^place-\d+$/.test(name) && !fieldWords[name]);
    const unsaid = fields
      .flatMap(({ choices }) => choices)
      .filter((choice) => !isNumber(choice) && !choiceWords[choice]);
    expect([...unnamed, ...unsaid]).toEqual([]);
  });

  test.each(['bn', 'en'] as const)('are unique within a lottery, in %s', (language) => {
    const texts = new Map(portalTexts(language).map(({ where, text }) => [where, text]));
    const called = (code: string) => {
      const { group, word, n } = plays[code] ?? { group: '', word: '', n: 0 };
      return `${texts.get(`lottery.group.${group}`)}: ${texts.get(`lottery.play.${word}`)} ${n ?? ''}`;
    };
    for (const lottery of Object.values(LOTTERIES)) {
      const names = Object.keys(lottery.plays).map(called);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
  });

  test.each(['bn', 'en'] as const)('of lotteries match the gateway’s, in %s', (language) => {
    const texts = new Map(portalTexts(language).map(({ where, text }) => [where, text]));
    for (const code of LOTTERY_CODES) expect(texts.get(`lottery.name.${code}`)).toBe(lotteryName(code, language));
  });

  test.each(['bn', 'en'] as const)('match the catalogue’s, in %s [own.lottery.plays]', (language) => {
    const texts = new Map(portalTexts(language).map(({ where, text }) => [where, text]));
    const onBoard = Object.entries(plays).map(([code, { group, word, n }]) => {
      const groupName = texts.get(`lottery.group.${group}`) ?? '?';
      const playName = texts.get(`lottery.play.${word}`) ?? '?';
      const whole = playName.replaceAll('{n}', inDigits(`${n ?? ''}`, language));
      return [code, whole === groupName ? whole : `${groupName}: ${whole}`];
    });
    const inCatalogue = Object.entries(PLAY_NAMES).map(([code, [bengali, english]]) => [
      code,
      language === 'bn' ? bengali : english,
    ]);
    expect(Object.fromEntries(inCatalogue)).toEqual(Object.fromEntries(onBoard));
  });

  test('use the language’s digits', () => {
    expect([inDigits('07', 'bn'), inDigits('1-10', 'bn'), inDigits('A-07', 'en')]).toEqual(['০৭', '১-১০', 'A-07']);
  });
});
