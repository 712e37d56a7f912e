export { vipFlow as flow } from './vip.flow';
export { VipScreen as View } from './vip-screen';
