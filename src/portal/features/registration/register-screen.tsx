import { Trans } from '@lingui/react/macro';
import { Banner } from '../../parts/banner/banner';
import { useDialogs, useEntrance } from '../../parts/portal/portal-context';
import { Bonus } from './bonus';
import { ChunkFailed } from './chunk-failed';
import { RegisterFlow } from './register-flow';
import { RulesWait } from './rules-wait';
import './register-screen.css';

/** Registration as a page (s2.route.register-html): what the dialog shows, and beside it what a newcomer gets. */
export function RegisterScreen() {
  const dialogs = useDialogs();
  const registration = useEntrance()?.register;
  return (
    <div className="page register-page">
      <section className="card" aria-labelledby="register-heading">
        <h1 id="register-heading">
          <Trans id="register.title">Register</Trans>
        </h1>
        {dialogs?.matches('failed') && <ChunkFailed />}
        {registration ? <RegisterFlow registration={registration} /> : <RulesWait />}
      </section>
      <div className="stack">
        <Banner group="w_register" />
        <Bonus />
      </div>
    </div>
  );
}
