import { useLingui } from '@lingui/react/macro';
import type { Drop } from '../../../../machines/identity/verification/verification.machine';
import type { Slide } from '../../../contract';
import { digits } from '../../../ui/format';
import { SlideTrack } from '../../../ui/slide-track';
import './puzzle.css';

type Props = { slide: Slide; held: boolean; missed: boolean; onDrop: (drop: Drop) => void };

const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
const png = (base64: string) => `data:image/png;base64,${base64}`;

/**
 * Landscape with its hole, the piece over it, and the track that moves the piece. Sizes follow the width of the dialog.
 */
export function SlidePuzzle({ slide, held, missed, onDrop }: Props) {
  const { t, i18n } = useLingui();
  const { width, height, pieceSize, pieceTop } = slide;
  const number = (value: number) => digits(value, i18n.locale);
  const max = width - pieceSize;
  return (
    <SlideTrack
      puzzle={slide.slideId}
      max={max}
      label={t({ id: 'login.puzzle.track', message: 'Move the piece' })}
      valueText={(x) => t({ id: 'login.puzzle.place', message: `${number(x)} of ${number(max)}` })}
      check={t({ id: 'login.puzzle.check', message: 'Check' })}
      held={held}
      onDrop={onDrop}
    >
      {(x) => (
        <div className={missed ? 'puzzle missed' : 'puzzle'} style={{ aspectRatio: `${width} / ${height}` }}>
          <img
            src={png(slide.background)}
            width={width}
            height={height}
            alt={t({ id: 'login.puzzle.picture', message: 'A landscape with a gap in the shape of the piece' })}
          />
          <img
            className="piece"
            src={png(slide.piece)}
            alt=""
            draggable={false}
            style={{ left: share(x, width), top: share(pieceTop, height), width: share(pieceSize, width) }}
          />
        </div>
      )}
    </SlideTrack>
  );
}
