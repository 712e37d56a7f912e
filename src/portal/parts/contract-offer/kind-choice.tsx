import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../ui/button';
import { BackButton } from '../../../ui/form/back-button';
import { kindWords } from '../contracts/kind-words';
import type { OfferRef } from './contract-offer.flow';

/** The kinds of contracts that the upline has (s3.contract-offer.types, own.contract.held). */
export function KindChoice({ offer }: { offer: OfferRef }) {
  const { t } = useLingui();
  const { downline, kinds } = useSelector(offer, ({ context }) => context);
  return (
    <>
      <p>
        <Trans id="contracts.offer.kind">Which contract do you offer {downline}?</Trans>
      </p>
      <div className="form-actions">
        {kinds.map((kind) => (
          <Button key={kind} onClick={() => offer.send({ type: 'kind.selected', kind })}>
            {t(kindWords[kind])}
          </Button>
        ))}
        <BackButton onBack={() => offer.send({ type: 'offer.closed' })} />
      </div>
    </>
  );
}
