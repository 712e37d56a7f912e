type Scheme = {
  ground: string;
  surface: string;
  sunken: string;
  edge: string;
  line: string;
  ink: string;
  soft: string;
  field: string;
  river: string;
  gold: string;
  alert: string;
};

const LIGHT: Scheme = {
  ground: '#f3f6f1',
  surface: '#fff',
  sunken: '#e8ede5',
  edge: '#74827a',
  line: '#d6ddd3',
  ink: '#12201a',
  soft: '#43524a',
  field: '#0b5d3f',
  river: '#1b5e85',
  gold: '#654600',
  alert: '#b3122e',
};
const DARK: Scheme = {
  ground: '#0c1411',
  surface: '#141f1a',
  sunken: '#0f1915',
  edge: '#71857a',
  line: '#29392f',
  ink: '#eaf1eb',
  soft: '#b9c7bd',
  field: '#5cc795',
  river: '#7dbfe6',
  gold: '#f3be45',
  alert: '#ff8a97',
};

const SANS = '"Noto Sans","Noto Sans Bengali",system-ui,-apple-system,"Segoe UI",Roboto,sans-serif';
const MONO = 'ui-monospace,"Roboto Mono","Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace';

/**
 * Uses literal colours instead of variables: every SVG reader supports them, and falls back to light without `@media`.
 */
const colours = ({ ground, surface, sunken, edge, line, ink, soft, field, river, gold, alert }: Scheme): string => `
.ground{fill:${ground}}
.box{fill:${surface};stroke:${edge}}
.compound>.box,.parallel>.box{fill:${sunken}}
.root>.box{fill:${ground};stroke:${line}}
.band{fill:${field}}
.final>.band{fill:${ink}}
.behind{fill:${sunken}}
.in-root>.behind{fill:${ground}}
.mark{stroke:${ink}}
.dot{fill:${ink}}
text{fill:${ink}}
.description,.requirements,.actions,.exit,.entry,.initial{fill:${soft}}
.tags,.guard{fill:${gold}}
.invoke{fill:${river}}
.forbidden{fill:${alert}}
.line{stroke:${field}}
.head{fill:${field}}
.done>.line,.snapshot>.line{stroke:${river}}
.done>.head,.snapshot>.head{fill:${river}}
.error>.line{stroke:${alert}}
.error>.head{fill:${alert}}
.after>.line{stroke:${gold}}
.after>.head{fill:${gold}}
.after>.cause{fill:${gold}}
.done>.cause,.snapshot>.cause{fill:${river}}
.error>.cause{fill:${alert}}
.beginning>.line{stroke:${ink}}
.beginning>.head{fill:${ink}}
.pill{fill:${ground};stroke:${line}}
.added>.box,.added>.line{stroke:${field}}
.changed>.box,.changed>.line{stroke:${gold}}
.removed>.box,.removed>.line{stroke:${alert}}
.added>circle{fill:${field}}
.changed>circle{fill:${gold}}
.removed>circle{fill:${alert}}
.sign{fill:${surface}}`;

/** Styles of a picture, light and dark. */
export const STYLE = `
text{font-family:${SANS}}
.title{font-size:16px;font-weight:600}
.in-root>.title{font-size:18px}
.description{font-size:13px}
.tags{font-size:12px;font-weight:600}
.invoke,.entry,.exit,.initial,.transition,.requirements{font-family:${MONO};font-size:12px}
.cause,.guard,.actions{font-size:12px}
.cause{font-weight:600}
.label text{text-anchor:middle}
.target{font-size:12px;font-weight:600}
.cut>.pill{stroke-dasharray:3 3}
.box{stroke-width:1.5}
.region>.box{stroke-dasharray:6 4}
.mark{fill:none;stroke-width:1.75}
.line{fill:none;stroke-width:1.75}
.always>.line{stroke-dasharray:2 4}
.after>.line{stroke-dasharray:9 4}
.error>.line{stroke-dasharray:6 3}
.added>.box,.changed>.box,.removed>.box,.added>.line,.changed>.line,.removed>.line{stroke-width:3}
.removed>.box{stroke-dasharray:6 4}
.sign{font-size:14px;font-weight:700;text-anchor:middle}
.meaning{font-size:12px}
.history .letter{font-size:15px;font-weight:600;text-anchor:middle}
${colours(LIGHT).trim()}
@media (prefers-color-scheme:dark){${colours(DARK)}
}`;
