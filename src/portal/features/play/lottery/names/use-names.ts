import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { inDigits } from '../../../../../ui/format';
import { lotteryOf } from '../pricing';
import { choiceWords, fieldWords, placeWords } from './board-words';
import { lotteryWords } from './lottery-words';
import { groups, words } from './play-words';
import { type Group, plays } from './plays';

/** Names of lotteries, plays, fields and choices (own.lottery.plays). */
export function useNames() {
  const { t, i18n } = useLingui();
  const group = (of: Group) => i18n._(groups[of]);
  return {
    group,
    draws: (count: number) =>
      t({ id: 'lottery.chase.draws', message: plural(count, { one: '# draw', other: '# draws' }) }),
    lottery(code: string) {
      const known = lotteryOf(code);
      return known ? i18n._(lotteryWords[known.code]) : code;
    },
    play(code: string) {
      const named = plays[code];
      return named ? i18n._(words[named.word].id, { n: inDigits(`${named.n ?? ''}`, i18n.locale) }) : code;
    },
    field(name: string) {
      const [, place] = /^place-(\d+)$/.exec(name) ?? [];
      if (place) return i18n._(placeWords.id, { n: inDigits(place, i18n.locale) });
      const word = fieldWords[name];
      return word ? i18n._(word) : name;
    },
    choice(choice: string) {
      const word = choiceWords[choice];
      return word ? i18n._(word) : inDigits(choice, i18n.locale);
    },
  };
}
