import { Trans } from '@lingui/react/macro';
import { Banner } from '../../../parts/banner/banner';
import { ChunkNote } from '../../../parts/chunk-note';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { useOffered } from '../../../parts/portal/page-modules';
import { useMinimumAge } from '../../../parts/portal/shell-data';
import { NewcomerBonus } from './bonus';
import { RegisterFlow } from './register-flow';
import type { RegistrationRef } from './registration.flow';
import { RulesWait } from './rules-wait';
import './register-screen.css';

/** Registration as a page (s2.route.register-html): the dialog's content, and beside it the newcomer's offers. */
export function View({ content: registration, failed, onRetry }: HostedScreen<RegistrationRef>) {
  const offered = useOffered()('register');
  const minimumAge = useMinimumAge();
  return (
    <div className="page register-page">
      <section className="card" aria-labelledby="register-heading">
        <h1 id="register-heading">
          <Trans id="register.title">Register</Trans>
        </h1>
        {failed && (
          <ChunkNote again={<Trans id="register.chunkFailed.retry">Load it again</Trans>} onRetry={onRetry}>
            <Trans id="register.chunkFailed">Registration did not load. Check your network and try again.</Trans>
          </ChunkNote>
        )}
        {registration ? <RegisterFlow registration={registration} /> : <RulesWait />}
      </section>
      <div className="stack">
        {offered && <Banner group="w_register" />}
        <NewcomerBonus registration={registration} minimumAge={minimumAge} />
      </div>
    </div>
  );
}
