import { Trans, useLingui } from '@lingui/react/macro';
import type { PointMallPage } from '../../../../../machines/rewards/point-mall/point-mall.machine';
import type { PointGood } from '../../../../contract/rewards/points';
import { Art } from '../../../../ui/art';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { digits, money } from '../../../../ui/format';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListPager } from '../../../../ui/list/list-pager';
import type { PointMallRef } from './point-mall.flow';
import { deliveryWords } from './point-words';
import './point-mall.css';

type Props = { mall: PointMallRef; list: ListRef<PointMallPage>; page: PointMallPage };

/** Items for points (s3.points.goods). */
export const Goods = ({ mall, list, page }: Props) => (
  <section className="sec stack" aria-labelledby="point-goods">
    <h2 id="point-goods">
      <Trans id="points.goods">What you can redeem</Trans>
    </h2>
    {page.list.length === 0 && (
      <Empty title={<Trans id="points.none">Nothing to redeem right now</Trans>}>
        <p role="status">
          <Trans id="points.none.text">Your points are kept, and new items will come.</Trans>
        </p>
      </Empty>
    )}
    <ul className="good-list">
      {page.list.map((good) => (
        <Good key={good.code} mall={mall} good={good} page={page} />
      ))}
    </ul>
    <ListPager list={list} page={page} />
  </section>
);

function Good({
  mall,
  good,
  page: { standing, config },
}: {
  mall: PointMallRef;
  good: PointGood;
  page: PointMallPage;
}) {
  const { t, i18n } = useLingui();
  const { title, text, points, amount, quantity, available, delivery, picture, code } = good;
  const number = (of: number) => digits(of, i18n.locale);
  const validBets = money(amount, i18n.locale);
  const days = number(config.playedDays);
  const left = number(available);
  const all = number(quantity);
  const lacking = standing ? points - standing.balance.currentPoints : 0;
  const more = number(lacking);
  return (
    <li className="card good-card">
      <Art tile={picture} />
      <div className="good-words">
        <h3 id={`good-${code}`}>{title}</h3>
        <p className="sm mute">{text}</p>
        <p className="good-price num">
          <Trans id="points.price">{number(points)} points</Trans>
        </p>
        {amount !== '0.00' && (
          <p className="sm">
            <Trans id="points.played">
              Asks for {validBets} of valid bets in the last {days} days
            </Trans>
          </p>
        )}
        {delivery !== null && <p className="sm">{t(deliveryWords[delivery])}</p>}
        <p className="sm mute">
          {available > 0 ? (
            <Trans id="points.left">
              {left} of {all} left
            </Trans>
          ) : (
            <Badge>{t({ id: 'points.gone', message: 'None left' })}</Badge>
          )}
        </p>
      </div>
      {standing && lacking > 0 && available > 0 && (
        <p className="sm mute good-way">
          <Trans id="points.lacking">{more} points to go</Trans>
        </p>
      )}
      {standing && lacking <= 0 && available > 0 && (
        <Button
          look="primary"
          aria-describedby={`good-${code}`}
          onClick={() => mall.send({ type: 'redeem.requested', good: code, delivery })}
        >
          {delivery === 'message' ? (
            <Trans id="points.redeem.message">Get it as a message</Trans>
          ) : (
            <Trans id="points.redeem">Redeem</Trans>
          )}
        </Button>
      )}
    </li>
  );
}
