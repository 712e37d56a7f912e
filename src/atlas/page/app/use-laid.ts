import { useEffect, useState } from 'react';
import type { Laid } from '../../layout';
import type { Picture } from '../../picture';
import type { Whole } from './changes';
import { foldedPicture } from './fold';

/** A chart as it is shown: `picture` is what is left of the `whole` without what is folded away. */
export type Shown = { whole: Picture; picture: Picture; laid: Laid };

/** Lays a chart out anew whenever it is read otherwise, or other states of it are folded; as it is drawn first, it was laid out ahead. */
export function useLaid({ picture, ahead }: Whole, folded: readonly string[]): Shown {
  const [shown, setShown] = useState<Shown>({ whole: ahead.picture, ...ahead });
  useEffect(() => {
    let isWanted = true;
    const lay = async () => {
      if (folded.length === 0 && picture === ahead.picture) return { whole: picture, ...ahead };
      const { layout } = await import('../../layout');
      const less = foldedPicture(picture, folded);
      return { whole: picture, picture: less, laid: await layout(less) };
    };
    lay().then((next) => {
      if (isWanted) setShown(next);
    });
    return () => {
      isWanted = false;
    };
  }, [picture, ahead, folded]);
  return shown;
}
