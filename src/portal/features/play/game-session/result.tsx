import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Figures } from '../../../../../machines/play/game-session/game-session.machine';
import { signedMoney } from '../../../../ui/format';
import './game-session.css';

const MINUTE = 60_000;

/** How long it is played, and what came of it so far (own.game-session.figures). */
export function Result({ figures: { startedAt, at, net } }: { figures: NonNullable<Figures> }) {
  const { i18n } = useLingui();
  const minutes = Math.max(0, Math.floor((at - startedAt) / MINUTE));
  return (
    <dl className="game-result sm">
      <div>
        <dt>
          <Trans id="gameSession.time">Time played</Trans>
        </dt>
        <dd>
          <Plural id="gameSession.minutes" value={minutes} one="# minute" other="# minutes" />
        </dd>
      </div>
      <div>
        <dt>
          <Trans id="gameSession.net">Net result</Trans>
        </dt>
        <dd className="num">{signedMoney(net, i18n.locale)}</dd>
      </div>
    </dl>
  );
}
