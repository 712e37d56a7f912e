export { gamingLimitsFlow as flow } from './gaming-limits.flow';
export { LimitsParts as View } from './limits-parts';
