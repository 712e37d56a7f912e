import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { CONTRACT_KINDS } from '../../../contract/agent-contracts';
import { Button } from '../../ui/button';
import { kindWords } from '../contracts/kind-words';
import { BackButton } from '../form/back-button';
import type { OfferRef } from './refs';

/** The four kinds of contracts (s3.contract-offer.types). */
export function KindChoice({ offer }: { offer: OfferRef }) {
  const { t } = useLingui();
  const downline = useSelector(offer, ({ context }) => context.downline);
  return (
    <>
      <p>
        <Trans id="contracts.offer.kind">Which contract do you offer {downline}?</Trans>
      </p>
      <div className="form-ways">
        {CONTRACT_KINDS.map((kind) => (
          <Button key={kind} onClick={() => offer.send({ type: 'kind.chosen', kind })}>
            {t(kindWords[kind])}
          </Button>
        ))}
        <BackButton onBack={() => offer.send({ type: 'offer.left' })} />
      </div>
    </>
  );
}
