import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button';
import { digits } from '../../../ui/format';
import { ProgressBar } from '../../../ui/progress-bar';
import './upload.css';

type Props = { name: string; percent: number; onStop: () => void };

/** Upload progress of a picture, with a button to cancel it. */
export function Uploading({ name, percent, onStop }: Props) {
  const { t, i18n } = useLingui();
  const done = digits(percent, i18n.locale);
  return (
    <div className="uploading">
      <div className="grow">
        <p className="sm">{name}</p>
        <ProgressBar
          max={100}
          value={percent}
          aria-label={t({ id: 'upload.sending', message: 'Uploading the picture…' })}
        />
      </div>
      <span className="num sm mute">{done}%</span>
      <Button small onClick={onStop}>
        <Trans id="upload.stop">Stop</Trans>
      </Button>
    </div>
  );
}
