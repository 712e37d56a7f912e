import { Trans } from '@lingui/react/macro';
import { Badge } from '../../../ui/badge';

/** Operator who has claimed an item of a queue (own.desk-app.claim). */
export function ClaimBadge({ claim }: { claim: { by: string; isOwn: boolean } | null }) {
  if (!claim)
    return (
      <span className="mute">
        <Trans id="desk.queue.unclaimed">Unclaimed</Trans>
      </span>
    );
  return claim.isOwn ? (
    <Badge tone="field">
      <Trans id="desk.queue.you">You</Trans>
    </Badge>
  ) : (
    <Badge>{claim.by}</Badge>
  );
}
