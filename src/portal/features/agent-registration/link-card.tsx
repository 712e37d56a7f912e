import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamLink } from '../../../contract/team';
import { rateOf } from '../../parts/contracts/rate-of';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy-button';
import { Facts } from '../../ui/facts';
import { digits, wholeDay } from '../../ui/format';
import { QrCode } from '../../ui/qr-code';
import { kindWords } from './kind-words';
import { RATE_NAMES, rateWords } from './rate-names';
import './agent-registration.css';

type Props = { link: TeamLink; address: string; onClose: () => void };

/** A link: what it is for, as what people join by it, how many have, and the ways to pass it on. */
export function LinkCard({ link: { code, kind, note, rates, madeAt, joined }, address, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [day, count] = [wholeDay(madeAt, i18n.locale), digits(joined, i18n.locale)];
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
      <Rates rates={rates} />
      <p className="mono sm link-address">{address}</p>
      <div className="row links-ways">
        <CopyButton small look="primary" text={address}>
          <Trans id="agentLinks.copy">Copy the link</Trans>
        </CopyButton>
        <CopyButton small text={code}>
          <Trans id="agentLinks.copyCode">Copy the code</Trans>
        </CopyButton>
        <Button small look="quiet" onClick={onClose}>
          <Trans id="agentLinks.close">Close the link</Trans>
        </Button>
      </div>
      <details>
        <summary>
          <Trans id="agentLinks.qr">QR code</Trans>
        </summary>
        <QrCode text={address} label={t({ id: 'agentLinks.qr.label', message: 'QR code of the link; its address is above' })} />
      </details>
    </article>
  );
}

/** What an agent who joins by it is offered at most. */
function Rates({ rates }: Pick<TeamLink, 'rates'>) {
  const { t, i18n } = useLingui();
  const named = RATE_NAMES.flatMap((name) => {
    const rate = rates[name];
    return rate === undefined ? [] : [{ key: name, name: t(rateWords[name]), value: rateOf(rate, i18n.locale) }];
  });
  return named.length > 0 && <Facts facts={named} />;
}
