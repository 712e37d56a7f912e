import { useLingui } from '@lingui/react/macro';
import type { Offer, OfferTag } from '../../../../contract';
import { Badge } from '../../../../ui/badge';
import { offerStatusWords, tagTones, tagWords } from './promotion-words';
import './promotions.css';

/** s3.promotion.tags. */
export function TagBadges({ tags }: { tags: readonly OfferTag[] }) {
  const { i18n } = useLingui();
  if (tags.length === 0) return null;
  return (
    <p className="promo-badges">
      {tags.map((tag) => (
        <Badge key={tag} tone={tagTones[tag]}>
          {i18n._(tagWords[tag])}
        </Badge>
      ))}
    </p>
  );
}

/** Only promotions that were taken have a label. */
export function OfferStatusBadge({ standing }: Pick<Offer, 'standing'>) {
  const { i18n } = useLingui();
  if (standing === 'visitor' || standing === 'open') return null;
  return <p className="sm mute">{i18n._(offerStatusWords[standing])}</p>;
}
