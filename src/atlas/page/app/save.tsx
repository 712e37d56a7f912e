import { Icon } from './icon';
import { useAtlas } from './shared';

/** Computed styles to inline, as readers of the file do not have our stylesheet. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
];
/** Pixels of a picture per screen pixel, for use in documents. */
const DENSITY = 2;
const SVG = 'http://www.w3.org/2000/svg';

/** Buttons that save the visible part of a chart as a file. */
export function Save({ name }: { name: string }) {
  const { texts } = useAtlas();
  return (
    <div className="zoom save">
      <button
        type="button"
        className="num"
        aria-label={texts('saveSvg')}
        title={texts('saveSvg')}
        onClick={() => saveSvg(name)}
      >
        <Icon name="save" /> SVG
      </button>
      <button
        type="button"
        className="num"
        aria-label={texts('savePng')}
        title={texts('savePng')}
        onClick={() => savePng(name)}
      >
        <Icon name="save" /> PNG
      </button>
    </div>
  );
}

const drawn = () => document.querySelector<SVGSVGElement>('.canvas > .sc');

function saveSvg(name: string): void {
  const svg = drawn();
  if (svg) save(`${name}.svg`, new Blob([pictureOf(svg)], { type: 'image/svg+xml' }));
}

async function savePng(name: string): Promise<void> {
  const svg = drawn();
  if (!svg) return;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(pictureOf(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width * DENSITY, image.height * DENSITY];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(`${name}.png`, blob));
}

/** Serializes the visible part as a self-contained picture. */
function pictureOf(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  const from = svg.querySelectorAll('*');
  const to = copy.querySelectorAll('*');
  for (const [nth, element] of [...from].entries()) copyStyle(element, to[nth]);
  const { width, height } = svg.getBoundingClientRect();
  for (const [key, value] of Object.entries({ xmlns: SVG, width: Math.round(width), height: Math.round(height) }))
    copy.setAttribute(key, String(value));
  const { x, y, width: wide, height: tall } = svg.viewBox.baseVal;
  const ground = document.createElementNS(SVG, 'rect');
  const fill = getComputedStyle(document.body).backgroundColor;
  for (const [key, value] of Object.entries({ x, y, width: wide, height: tall, fill }))
    ground.setAttribute(key, String(value));
  copy.prepend(ground);
  return new XMLSerializer().serializeToString(copy);
}

function copyStyle(element: Element, copy: Element | undefined): void {
  const style = getComputedStyle(element);
  for (const name of LOOKS) copy?.setAttribute(name, style.getPropertyValue(name));
  for (const name of ['class', 'role', 'tabindex', 'aria-pressed', 'aria-expanded']) copy?.removeAttribute(name);
}

/** Downloads a blob as a file. */
export function save(name: string, content: Blob): void {
  const href = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** Downloads a text as a file. */
export const saveText = (name: string, text: string): void =>
  save(name, new Blob([text], { type: 'application/octet-stream' }));
