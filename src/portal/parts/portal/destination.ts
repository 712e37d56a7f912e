import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Access, Place } from '../../../../machines/platform/host/host.machine';
import type { ContractKind } from '../../../contract/agents/agent-contracts';
import type { IconName } from '../../../ui/icon-name';
import type { CentreDependencies, FlowDependencies } from '../dependencies';

/** The frame round a screen (spec section 2): full = header, footer, side menu; noSide = without the side menu. */
export type Layout = 'full' | 'noSide' | 'header' | 'bare';
/** Exports of a destination's chunk: its view, and its chart if it has one. hosted.ts has the view's props. */
type Chunk<Dependencies> = { View: ComponentType<never>; flow?: (deps: Dependencies) => AnyStateMachine };
/**
 * `words`: catalogues of the chunk and of parts that it shares with others. `runs` and `from` are for the map: the id
 * of its chart, and what leads to it besides the endings of charts: a part of the frame, a destination by its key, or
 * an address that is published elsewhere.
 */
type Row<Dependencies> = {
  words: readonly string[];
  load: () => Promise<Chunk<Dependencies>>;
  /** The file that `load` imports; the build of the documents puts it in. */
  file?: string;
  runs?: string;
  from?: readonly string[];
};

export type ScreenRow = Row<FlowDependencies> & {
  seat: 'screen';
  /** Its addresses; links use the first. */
  paths: readonly [string, ...string[]];
  layout: Layout;
  /** Open to a visitor although 'logined to home page' is on (s2.guard.exempt-routes). */
  exempt?: true;
  /** Title of the browser's tab; the brand alone without one. */
  title?: MessageDescriptor;
  /**
   * Names in the address that its content starts with: another value, or a launch that leads to it again, starts the
   * content again.
   */
  restartsBy?: readonly ('gameCode' | 'playType' | 'view')[];
  /** Dialog over it at this address. */
  over?: string;
  /** Chart in a separate module, which loads after the view: the view is drawn before any script runs. */
  chart?: () => Promise<{ flow: (deps: FlowDependencies) => AnyStateMachine }>;
  /** Messages of parts that only its chart leads to. */
  chartWords?: readonly string[];
};
export type DialogRow = Row<FlowDependencies> & {
  /** Pages of a centre, which load with it, and the initial one. */
  pages?: { first: string; load: () => Promise<CentrePages> };
  seat: 'dialog';
  account?: Access;
  /** True if an address opens it; others need more than their name and open from within. */
  byAddress: boolean;
  /** Shows one item of many: an address names its id, `?dialog=notice&id=…`, and opens nothing without it. */
  byId?: true;
  /** Place that its address opens if `byAddress` is false. */
  instead?: Place;
};
/** A page that is in no menu. */
export type HiddenPage = Row<CentreDependencies> & { seat: 'page' };
export type PageRow = HiddenPage & {
  icon: IconName;
  label: MessageDescriptor;
  /** Position in the menu of the member centre, which has fourteen or eight entries depending on the configuration. */
  menu?: { 14?: number; 8?: number };
  /** Kind of agreement that the page is about; the page exists while that kind is on for the agent. */
  contract?: ContractKind;
};
/** Pages of a centre, and the one for an unknown address. */
export type CentrePages = { pages: Readonly<Record<string, PageRow>>; unknownPage: HiddenPage };
export type Destination = ScreenRow | DialogRow;
