import { msg } from '@lingui/core/macro';
import type { TeamKind } from '../../../../contract/agents/team';

export const kindWords = {
  agent: msg({ id: 'agentTeam.kind.agent', message: 'Agent' }),
  member: msg({ id: 'agentTeam.kind.member', message: 'Member' }),
} satisfies Record<TeamKind, unknown>;
