import { useSelector } from '@xstate/react';
import type { CentreRef } from '../../parts/form/refs';
import { Skeleton } from '../../ui/skeleton';
import { PersonalLoss } from './personal-loss';

/** Personal loss (s2.member-centre.personal-loss); the way to limits of one's own is beside it. */
export function LossPage({ centre }: { centre: CentreRef }) {
  const loss = useSelector(centre, ({ children }) => children.personalLoss);
  return loss ? (
    <PersonalLoss actor={loss} onLimits={() => centre.send({ type: 'page.chosen', page: 'limits' })} />
  ) : (
    <Skeleton shape="card" />
  );
}
