import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Art } from '../../../../ui/art';
import { Button } from '../../../../ui/button';
import { digits } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { useRegistersHere, useRegistrationOrigin } from '../../../parts/portal/invitations';
import { useOffered } from '../../../parts/portal/page-modules';
import { useSession } from '../../../parts/portal/portal-context';
import { useMinimumAge, useOpen } from '../../../parts/portal/shell-data';
import './join.css';

/** The agent programme, and the way to apply (s2.route.join). It promises no earnings. */
export function View() {
  const open = useOpen();
  const offered = useOffered();
  const registersHere = useRegistersHere();
  const isHere = useSession()?.hasTag('held');
  return (
    <div className="page join-page">
      <header className="join-head">
        <Art tile="boat" />
        <div className="stack">
          <h1>
            <Trans id="join.title">Join the agent programme</Trans>
          </h1>
          <p>
            <Trans id="join.lead">
              Agents invite people to Maidan and help them find their way. Joining costs nothing.
            </Trans>
          </p>
          {!registersHere && <Elsewhere />}
          {registersHere && !offered('join') && (
            <Note>
              <Trans id="join.closed">We are not taking on new agents at the moment.</Trans>
            </Note>
          )}
          <div className="join-actions">
            {registersHere && offered('affiliate') && (
              <Button look="primary" onClick={() => open('affiliate')}>
                <Trans id="join.apply">Apply to be an agent</Trans>
              </Button>
            )}
            <Link to="/help" search={{ article: 'affiliates' }}>
              <Trans id="join.article">Read the rules in full</Trans>
            </Link>
          </div>
          {!isHere && offered('join') && offered('register') && (
            <p className="sm mute">
              <Trans id="join.account">You need an account: the answer comes as a message there. No account yet?</Trans>{' '}
              <Link to="/register">
                <Trans id="join.register">Register</Trans>
              </Link>
            </p>
          )}
        </div>
      </header>
      <Steps />
      <div className="join-two">
        <Expected />
        <Earnings />
      </div>
    </div>
  );
}

/** Only agents log in to the agents' site, so applications are sent on the members' (`own.invitation.site`). */
function Elsewhere() {
  const origin = useRegistrationOrigin();
  return (
    <Note>
      <Trans id="join.elsewhere">Applications are sent on the players’ site. Agents log in here.</Trans>{' '}
      {origin !== null && (
        <a href={`${origin}/join`}>
          <Trans id="join.toMembersSite">Apply on the players’ site</Trans>
        </a>
      )}
    </Note>
  );
}

const Steps = () => (
  <section className="sec" aria-labelledby="join-steps">
    <h2 id="join-steps">
      <Trans id="join.steps">How it works</Trans>
    </h2>
    <ol className="join-steps">
      <li className="card">
        <h3>
          <Trans id="join.step.apply">You apply</Trans>
        </h3>
        <p className="mute">
          <Trans id="join.step.apply.text">Say where and how you will tell people. Two minutes, no documents.</Trans>
        </p>
      </li>
      <li className="card">
        <h3>
          <Trans id="join.step.review">Someone reads it</Trans>
        </h3>
        <p className="mute">
          <Trans id="join.step.review.text">
            Usually within 3 days. Each step is a message; a no comes with its reason.
          </Trans>
        </p>
      </li>
      <li className="card">
        <h3>
          <Trans id="join.step.code">You get a code</Trans>
        </h3>
        <p className="mute">
          <Trans id="join.step.code.text">
            Whoever registers with your invitation code is your downline. Tell them whose it is.
          </Trans>
        </p>
      </li>
    </ol>
  </section>
);

function Expected() {
  const { i18n } = useLingui();
  const age = digits(useMinimumAge(), i18n.locale);
  return (
    <section className="card join-card" aria-labelledby="join-expected">
      <h2 id="join-expected">
        <Trans id="join.expected">What we expect</Trans>
      </h2>
      <ul>
        <li>
          <Trans id="join.expected.age">Nobody under {age}, and nobody who is taking a break, is invited.</Trans>
        </li>
        <li>
          <Trans id="join.expected.spam">No spam, and never a promise to win.</Trans>
        </li>
        <li>
          <Trans id="join.expected.self">You don’t refer yourself or your household.</Trans>
        </li>
        <li>
          <Trans id="join.expected.codes">You never ask a player for a password or a code.</Trans>
        </li>
      </ul>
    </section>
  );
}

const Earnings = () => (
  <section className="card join-card" aria-labelledby="join-earnings">
    <h2 id="join-earnings">
      <Trans id="join.earnings">What you may earn</Trans>
    </h2>
    <p>
      <Trans id="join.earnings.text">
        A contract that you see whole first says what you are paid. Some months that is little, or nothing.
      </Trans>
    </p>
    <Note>
      <Trans id="join.earnings.note">
        We name no figures here, because nobody can promise them. Don’t give up other work for it.
      </Trans>
    </Note>
  </section>
);
