import { bonus, reward } from '../../../machines/samples';

const page = { pageNum: 1, totalPages: 1, total: 1 };
export const rewardPage = { ...page, list: [reward] };
export const bonusPage = { ...page, list: [bonus] };
