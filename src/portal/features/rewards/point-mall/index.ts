export { PointMall as View } from './point-mall';
export { pointMallFlow as flow } from './point-mall.flow';
