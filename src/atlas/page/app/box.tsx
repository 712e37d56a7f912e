import { type KeyboardEvent, memo } from 'react';
import { MARGIN, TYPES } from '../../card';
import type { Mark } from '../../diff';
import type { Box } from '../../layout';
import type { PictureState } from '../../picture';
import type { Colour } from './colours';
import { useAtlas } from './shared';

type Props = {
  box: Box;
  state: PictureState;
  /** True for a region of a parallel state. */
  region: boolean;
  label: string;
  colour: Colour | undefined;
  count: { done: number; all: number } | undefined;
  mark: Mark | undefined;
  remark: string | undefined;
  isNow: boolean;
  /** True if the chart's main path visits it. */
  isMain: boolean;
  isSelected: boolean;
  /** True if it is the target of the selected change. */
  isSought: boolean;
  isAside: boolean;
  isTabbed: boolean;
  folds: 'folded' | 'open' | undefined;
  onState: (path: string) => void;
  onFold: (path: string) => void;
};

/** Box of a state with its text; a button that selects it. The root frames all others. */
export const BoxView = memo(function BoxView(props: Props) {
  const {
    box,
    state,
    region,
    label,
    colour,
    count,
    mark,
    remark,
    isNow,
    isMain,
    isSelected,
    isSought,
    isAside,
    isTabbed,
    folds,
    onState,
    onFold,
  } = props;
  const { texts } = useAtlas();
  const { x, y, width, height, path, rows } = box;
  const is = {
    now: isNow,
    main: isMain,
    sel: isSelected || isSought,
    aside: isAside,
    region,
    folded: folds === 'folded',
    root: path === '',
  };
  const names = [
    'n',
    state.type,
    colour ?? 'plain',
    ...(mark ? [mark] : []),
    ...Object.entries(is).flatMap(([name, on]) => (on ? [name] : [])),
  ];
  // Accessible name: the text of the box.
  const covered = colour && texts(colour === 'ok' ? 'keyOk' : colour === 'part' ? 'keyPart' : 'keyNo');
  const parts = [label, path, mark && texts(mark), remark, covered, isNow && texts('now')];
  const inside = (
    <>
      <rect className="box" width={width} height={height} rx={state.type === 'history' ? width / 2 : 10} />
      {state.type === 'final' && (
        <rect className="box inner" x="4" y="4" width={width - 8} height={height - 8} rx="7" />
      )}
      {state.type === 'history' && (
        <text className="r r-title" x={width / 2} y={height / 2 + 6} textAnchor="middle">
          {state.history === 'deep' ? 'H*' : 'H'}
        </text>
      )}
      {colour && <path className="tag" d={`M10 0A10 10 0 0 0 0 10V${height - 10}A10 10 0 0 0 10 ${height}H6V0z`} />}
      {rows.map((row) => (
        <text key={row.y} className={`r r-${row.kind}`} x={MARGIN.x} y={row.y} fontSize={TYPES[row.kind].size}>
          {row.text}
        </text>
      ))}
      {colour && path !== '' && !folds && state.type !== 'history' && (
        <Sign colour={colour} count={count} width={width} />
      )}
    </>
  );
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onState(path);
  };
  if (path === '')
    return (
      // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an SVG group is not focusable; a heading has the same text.
      <g className={names.join(' ')} transform={`translate(${x} ${y})`} aria-hidden="true">
        {inside}
      </g>
    );
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: HTML has no button that could be drawn in an SVG. */}
      <g
        className={names.join(' ')}
        transform={`translate(${x} ${y})`}
        role="button"
        tabIndex={isTabbed ? 0 : -1}
        aria-description={parts.filter(Boolean).join(', ')}
        aria-pressed={isSelected}
        data-path={path}
        onClick={() => onState(path)}
        onKeyDown={press}
      >
        {inside}
      </g>
      {folds && (
        <FoldButton box={box} isFolded={folds === 'folded'} label={label} isTabbed={isTabbed} onFold={onFold} />
      )}
    </>
  );
});

/** Sign in the corner: a tick, the number of covered transitions, or a warning. */
function Sign({ colour, count, width }: { colour: Colour; count: Props['count']; width: number }) {
  const { texts } = useAtlas();
  if (colour === 'part' && count)
    return (
      <text className="sn" x={width - 10} y="26">
        {texts.number(count.done)}/{texts.number(count.all)}
      </text>
    );
  return (
    <path
      className="st"
      d={colour === 'ok' ? `M${width - 25} 20l5 5 9-10` : `M${width - 16} 12v9M${width - 16} 25v.1`}
    />
  );
}

type FoldProps = { box: Box; isFolded: boolean; label: string; isTabbed: boolean; onFold: (path: string) => void };

/** Button that folds and unfolds a compound state, sized for a finger. */
function FoldButton({ box: { x, y, width, path }, isFolded, label, isTabbed, onFold }: FoldProps) {
  const { texts } = useAtlas();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onFold(path);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: HTML has no button that could be drawn in an SVG.
    <g
      className="fold"
      transform={`translate(${x + width - 44} ${y})`}
      role="button"
      tabIndex={isTabbed ? 0 : -1}
      aria-label={`${texts(isFolded ? 'unfold' : 'fold')}: ${label}`}
      aria-expanded={!isFolded}
      onClick={() => onFold(path)}
      onKeyDown={press}
    >
      <rect className="hit" width="44" height="44" />
      <path className="st" d={isFolded ? 'M23 17l6 6-6 6' : 'M19 20l6 6 6-6'} />
    </g>
  );
}
