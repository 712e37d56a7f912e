import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { inDigits } from './format';
import { IconButton } from './icon-button';
import './styles/zoomable.css';

/** Widths of the picture, percent of the frame. */
const WIDTHS = [100, 200, 400];

/** `labels`: of the buttons, and of the frame that scrolls. */
type Props = { src: string; alt: string; labels: { smaller: string; larger: string; frame: string } };

/** A picture that can be enlarged; the frame scrolls, by keyboard, too. */
export function Zoomable({ src, alt, labels }: Props) {
  const { i18n } = useLingui();
  const [step, setStep] = useState(0);
  const width = inDigits(`${WIDTHS[step]}%`, i18n.locale);
  return (
    <div className="zoomable">
      <div className="row">
        <IconButton
          icon="minus"
          label={labels.smaller}
          aria-disabled={step === 0}
          onClick={() => setStep(Math.max(step - 1, 0))}
        />
        <span className="num" aria-live="polite">
          {width}
        </span>
        <IconButton
          icon="plus"
          label={labels.larger}
          aria-disabled={step === WIDTHS.length - 1}
          onClick={() => setStep(Math.min(step + 1, WIDTHS.length - 1))}
        />
      </div>
      <section
        className="zoomable-frame"
        aria-label={labels.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        <img src={src} alt={alt} data-width={WIDTHS[step]} />
      </section>
    </div>
  );
}
