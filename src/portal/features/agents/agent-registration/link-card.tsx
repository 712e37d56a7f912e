import { Trans, useLingui } from '@lingui/react/macro';
import type { RateName, TeamLink } from '../../../../contract/agents/team';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { Facts } from '../../../../ui/facts';
import { digits, wholeDay } from '../../../../ui/format';
import { QrCode } from '../../../../ui/qr-code';
import { rateOf } from '../../../parts/contracts/rate-of';
import { kindWords, rateWords } from './link-words';
import './agent-registration.css';

/**
 * `offered`: rates of kinds that the agent can offer now. `address`: null where no link can be offered
 * (`own.invitation.site`).
 */
type Props = { link: TeamLink; offered: readonly RateName[]; address: string | null; onClose: () => void };

/** A link: its note, the type of account it creates, its registrations, and ways to share it. */
export function LinkCard({ link: { code, kind, note, rates, madeAt, joined }, offered, address, onClose }: Props) {
  const { t, i18n } = useLingui();
  const day = wholeDay(madeAt, i18n.locale);
  const count = digits(joined, i18n.locale);
  return (
    <article className="card stack" aria-labelledby={`link-${code}`}>
      <div className="row">
        <h4 id={`link-${code}`} className="grow">
          {note || <span className="mono">{code}</span>}
        </h4>
        <Badge tone={kind === 'agent' ? 'river' : 'plain'}>{t(kindWords[kind])}</Badge>
      </div>
      <p className="sm mute">
        <Trans id="agentLinks.facts">
          Made on {day}. Joined: {count}.
        </Trans>
      </p>
      <Rates rates={rates} offered={offered} />
      {address !== null && <p className="mono sm link-address">{address}</p>}
      <div className="row links-actions">
        {address !== null && (
          <CopyButton small look="primary" text={address}>
            <Trans id="agentLinks.copy">Copy the link</Trans>
          </CopyButton>
        )}
        <CopyButton small text={code}>
          <Trans id="agentLinks.copyCode">Copy the code</Trans>
        </CopyButton>
        <Button small look="quiet" onClick={onClose}>
          <Trans id="agentLinks.close">Close the link</Trans>
        </Button>
      </div>
      {address !== null && (
        <details>
          <summary>
            <Trans id="agentLinks.qr">QR code</Trans>
          </summary>
          <QrCode
            text={address}
            label={t({ id: 'agentLinks.qr.label', message: 'QR code of the link; its address is above' })}
          />
        </details>
      )}
    </article>
  );
}

/** Largest rates that are offered to an agent who joins by the link. */
function Rates({ rates, offered }: Pick<TeamLink, 'rates'> & Pick<Props, 'offered'>) {
  const { t, i18n } = useLingui();
  const named = offered.flatMap((name) => {
    const rate = rates[name];
    return rate === undefined ? [] : [{ key: name, name: t(rateWords[name]), value: rateOf(rate, i18n.locale) }];
  });
  return named.length > 0 && <Facts facts={named} />;
}
