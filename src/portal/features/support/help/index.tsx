import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { helpCentreMachine } from '../../../../../machines/support/help-centre/help-centre.machine';
import { buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { HelpArticle } from './help-article';
import { HelpList } from './help-list';
import './help.css';

export { helpFlow as flow } from './help.flow';

type HelpRef = ActorRefFrom<typeof helpCentreMachine>;

/** The help centre, with a frame round it or bare (s2.route.help, s2.route.helpmc). */
export const View = ({ content: actor, failed, onRetry }: HostedScreen<HelpRef>) => (
  <div className="page help-page">
    {actor ? <HelpContent actor={actor} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

function HelpContent({ actor }: { actor: HelpRef }) {
  const { outcome, failure } = useSelector(actor, ({ context }) => context);
  if (failure) return <LoadAgain failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} />;
  if (outcome === null) return <Waiting />;
  if (outcome.kind === 'article') return <HelpArticle article={outcome.article} />;
  if (outcome.kind === 'gone') return <Gone />;
  return <HelpList {...outcome} onSearch={(q) => actor.send({ type: 'search.submitted', q })} />;
}

const Gone = () => (
  <Empty page art="owl" title={<Trans id="help.gone">This article is not available</Trans>}>
    <p role="status">
      <Trans id="help.gone.text">It has ended, was removed, or is not for your account.</Trans>
    </p>
    <Link className={buttonClass({ look: 'primary' })} to=".">
      <Trans id="help.all">All help articles</Trans>
    </Link>
  </Empty>
);
