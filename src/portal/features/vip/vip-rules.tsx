import { Plural, Trans } from '@lingui/react/macro';
import type { Vip } from '../../../contract/vip';
import './vip.css';

/** How levels are reckoned, and what their bonuses are tied to. */
export function VipRules({ vip: { levels, windowDays, birthdayAhead, claimDays } }: { vip: Vip }) {
  const times = Math.max(...levels.map(({ bonusTimes }) => bonusTimes));
  return (
    <section className="card vip-rules">
      <h2>
        <Trans id="vip.rules">How it works</Trans>
      </h2>
      <ul>
        <li>
          <Plural
            id="vip.rules.window"
            value={windowDays}
            one="Valid bets and deposits of the last # day count; bonus money and cancelled bets do not."
            other="Valid bets and deposits of the last # days count; bonus money and cancelled bets do not."
          />
        </li>
        <li>
          <Trans id="vip.rules.day">Levels are updated after midnight. You move up at once to the level you reached.</Trans>
        </li>
        <li>
          <Trans id="vip.rules.down">You can only move down at the end of a month, and by one level.</Trans>
        </li>
        <li>
          <Trans id="vip.rules.once">Each level’s bonus is given once, even if you reach the level again.</Trans>
        </li>
        <li>
          <Plural
            id="vip.rules.claim"
            value={claimDays}
            one="A bonus waits for # day in the reward centre."
            other="A bonus waits for # days in the reward centre."
          />{' '}
          <Plural
            id="vip.rules.times"
            value={times}
            one="It must be bet once before you withdraw it."
            other="It must be bet up to # times before you withdraw it."
          />
        </li>
        <li>
          <Plural
            id="vip.rules.birthday"
            value={birthdayAhead}
            one="For a birthday bonus, set your birthday in your profile at least # day ahead. It comes once a year."
            other="For a birthday bonus, set your birthday in your profile at least # days ahead. It comes once a year."
          />
        </li>
        <li>
          <Trans id="vip.rules.care">Never bet to reach a level. You can set limits or take a break at any time.</Trans>
        </li>
      </ul>
    </section>
  );
}
