import { lazy } from 'react';
import { inChunk } from '../parts/in-chunk';

/** What is only for who is logged in: one chunk, with its words, that a visitor's first page does not have. */
const load = () => inChunk(['session'], () => import('./account-member'));

export const AccountMember = lazy(() => load().then(({ AccountMember }) => ({ default: AccountMember })));
export const RewardCount = lazy(() => load().then(({ RewardCount }) => ({ default: RewardCount })));
export const AlertHost = lazy(() => load().then(({ AlertHost }) => ({ default: AlertHost })));
