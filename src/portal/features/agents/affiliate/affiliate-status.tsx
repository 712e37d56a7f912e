import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AffiliateStatus } from '../../../../contract/agents/affiliate-endpoints';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { Facts } from '../../../../ui/facts';
import { FocusedNote } from '../../../../ui/focused-note';
import { dayOfYear } from '../../../../ui/format';
import type { AffiliateRef } from './affiliate-application.flow';

type Application = NonNullable<AffiliateStatus['application']>;
type Props = { affiliate: AffiliateRef; application: Application };

/** The application is received or in review. */
export const Pending = ({ affiliate, application, application: { number } }: Props) => (
  <div className="stack">
    <FocusedNote done>
      {application.state === 'inReview' ? (
        <Trans id="affiliate.inReview">Application {number} is in review. The answer will be in your messages.</Trans>
      ) : (
        <Trans id="affiliate.received">
          Application {number} has arrived. We usually look at it within 3 days; the answer will be in your messages.
        </Trans>
      )}
    </FocusedNote>
    <Sent application={application} />
    <Ways affiliate={affiliate}>
      <Button onClick={() => affiliate.send({ type: 'refresh.requested' })}>
        <Trans id="affiliate.refresh">Check again</Trans>
      </Button>
    </Ways>
  </div>
);

/** Rejection with its reason. */
export const Rejected = ({ affiliate, application, application: { number } }: Props) => (
  <div className="stack">
    <FocusedNote>
      <Trans id="affiliate.rejected">Application {number} was rejected.</Trans> {application.reason}
    </FocusedNote>
    <Sent application={application} />
    <Ways affiliate={affiliate}>
      <Button look="primary" onClick={() => affiliate.send({ type: 'again.requested' })}>
        <Trans id="affiliate.again">Apply again</Trans>
      </Button>
    </Ways>
  </div>
);

/** An agent: the code that newcomers register with. */
export const Agent = ({ affiliate, code }: { affiliate: AffiliateRef; code: string | null }) => (
  <div className="stack">
    <FocusedNote done>
      <Trans id="affiliate.agent">You are in the agent programme.</Trans>
    </FocusedNote>
    {code && (
      <>
        <Facts
          facts={[
            {
              key: 'code',
              name: <Trans id="affiliate.code">Invitation code</Trans>,
              value: <b className="num">{code}</b>,
            },
          ]}
        />
        <p className="sm mute">
          <Trans id="affiliate.code.text">
            Whoever registers with this code is your downline. Tell them whose it is.
          </Trans>
        </p>
      </>
    )}
    <Ways affiliate={affiliate}>
      {code && (
        <CopyButton look="primary" text={code}>
          <Trans id="affiliate.code.copy">Copy the code</Trans>
        </CopyButton>
      )}
    </Ways>
  </div>
);

function Sent({ application: { date } }: { application: Application }) {
  const { i18n } = useLingui();
  const value = <time dateTime={date}>{dayOfYear(date, i18n.locale)}</time>;
  return <Facts facts={[{ key: 'date', name: <Trans id="affiliate.date">Sent on</Trans>, value }]} />;
}

const Ways = ({ affiliate, children }: { affiliate: AffiliateRef; children: ReactNode }) => (
  <div className="form-actions">
    {children}
    <Button look="quiet" onClick={() => affiliate.send({ type: 'messages.requested' })}>
      <Trans id="affiliate.toMessages">To my messages</Trans>
    </Button>
  </div>
);
