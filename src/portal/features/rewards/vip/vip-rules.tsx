import { Plural, Trans } from '@lingui/react/macro';
import type { Vip } from '../../../../contract/rewards/vip';
import './vip.css';

/** Rules of levels, and conditions of their bonuses. */
export function VipRules({ vip: { levels, windowDays, birthdayAhead, claimDays } }: { vip: Vip }) {
  const times = Math.max(...levels.map(({ bonusTimes }) => bonusTimes));
  return (
    <section className="card vip-rules">
      <h2>
        <Trans id="vip.rules">How it works</Trans>
      </h2>
      <ul>
        <li>
          <Trans id="vip.rules.window">
            Valid bets and deposits of the last <Plural value={windowDays} one="# day" other="# days" /> count. Bets
            from bonuses and cancelled bets do not.
          </Trans>
        </li>
        <li>
          <Trans id="vip.rules.day">
            Levels are updated after midnight. You move up at once to the level you reached.
          </Trans>
        </li>
        <li>
          <Trans id="vip.rules.down">You can only move down at the end of a month, and by one level.</Trans>
        </li>
        <li>
          <Trans id="vip.rules.once">Each level’s bonus is given once, even if you reach the level again.</Trans>
        </li>
        <li>
          <Trans id="vip.rules.claim">
            A bonus waits for <Plural value={claimDays} one="# day" other="# days" /> in the reward centre. It must be
            bet <Plural value={times} one="# time" other="# times" /> before you withdraw it.
          </Trans>
        </li>
        <li>
          <Trans id="vip.rules.birthday">
            For a birthday bonus, set your birthday in your profile at least{' '}
            <Plural value={birthdayAhead} one="# day" other="# days" /> ahead. It comes once a year.
          </Trans>
        </li>
        <li>
          <Trans id="vip.rules.care">Never bet to reach a level. You can set limits or take a break at any time.</Trans>
        </li>
      </ul>
    </section>
  );
}
