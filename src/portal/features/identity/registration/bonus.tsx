import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { type NewcomerOffer, SETTINGS } from '../../../../contract';
import { mostOf, titleIn } from '../../../../contract/rewards/offers';
import { Badge } from '../../../../ui/badge';
import { digits, money } from '../../../../ui/format';
import type { RegistrationRef } from './registration.flow';
import './bonus.css';

const { amount, currency } = SETTINGS.registerTitleAmount;
const NONE: readonly NewcomerOffer[] = [];

type Props = { registration: RegistrationRef | null | undefined; minimumAge: number };

/**
 * The bonus beside the form, where a newcomer can choose one: without a running offer nothing is claimed
 * (s1.claim.marketing).
 */
export function NewcomerBonus({ registration, minimumAge }: Props) {
  const bonuses = useSelector(registration ?? undefined, (state) =>
    state && !state.matches('closed') ? (state.context.offer?.rules.bonuses ?? NONE) : NONE,
  );
  return bonuses.length > 0 && <Bonus minimumAge={minimumAge} bonuses={bonuses} />;
}

/** Largest amount of an offer; the gateway limits the Zalo campaign. */
const Reward = ({ most }: { most: string }) => <Trans id="register.bonus.upTo">A reward of up to {most}</Trans>;

/**
 * Benefits and terms of a newcomer's bonus, with each offer that runs (s1.claim.marketing,
 * s9.const.register-title-amount, s9.const.zalo-reward).
 */
export function Bonus({ minimumAge, bonuses }: { minimumAge: number; bonuses: readonly NewcomerOffer[] }) {
  const { i18n } = useLingui();
  const sum = `${currency} ${digits(amount, i18n.locale)}`;
  const age = digits(minimumAge, i18n.locale);
  return (
    <aside className="card pitch bonus" aria-labelledby="bonus-title">
      <div className="par" />
      <div className="bonus-text">
        <Badge tone="gold">
          <Trans id="register.bonus.badge">New member</Trans>
        </Badge>
        <h2 id="bonus-title">
          <Trans id="register.bonus.title">A bonus after you register, for example {sum}</Trans>
        </h2>
        <dl>
          <div>
            <dt>
              <Trans id="register.bonus.often">How often</Trans>
            </dt>
            <dd>
              <Trans id="register.bonus.once">Once per person</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans id="register.bonus.who">Who can have it</Trans>
            </dt>
            <dd>
              <Trans id="register.bonus.age">Anyone aged {age} or over</Trans>
            </dd>
          </div>
          <div>
            <dt>
              <Trans id="register.bonus.refuse">If you don’t want it</Trans>
            </dt>
            <dd>
              <Trans id="register.bonus.leave">You can decline it</Trans>
            </dd>
          </div>
          {bonuses.map((bonus) => (
            <div key={bonus.code}>
              <dt>{titleIn(bonus, i18n.locale)}</dt>
              <dd>
                <Reward most={money(mostOf(bonus.terms), i18n.locale)} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mute">
          <Trans id="register.bonus.terms">You see all of its terms before you accept. Nothing is hidden.</Trans>
        </p>
      </div>
    </aside>
  );
}
