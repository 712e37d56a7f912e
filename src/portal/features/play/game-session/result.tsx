import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Figures } from '../../../../../machines/play/game-session/game-session.machine';
import { money, signedMoney } from '../../../../ui/format';
import './game-session.css';

const MINUTE = 60_000;

type Props = { figures: NonNullable<Figures>; isDemo: boolean };

/**
 * Time since the game was opened, total stake and net result (own.game-session.figures); a demo shows only the time, as
 * its frame counts the points.
 */
export function Result({ figures: { startedAt, at, staked, net }, isDemo }: Props) {
  const { i18n } = useLingui();
  const minutes = Math.max(0, Math.floor((at - startedAt) / MINUTE));
  return (
    <dl className="game-result sm">
      <Figure name={<Trans id="gameSession.time">Time played</Trans>}>
        <Plural id="gameSession.minutes" value={minutes} one="# minute" other="# minutes" />
      </Figure>
      {!isDemo && (
        <>
          <Figure name={<Trans id="gameSession.staked">Total stake</Trans>}>
            <span className="num">{money(staked, i18n.locale)}</span>
          </Figure>
          <Figure name={<Trans id="gameSession.net">Net result</Trans>}>
            <span className="num">{signedMoney(net, i18n.locale)}</span>
          </Figure>
        </>
      )}
    </dl>
  );
}

const Figure = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
