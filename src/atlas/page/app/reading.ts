import type { Picture } from '../../picture';
import type { AnyWords } from '../../types';

/** A chart for who reads Bengali: what its descriptions say in English, its words say. Names stay, as the chart knows itself by them. */
export const inBengali = (picture: Picture, words: AnyWords): Picture => ({
  ...picture,
  states: picture.states.map((state) => {
    const told = words.states[state.path]?.bn;
    return told === undefined ? state : { ...state, description: told };
  }),
});
