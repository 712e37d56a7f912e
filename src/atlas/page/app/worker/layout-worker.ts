import { displayedPicture } from '../../../fold/displayed';
import { layout } from '../../../layout';
import type { LayoutReply, LayoutRequest } from './messages';

addEventListener('message', async ({ data: { whole, folds } }: MessageEvent<LayoutRequest>) => {
  const reply = (message: LayoutReply) => postMessage(message);
  try {
    const picture = displayedPicture(whole, folds);
    reply({ picture, laid: await layout(picture) });
  } catch (error) {
    reply({ problem: String(error) });
  }
});
