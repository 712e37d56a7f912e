import { Trans, useLingui } from '@lingui/react/macro';
import type { PointMallPage } from '../../../../../machines/rewards/point-mall/point-mall.machine';
import { GAME_TYPES } from '../../../../contract/play/game-kinds';
import type { PointConfig } from '../../../../contract/rewards/points';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { digits, money, sum } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { useOpenPage } from '../../../parts/portal/shell-data';
import type { PointMallRef, PointMallState } from './point-mall.flow';
import { categoryWords } from './point-words';
import { Visitor } from './visitor';
import './point-mall.css';

type Props = { mall: PointMallRef; state: PointMallState; page: PointMallPage };

/** The player's points, the last action, and the ways to earn them (s3.points.account). */
export function Purse({ mall, state, page: { standing, config } }: Props) {
  const { done } = state.context;
  const openPage = useOpenPage();
  return (
    <section className="card stack">
      {state.matches({ open: { mall: 'confirmation' } }) && (
        <FocusedNote done>
          <Trans id="points.done">Done. The reference number is {done}.</Trans>
        </FocusedNote>
      )}
      {standing ? <PointsStatus mall={mall} state={state} status={standing} /> : <Visitor />}
      {standing && !standing.canPay && (
        <Note tone="gold">
          <Trans id="points.unprotected">You need a payment password to redeem or convert points.</Trans>{' '}
          <Button small onClick={() => openPage('securityCenter')}>
            <Trans id="points.protect">Set one now</Trans>
          </Button>
        </Note>
      )}
      <Rules config={config} />
    </section>
  );
}

type Held = { mall: PointMallRef; state: PointMallState; status: NonNullable<PointMallPage['standing']> };

function PointsStatus({ mall, state, status: { balance } }: Held) {
  const { i18n } = useLingui();
  const held = digits(balance.pointsHeld, i18n.locale);
  const owed = digits(balance.pointsOwed, i18n.locale);
  const is = (place: 'mall' | 'history' | 'changes') => state.matches({ open: place });
  return (
    <div className="point-head">
      <div>
        <p className="sm mute">
          <Trans id="points.current">Your points</Trans>
        </p>
        <p className="point-sum num">{digits(balance.currentPoints, i18n.locale)}</p>
        {balance.pointsHeld > 0 && (
          <p className="sm mute">
            <Trans id="points.held">{held} in process</Trans>
          </p>
        )}
        {balance.pointsOwed > 0 && (
          <p className="sm mute">
            <Trans id="points.owed">{owed} owed for cancelled bets: new points pay them first</Trans>
          </p>
        )}
      </div>
      <div className="form-actions">
        {is('mall') && (
          <Button look="primary" onClick={() => mall.send({ type: 'convert.requested' })}>
            <Trans id="points.convert">Convert points</Trans>
          </Button>
        )}
        {(is('history') || is('changes')) && (
          <Button onClick={() => mall.send({ type: 'mall.requested' })}>
            <Trans id="points.mall">Back to the mall</Trans>
          </Button>
        )}
        {(is('mall') || is('changes')) && (
          <Button onClick={() => mall.send({ type: 'history.requested' })}>
            <Trans id="points.history">Redeem history</Trans>
          </Button>
        )}
        {(is('mall') || is('history')) && (
          <Button onClick={() => mall.send({ type: 'changes.requested' })}>
            <Trans id="points.changes">Points record</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

/** Ways to earn points, and their worth; they never expire (s3.points.never-expire, s9.const.nav-points). */
function Rules({ config: { factors, forValidBets, ratio } }: { config: PointConfig }) {
  const { t, i18n } = useLingui();
  const bets = money(forValidBets, i18n.locale);
  const worth = money('1.00', i18n.locale);
  const many = digits(ratio, i18n.locale);
  return (
    <details className="point-rules">
      <summary>
        <Trans id="points.rules">How points work</Trans>
      </summary>
      <p>
        <Trans id="points.rules.earn">Every {bets} of valid bets earns:</Trans>
      </p>
      <ul className="point-factors">
        {GAME_TYPES.map((type) => (
          <li key={type}>
            {t(categoryWords[type])} <b className="num">{sum((factors[type] / 100).toFixed(2), i18n.locale)}</b>
          </li>
        ))}
      </ul>
      <p>
        <Trans id="points.rules.worth">
          {many} points are {worth}. Points of a cancelled bet are taken back.
        </Trans>
      </p>
      <p>
        <b>
          <Trans id="points.rules.never">Points never expire.</Trans>
        </b>
      </p>
    </details>
  );
}
