import { type Consolidated, type ContractKind, INFO_OF } from '../../../../contract/agents/agent-contracts';
import type { MenuEntry } from '../../../parts/centre/centre-menu';
import type { PageRow } from '../../../parts/portal/destination';

const REQUEST = {
  dividend: 'divtypereq',
  daily: 'dailysalreqtype',
  hourly: 'contracthoursalreq',
  realtime: 'realtimesalreqtype',
} as const satisfies Record<ContractKind, keyof Consolidated>;

/** Returns whether this agent has a page: each kind of agreement has its own switch (s6.flag.agent-salary-pages). */
export const isOn = ({ contract }: Pick<PageRow, 'contract'>, contractStatus: Consolidated): boolean =>
  !contract || contractStatus[INFO_OF[contract]] !== 'off';

/** The entries of the menu that this agent has, in the order of their rows. */
export const menuOf = (pages: readonly MenuEntry[], contractStatus: Consolidated): readonly MenuEntry[] =>
  pages.filter(({ row }) => isOn(row, contractStatus));

/** Returns whether an agreement of a page waits for the agent's answer. */
export const waits = (row: PageRow | undefined, contractStatus: Consolidated): boolean =>
  row?.contract !== undefined && contractStatus[REQUEST[row.contract]] !== null;
