import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Leaderboard } from '../../../../contract/rewards/activities';
import { Button } from '../../../../ui/button';
import { digits, money } from '../../../../ui/format';
import type { RankingRef } from './ranking.flow';
import './ranking.css';

type Props = { ranking: RankingRef; own: NonNullable<Leaderboard['own']>; isFinal: boolean };

/** The player's own rank, and whether it is visible (own.ranking.hidden). */
export function Own({ ranking, own: { rank, turnover, isHidden }, isFinal }: Props) {
  const { i18n } = useLingui();
  const busy = useSelector(ranking, (state) => state.hasTag('busy'));
  const place = rank === null ? null : digits(rank, i18n.locale);
  const amount = money(turnover, i18n.locale);
  return (
    <section className="card ranking-own">
      <div>
        <p>
          <b>
            {place === null ? (
              isHidden ? (
                <Trans id="ranking.hidden">You are hidden</Trans>
              ) : (
                <Trans id="ranking.noPlace">You have no place yet</Trans>
              )
            ) : (
              <Trans id="ranking.place">You are number {place}</Trans>
            )}
          </b>
        </p>
        <p className="sm mute">
          <Trans id="ranking.yours">Your turnover: {amount}</Trans>
        </p>
        {!isFinal && (
          <p className="xs mute">
            <Trans id="ranking.hide.text">Who is hidden has no place and wins no prize here.</Trans>
          </p>
        )}
      </div>
      {!isFinal && (
        <Button busy={busy} onClick={() => ranking.send({ type: 'hiding.selected', isHidden: !isHidden })}>
          {isHidden ? <Trans id="ranking.show">Show me</Trans> : <Trans id="ranking.hide">Hide me</Trans>}
        </Button>
      )}
    </section>
  );
}
