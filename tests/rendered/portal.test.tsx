import { portalDriver } from '../drivers/portal.driver';
import { neighbours, poses } from './support/neighbours';
import type { RenderedPage } from './support/page';
import { type Pose, pose } from './support/stand-ins';
import { tour } from './support/tour';

/** Where a neighbour must stand for what a view sends to the root. */
const still = { systemStatus: poses.open, session: poses.visitor, dialogs: poses.closed };
const scenes: Record<string, [child: keyof typeof still, to: Pose]> = {
  'logout.requested': ['session', poses.member],
  'leave.requested': ['dialogs', poses.centre],
  'dialog.retried': ['dialogs', poses.failed],
  'retry.requested': ['systemStatus', poses.unreachable],
};

function scene({ portal }: RenderedPage, event = ''): boolean {
  const { children } = portal.getSnapshot();
  const running = (id: keyof typeof still) => (children[id]?.getSnapshot().status === 'active' ? children[id] : undefined);
  for (const id of ['systemStatus', 'session', 'dialogs'] as const) pose(running(id), still[id]);
  const [child, to] = scenes[event] ?? [];
  if (!child || !to) return true;
  pose(running(child), to);
  return running(child) !== undefined;
}

tour({ flow: 'portal', driver: portalDriver, children: neighbours, begin: ({ portal }) => portal, scene });
