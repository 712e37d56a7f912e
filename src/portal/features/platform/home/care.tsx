import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon';
import type { IconName } from '../../../../ui/icon-name';
import './home.css';

const Pledge = ({ icon, title, children }: { icon: IconName; title: ReactNode; children: ReactNode }) => (
  <li>
    <Icon name={icon} />
    <div>
      <h3>{title}</h3>
      <p className="sm mute">{children}</p>
    </div>
  </li>
);

/** Our promises of responsible gaming. */
export const Care = () => (
  <section className="sec card care" aria-labelledby="care">
    <h2 id="care">
      <Trans id="home.care.title">Let play stay play</Trans>
    </h2>
    <ul>
      <Pledge icon="shield" title={<Trans id="home.care.limit">A daily limit</Trans>}>
        <Trans id="home.care.limitText">You decide how much and how long. A lower limit applies at once.</Trans>
      </Pledge>
      <Pledge icon="pause" title={<Trans id="home.care.break">Take a break</Trans>}>
        <Trans id="home.care.breakText">From 24 hours to 6 weeks. We send you no promotions meanwhile.</Trans>
      </Pledge>
      <Pledge icon="headset" title={<Trans id="home.care.talk">Someone to talk to</Trans>}>
        <Trans id="home.care.talkText">If play starts to weigh on you, write to us at any time, in confidence.</Trans>
      </Pledge>
    </ul>
  </section>
);
