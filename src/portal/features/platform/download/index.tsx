import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import type { ListRef } from '../../../../ui/list/list.flow';
import { ListView } from '../../../../ui/list/list-view';
import { Note } from '../../../../ui/note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { AppCard } from './app-card';
import type { Downloads } from './download.flow';
import './download.css';

export { downloadFlow as flow } from './download.flow';

/** The apps, and how each is installed (s2.route.download, s2.other.download-guides). */
export const View = ({ content: list, failed, onRetry }: HostedScreen<ListRef<Downloads>>) => (
  <div className="page download-page">
    <h1>
      <Trans id="download.title">Get the Maidan app</Trans>
    </h1>
    <p className="mute">
      <Trans id="download.text">
        Maidan runs in any browser. On your phone you can also install it, in one of these ways.
      </Trans>
    </p>
    {list ? <Apps list={list} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

const Apps = ({ list }: { list: ListRef<Downloads> }) => (
  <ListView list={list} empty={<None />}>
    {({ list: apps, installs }) => (
      <>
        {!installs && <PlainHttp />}
        {apps.map((app) => (
          <AppCard key={app.id} app={app} />
        ))}
      </>
    )}
  </ListView>
);

/** Features that a browser restricts to https. */
const PlainHttp = () => (
  <Note tone="gold" icon="warn">
    <p>
      <b>
        <Trans id="download.http">This address is not secure (http).</Trans>
      </b>
    </p>
    <ul className="download-http">
      <li>
        <Trans id="download.http.install">The lite app cannot be installed from here.</Trans>
      </li>
      <li>
        <Trans id="download.http.offline">
          There is no page for when you are offline, and no notice of new versions.
        </Trans>
      </li>
      <li>
        <Trans id="download.http.keys">Passkeys do not work, and no password is remembered.</Trans>
      </li>
    </ul>
    <p>
      <Trans id="download.http.instead">Open Maidan at its https address to have them.</Trans>
    </p>
  </Note>
);

const None = () => (
  <Empty title={<Trans id="download.none">No app to install right now</Trans>}>
    <p role="status">
      <Trans id="download.none.text">Maidan works in your browser as it is.</Trans>
    </p>
    <Link className={buttonClass()} to="/">
      <Trans id="download.home">Back to home</Trans>
    </Link>
  </Empty>
);
