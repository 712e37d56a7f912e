export { promotionsFlow as flow } from './promotions.flow';
export { PromotionsPage as View } from './promotions-page';
