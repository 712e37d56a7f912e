import { memo, useMemo } from 'react';
import { type Mark, stateKey } from '../../diff';
import type { Area, LaidEdge } from '../../layout';
import type { MainWay } from '../../main-way';
import type { PictureState } from '../../picture';
import type { ChartData } from '../data';
import { BoxView } from './box';
import { overlap } from './camera';
import { Badge } from './change-marks';
import type { DisplayedChart } from './changes';
import type { Colours } from './colours';
import { EdgeView, Heads, Lines } from './edge';
import { stateText } from './labels';
import type { Moment } from './run';
import { useAtlas } from './shared';

/** Overlays of a chart. */
export type Looks = {
  colours?: Colours;
  moment?: Moment;
  /** Path of the selected state, and key of the selected change. */
  selected?: string;
  change?: string;
  requirement?: string;
  folded: readonly string[];
  /** Marks of changes, by key. */
  marks?: ReadonlyMap<string, Mark>;
  /** Additions to the descriptions of states, by path. */
  remarks?: ReadonlyMap<string, string>;
  /** Emphasized main path. */
  main?: MainWay;
};
type Props = {
  chart: ChartData;
  displayedChart: DisplayedChart;
  looks: Looks;
  /** Path of the state in the tab order. */
  tabbed: string | undefined;
  /** Area outside which only the state in the tab order is drawn; undefined for everything. */
  drawnArea: Area | undefined;
  onState: (path: string) => void;
  onFold: (path: string) => void;
  onTransition: (id: string) => void;
};

/** All parts of a chart in painting order: boxes, lines, labels. */
export const Drawing = memo(function Drawing({
  chart,
  displayedChart: { whole, picture, laid },
  looks,
  tabbed,
  drawnArea,
  onState,
  onFold,
  onTransition,
}: Props) {
  const states = new Map<string, PictureState>([picture.root, ...picture.states].map((state) => [state.path, state]));
  const transitions = new Map(picture.transitions.map((transition) => [transition.id, transition]));
  const inner = new Set(
    whole.states.flatMap(({ path }) => (path.includes('.') ? [path.slice(0, path.lastIndexOf('.'))] : [])),
  );
  const { moment, colours, selected, change, requirement, folded, marks, remarks, main } = looks;
  const way = new Set([...(main?.states ?? []), ...(main?.transitions ?? [])]);
  const can = new Set(moment?.options.flatMap(({ leads }) => leads));
  const takenTransitions = new Set(moment?.taken);
  const { texts } = useAtlas();
  const areas = useMemo(() => new Map(laid.edges.map((edge) => [edge.id, areaOf(edge)])), [laid]);
  const isDrawn = (area: Area | undefined) => !drawnArea || !area || overlap(area, drawnArea);
  const boxes = laid.boxes.filter((box) => isDrawn(box) || box.path === tabbed);
  const edges = laid.edges.filter(({ id }) => isDrawn(areas.get(id)));

  return (
    <>
      <Heads />
      {boxes.map((box) => {
        const state = states.get(box.path);
        if (!state) return null;
        return (
          <BoxView
            key={box.path}
            box={box}
            state={state}
            region={states.get(parentOf(box.path))?.type === 'parallel'}
            label={stateText(chart, box.path, texts.language)}
            colour={colours?.of.get(state.id)}
            count={colours?.counts.get(state.id)}
            mark={marks?.get(stateKey(box.path))}
            remark={remarks?.get(box.path)}
            isNow={moment?.active.has(state.id) ?? false}
            isMain={way.has(state.id)}
            isSelected={selected === box.path}
            isSought={change === stateKey(box.path)}
            isAside={requirement !== undefined && !state.requirements.includes(requirement)}
            isTabbed={tabbed === box.path}
            folds={inner.has(box.path) ? (folded.includes(box.path) ? 'folded' : 'open') : undefined}
            onState={onState}
            onFold={onFold}
          />
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group is not focusable; the panel lists each transition. */}
      <g aria-hidden="true">
        {laid.beginnings.map(({ path, points }) => (
          <Lines
            key={path}
            className="e begin"
            lines={[points]}
            head="m-plain"
            dot={states.get(path)?.type !== 'history'}
          />
        ))}
        {edges.map((edge) => {
          const transition = transitions.get(edge.id);
          if (!transition) return null;
          return (
            <EdgeView
              key={edge.id}
              edge={edge}
              colour={colours?.of.get(edge.id)}
              mark={marks?.get(edge.id)}
              isSought={change === edge.id}
              isMain={way.has(edge.id)}
              isTaken={takenTransitions.has(edge.id)}
              can={can.has(edge.id)}
              isInside={transition.targets.length === 0}
              onTransition={onTransition}
            />
          );
        })}
        {boxes.map((box) => badge(`state ${box.path}`, marks?.get(stateKey(box.path)), box))}
        {edges.map(({ id, label }) => badge(id, marks?.get(id), label))}
      </g>
    </>
  );
});

/** Returns the area of a transition's lines and label. */
function areaOf({ lines, label }: LaidEdge): Area {
  const points = [...lines.flat(), label, { x: label.x + label.width, y: label.y + label.height }];
  const x = Math.min(...points.map((point) => point.x));
  const y = Math.min(...points.map((point) => point.y));
  return {
    x,
    y,
    // A straight line has an area, too.
    width: Math.max(...points.map((point) => point.x)) - x + 1,
    height: Math.max(...points.map((point) => point.y)) - y + 1,
  };
}

/** Painted over all lines, so that none hides it. */
const badge = (key: string, mark: Mark | undefined, at: Area) => mark && <Badge key={key} mark={mark} at={at} />;

/** Returns the parent of a state; the root's path is empty. */
const parentOf = (path: string): string =>
  path === '' ? ' ' : path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
