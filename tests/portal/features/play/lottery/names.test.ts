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

describe('own.lottery.plays: what is played has a name', () => {
  test('every play of every lottery, and no other', () => {
    expect(new Set(Object.keys(plays))).toEqual(new Set(all.map(({ code }) => code)));
    expect(Object.keys(lotteryWords)).toEqual(Object.keys(LOTTERIES));
  });

  test('every field of every board, and every choice that is no number', () => {
    const fields = all.flatMap((play) => play.fields);
    const unnamed = fields.map(({ name }) => name).filter((name) => !/^place-\d+$/.test(name) && !fieldWords[name]);
    const unsaid = fields
      .flatMap(({ choices }) => choices)
      .filter((choice) => !isNumber(choice) && !choiceWords[choice]);
    expect([...unnamed, ...unsaid]).toEqual([]);
  });

  test.each(['bn', 'en'] as const)('in %s no two plays of a lottery are called the same', (language) => {
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

  test.each(['bn', 'en'] as const)('in %s a lottery is called here as the gateway calls it', (language) => {
    const texts = new Map(portalTexts(language).map(({ where, text }) => [where, text]));
    for (const code of LOTTERY_CODES) expect(texts.get(`lottery.name.${code}`)).toBe(lotteryName(code, language));
  });

  test.each(['bn', 'en'] as const)(
    'in %s the catalogue calls a play as its board does [own.lottery.plays]',
    (language) => {
      const texts = new Map(portalTexts(language).map(({ where, text }) => [where, text]));
      const onBoard = Object.entries(plays).map(([code, { group, word, n }]) => {
        const [groupName = '?', playName = '?'] = [
          texts.get(`lottery.group.${group}`),
          texts.get(`lottery.play.${word}`),
        ];
        const whole = playName.replaceAll('{n}', inDigits(`${n ?? ''}`, language));
        return [code, whole === groupName ? whole : `${groupName}: ${whole}`];
      });
      const inCatalogue = Object.entries(PLAY_NAMES).map(([code, [bengali, english]]) => [
        code,
        language === 'bn' ? bengali : english,
      ]);
      expect(Object.fromEntries(inCatalogue)).toEqual(Object.fromEntries(onBoard));
    },
  );

  test('numbers are written in the digits of the language', () => {
    expect([inDigits('07', 'bn'), inDigits('1-10', 'bn'), inDigits('A-07', 'en')]).toEqual(['০৭', '১-১০', 'A-07']);
  });
});
