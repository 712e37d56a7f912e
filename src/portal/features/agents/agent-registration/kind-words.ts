import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TeamKind } from '../../../../contract/agents/team';

/** As what somebody joins. */
export const kindWords: Record<TeamKind, MessageDescriptor> = {
  member: msg({ id: 'agentLinks.kind.member', message: 'Player' }),
  agent: msg({ id: 'agentLinks.kind.agent', message: 'Agent' }),
};
