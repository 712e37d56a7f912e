import { Trans } from '@lingui/react/macro';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';

/** The worker's page without a network (own.app.offline); its link requests the same address again. */
export const Offline = () => (
  <main className="page">
    <Empty page art="boat" title={<Trans id="offline.title">You are offline</Trans>}>
      <p>
        <Trans id="offline.text">
          Maidan needs the internet. Your balance and bets are safe. Check your connection and try again.
        </Trans>
      </p>
      <a className={buttonClass({ look: 'primary' })} href="?">
        <Trans id="offline.retry">Try again</Trans>
      </a>
    </Empty>
  </main>
);
