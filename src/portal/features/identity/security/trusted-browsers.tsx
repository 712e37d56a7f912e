import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { SessionList } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { country, moment } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';

type Trusted = SessionList['trusted'][number];
type Props = { browsers: Trusted[]; onEnd: (id: string) => void };

/** Browsers that skip the second factor; each can lose its trust (own.security.trusted-browsers). */
export const TrustedBrowsers = ({ browsers, onEnd }: Props) => (
  <section className="stack" aria-labelledby="trusted-title">
    <h4 id="trusted-title">
      <Trans id="security.trusted">Trusted browsers</Trans>
    </h4>
    <p className="mute sm">
      <Trans id="security.trusted.meaning">They are not asked for the second step.</Trans>
    </p>
    <ul className="sec-rows">
      {browsers.map((browser) => (
        <TrustedRow key={browser.id} browser={browser} onEnd={() => onEnd(browser.id)} />
      ))}
    </ul>
  </section>
);

function TrustedRow({ browser, onEnd }: { browser: Trusted; onEnd: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { device, place, lastSeenAt, endsAt, current } = browser;
  const here = current && t({ id: 'security.trusted.current', message: 'This browser' });
  const where = [here, place.country && country(place.country, i18n.locale), place.ip].filter(Boolean).join(' · ');
  const seen = moment(lastSeenAt, i18n.locale);
  const end = moment(endsAt, i18n.locale);
  return (
    <li>
      <Icon name="shield" />
      <div className="grow">
        <b id={id}>{device || t({ id: 'security.device.unknown', message: 'Unknown device' })}</b>
        <span className="mute sm">{where}</span>
        <span className="mute sm">
          <Trans id="security.trusted.times">
            Last login {seen}; trusted until {end}
          </Trans>
        </span>
      </div>
      <Button small onClick={onEnd} aria-describedby={id}>
        <Trans id="security.trusted.end">Stop trusting</Trans>
      </Button>
    </li>
  );
}
