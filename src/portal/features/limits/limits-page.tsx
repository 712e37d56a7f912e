import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { LimitsParts } from './limits-parts';

/** Limits and breaks: what a player sets against too much (own.limits.overview). */
export function LimitsPage({ centre }: { centre: CentreRef }) {
  const limits = useSelector(centre, ({ children }) => children.gamingLimits);
  return limits ? <LimitsParts limits={limits} /> : <Skeleton shape="card" />;
}
