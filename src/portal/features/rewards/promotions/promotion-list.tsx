import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PromotionPage } from '../../../../../machines/rewards/promotions/promotions.machine';
import type { Offer, OfferCategory, OfferTag } from '../../../../contract';
import { OFFER_TAGS } from '../../../../contract/rewards/offers';
import { Art } from '../../../../ui/art';
import { Empty } from '../../../../ui/empty';
import { useSummary } from '../../../parts/terms/terms';
import { categoryArt, categoryWords, tagWords } from './promotion-words';
import { OfferStatusBadge, TagBadges } from './tags';
import './promotions.css';

type Chosen = { category: OfferCategory; tag: OfferTag | '' };
type Props = Chosen & { page: PromotionPage };

const CATEGORIES = Object.keys(categoryWords) as OfferCategory[];
/** Address of a category and a tag; "all" is not named. */
const namedBy = ({ category, tag }: Chosen) => ({
  ...(category !== 'all' && { kind: category }),
  ...(tag && { type: tag }),
});

/**
 * The categories that have promotions, the tags, and what fits both; what is chosen is in the address
 * (s2.other.promotions-filters, own.promotions.address, own.promotions.categories).
 */
export function PromotionList({ page, category, tag }: Props) {
  const { t, i18n } = useLingui();
  return (
    <>
      <header>
        <h1>
          <Trans id="promotions.title">Promotions</Trans>
        </h1>
        <p className="mute">
          <Trans id="promotions.lead">All terms are shown before you choose. You can always do without.</Trans>
        </p>
      </header>
      <nav className="promo-filters" aria-label={t({ id: 'promotions.categories', message: 'Categories' })}>
        {CATEGORIES.filter(
          (candidate) => candidate === 'all' || candidate === category || page.categories.includes(candidate),
        ).map((candidate) => (
          <Link
            key={candidate}
            to="."
            search={namedBy({ category: candidate, tag })}
            aria-current={candidate === category ? 'true' : undefined}
            activeProps={{}}
          >
            {i18n._(categoryWords[candidate])}
          </Link>
        ))}
      </nav>
      <nav className="promo-filters" aria-label={t({ id: 'promotions.tags', message: 'Tags' })}>
        {OFFER_TAGS.map((offerTag) => (
          <Link
            key={offerTag}
            to="."
            search={namedBy({ category, tag: offerTag === tag ? '' : offerTag })}
            aria-current={offerTag === tag ? 'true' : undefined}
            activeProps={{}}
          >
            {i18n._(tagWords[offerTag])}
          </Link>
        ))}
      </nav>
      {page.list.length === 0 ? (
        <Empty title={<Trans id="promotions.none">No promotions here right now</Trans>}>
          <p role="status">
            <Trans id="promotions.none.text">Try another category or tag.</Trans>
          </p>
        </Empty>
      ) : (
        <ul className="promo-cards">
          {page.list.map((promotion) => (
            <li key={promotion.code}>
              <Card promotion={promotion} chosen={{ category, tag }} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Card({ promotion, chosen }: { promotion: Offer; chosen: Chosen }) {
  const { what, how } = useSummary(promotion.terms);
  return (
    <article className="card promo-card">
      <Art tile={categoryArt[promotion.category]} />
      <div className="promo-card-text">
        <TagBadges tags={promotion.tags} />
        <h2>
          <Link to="/promoDetail" search={{ ...namedBy(chosen), id: promotion.code }}>
            {promotion.title}
          </Link>
        </h2>
        <p className="promo-what">{what}</p>
        <p className="sm mute">{how}</p>
        <OfferStatusBadge standing={promotion.standing} />
      </div>
    </article>
  );
}
