import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VipOwn } from '../../../../contract/rewards/vip';
import { dayOfYear, digits } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import { Note } from '../../../../ui/note';
import { RankHistory } from './rank-history';
import { Reached } from './reached';
import './vip.css';

/** The player's level, and the remaining requirements of the next one. During a break only the level. */
export function OwnLevel({ own, days }: { own: VipOwn; days: number }) {
  const { i18n } = useLingui();
  const since = own.since && dayOfYear(own.since, i18n.locale);
  return (
    <section className="card vip-own">
      <div className="vip-rank">
        <Icon name="crown" />
        <div>
          <p className="mute sm">
            <Trans id="vip.yours">Your level</Trans>
          </p>
          <h2>{own.level > 0 ? own.name : <Trans id="vip.none">No level yet</Trans>}</h2>
          {own.level > 0 && (
            <p className="mute sm">
              VIP {digits(own.level, i18n.locale)}
              {since && (
                <>
                  {' · '}
                  <Trans id="vip.since">since {since}</Trans>
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {own.barred ? (
        <Note>
          <Trans id="vip.barred">VIP benefits are not shown at the moment. Your level stays recorded.</Trans>
        </Note>
      ) : (
        <Towards own={own} days={days} />
      )}
      {own.history.length > 0 && <RankHistory history={own.history} />}
    </section>
  );
}

function Towards({ own: { next, waits, validBet, deposits }, days }: { own: VipOwn; days: number }) {
  return (
    <>
      {waits && (
        <Note tone="gold">
          <Trans id="vip.waits">
            You have reached a higher level. We check first that it suits you; you need not do anything.
          </Trans>
        </Note>
      )}
      {next ? (
        <div className="vip-towards">
          <h3>
            <NextLevel name={next.name} />
          </h3>
          <p className="mute sm">
            <Trans id="vip.window">
              Counted over the last <Plural value={days} one="# day" other="# days" />
            </Trans>
          </p>
          <Reached of="bets" made={validBet} needed={next.validBet} />
          <Reached of="deposits" made={deposits} needed={next.deposits} />
        </div>
      ) : (
        <p>
          <Trans id="vip.highest">This is the highest level.</Trans>
        </p>
      )}
    </>
  );
}

const NextLevel = ({ name }: { name: string }) => <Trans id="vip.next">Next level: {name}</Trans>;
