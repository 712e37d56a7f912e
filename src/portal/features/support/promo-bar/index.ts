export { PromoBar } from './promo-bar';
export { promoBarFlow } from './promo-bar.flow';
